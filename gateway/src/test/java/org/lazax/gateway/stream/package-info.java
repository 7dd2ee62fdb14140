/** Tests of streams that are followed for long. */
@NullMarked
package org.lazax.gateway.stream;

import org.jspecify.annotations.NullMarked;
