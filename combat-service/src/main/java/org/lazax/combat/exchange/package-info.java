/** Dice and the hits that come of them. */
@NullMarked
package org.lazax.combat.exchange;

import org.jspecify.annotations.NullMarked;
