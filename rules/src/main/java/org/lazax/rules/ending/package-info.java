/** How a game ends for all, and for a player who is eliminated. */
@NullMarked
package org.lazax.rules.ending;

import org.jspecify.annotations.NullMarked;
