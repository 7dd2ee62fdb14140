/** The other half of the circle. */
@NullMarked
package org.lazax.architecture.circle.inner;

import org.jspecify.annotations.NullMarked;
