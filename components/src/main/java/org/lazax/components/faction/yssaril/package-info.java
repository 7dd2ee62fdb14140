/** Components of the Yssaril Tribes. */
@NullMarked
package org.lazax.components.faction.yssaril;

import org.jspecify.annotations.NullMarked;
