/** Movement: the moves that a player declares, and how they are carried out. */
@NullMarked
package org.lazax.map.movement;

import org.jspecify.annotations.NullMarked;
