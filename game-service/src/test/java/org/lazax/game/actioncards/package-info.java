/** Tests of drawing and discarding action cards. */
@NullMarked
package org.lazax.game.actioncards;

import org.jspecify.annotations.NullMarked;
