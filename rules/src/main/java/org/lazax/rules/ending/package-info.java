/** The end of the game, and the elimination of a player. */
@NullMarked
package org.lazax.rules.ending;

import org.jspecify.annotations.NullMarked;
