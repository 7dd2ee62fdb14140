/** Leadership: command tokens for influence. */
@NullMarked
package org.lazax.game.leadership;

import org.jspecify.annotations.NullMarked;
