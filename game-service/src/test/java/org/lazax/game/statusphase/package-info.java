/** The end of a round: scoring, tokens, readying, repair, shown. */
@NullMarked
package org.lazax.game.statusphase;

import org.jspecify.annotations.NullMarked;
