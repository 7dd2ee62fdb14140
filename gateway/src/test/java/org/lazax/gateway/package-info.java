/** Tests of the gateway through its REST API, on a real broker and a real database. */
@NullMarked
package org.lazax.gateway;

import org.jspecify.annotations.NullMarked;
