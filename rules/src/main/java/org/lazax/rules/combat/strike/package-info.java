/** What abilities do in a combat. Games and odds carry it out. */
@NullMarked
package org.lazax.rules.combat.strike;

import org.jspecify.annotations.NullMarked;
