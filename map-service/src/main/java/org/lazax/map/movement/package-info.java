/** The moves that a player declares, and what comes of them. */
@NullMarked
package org.lazax.map.movement;

import org.jspecify.annotations.NullMarked;
