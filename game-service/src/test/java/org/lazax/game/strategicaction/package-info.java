/** Strategy cards at work: a primary, then the others' secondaries, shown. */
@NullMarked
package org.lazax.game.strategicaction;

import org.jspecify.annotations.NullMarked;
