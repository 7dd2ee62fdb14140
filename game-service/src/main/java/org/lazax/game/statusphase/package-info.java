/** The status phase: scoring, action cards, tokens, readying, repair. */
@NullMarked
package org.lazax.game.statusphase;

import org.jspecify.annotations.NullMarked;
