/** The strategic action: a primary ability, then the secondary abilities of the others. */
@NullMarked
package org.lazax.game.strategicaction;

import org.jspecify.annotations.NullMarked;
