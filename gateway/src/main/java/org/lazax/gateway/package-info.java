/** The gateway: the REST API of the platform. */
@NullMarked
package org.lazax.gateway;

import org.jspecify.annotations.NullMarked;
