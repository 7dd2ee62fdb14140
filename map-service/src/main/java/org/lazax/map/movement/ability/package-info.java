/** What technologies change about movement: one small file each. */
@NullMarked
package org.lazax.map.movement.ability;

import org.jspecify.annotations.NullMarked;
