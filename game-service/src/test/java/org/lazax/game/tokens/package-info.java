/** What command tokens are for. */
@NullMarked
package org.lazax.game.tokens;

import org.jspecify.annotations.NullMarked;
