/** What abilities do in a fight, for the game and the odds to carry out. */
@NullMarked
package org.lazax.rules.combat.strike;

import org.jspecify.annotations.NullMarked;
