/** Tests of traces. */
@NullMarked
package org.lazax.gateway.trace;

import org.jspecify.annotations.NullMarked;
