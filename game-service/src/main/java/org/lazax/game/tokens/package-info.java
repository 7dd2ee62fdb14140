/** Redistribution of command tokens. */
@NullMarked
package org.lazax.game.tokens;

import org.jspecify.annotations.NullMarked;
