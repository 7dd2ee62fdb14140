/** A token comes back from the board, the home system produces. */
@NullMarked
package org.lazax.game.warfare;

import org.jspecify.annotations.NullMarked;
