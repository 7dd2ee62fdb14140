/** Components of the Barony of Letnev. */
@NullMarked
package org.lazax.components.faction.letnev;

import org.jspecify.annotations.NullMarked;
