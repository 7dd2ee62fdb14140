/** The other package of the cycle. */
@NullMarked
package org.lazax.architecture.circle.inner;

import org.jspecify.annotations.NullMarked;
