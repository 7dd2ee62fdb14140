/** Drawing and discarding action cards, shown. */
@NullMarked
package org.lazax.game.actioncards;

import org.jspecify.annotations.NullMarked;
