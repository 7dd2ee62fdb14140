/** Tracing of a request through all services. */
@NullMarked
package org.lazax.gateway.trace;

import org.jspecify.annotations.NullMarked;
