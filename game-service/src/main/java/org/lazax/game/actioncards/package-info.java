/** Action cards: drawing them, and discarding down to the limit. */
@NullMarked
package org.lazax.game.actioncards;

import org.jspecify.annotations.NullMarked;
