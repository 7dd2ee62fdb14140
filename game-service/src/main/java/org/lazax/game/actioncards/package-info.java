/** Action cards are drawn, and discarded down to the limit. */
@NullMarked
package org.lazax.game.actioncards;

import org.jspecify.annotations.NullMarked;
