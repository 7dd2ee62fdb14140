/** Generic units. */
@NullMarked
package org.lazax.components.unit;

import org.jspecify.annotations.NullMarked;
