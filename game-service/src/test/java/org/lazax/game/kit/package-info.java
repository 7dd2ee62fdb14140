/** The game's own procedures played alone, while the other services only let theirs pass. */
@NullMarked
package org.lazax.game.kit;

import org.jspecify.annotations.NullMarked;
