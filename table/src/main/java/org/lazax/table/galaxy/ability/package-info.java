/** Laws, factions and cards that change which systems are adjacent to which. */
@NullMarked
package org.lazax.table.galaxy.ability;

import org.jspecify.annotations.NullMarked;
