/** Removal of units beyond the fleet pool and the capacity of ships. */
@NullMarked
package org.lazax.map.trim;

import org.jspecify.annotations.NullMarked;
