/** Tests of tracing. */
@NullMarked
package org.lazax.gateway.trace;

import org.jspecify.annotations.NullMarked;
