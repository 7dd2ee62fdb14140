/** Technologies, factions, units and cards that change movement: one small file each. */
@NullMarked
package org.lazax.map.movement.component;

import org.jspecify.annotations.NullMarked;
