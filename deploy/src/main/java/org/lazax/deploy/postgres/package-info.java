/** An embedded PostgreSQL server from Maven artifacts, and the databases of the platform. */
@NullMarked
package org.lazax.deploy.postgres;

import org.jspecify.annotations.NullMarked;
