/** The effects of abilities in a combat, for games and odds to carry out. */
@NullMarked
package org.lazax.rules.combat.strike;

import org.jspecify.annotations.NullMarked;
