/** Tests of the strategic action. */
@NullMarked
package org.lazax.game.strategicaction;

import org.jspecify.annotations.NullMarked;
