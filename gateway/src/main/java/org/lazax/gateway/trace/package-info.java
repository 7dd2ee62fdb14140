/** Traces of requests through all services. */
@NullMarked
package org.lazax.gateway.trace;

import org.jspecify.annotations.NullMarked;
