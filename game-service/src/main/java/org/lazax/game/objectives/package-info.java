/** How players score objectives, and what they spend for them. */
@NullMarked
package org.lazax.game.objectives;

import org.jspecify.annotations.NullMarked;
