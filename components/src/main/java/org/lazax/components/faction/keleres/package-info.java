/** Components of the Council Keleres. */
@NullMarked
package org.lazax.components.faction.keleres;

import org.jspecify.annotations.NullMarked;
