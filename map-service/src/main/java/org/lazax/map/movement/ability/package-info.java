/** How components change movement, and what they may look at. */
@NullMarked
package org.lazax.map.movement.ability;

import org.jspecify.annotations.NullMarked;
