/** Odds against what is known about them. */
@NullMarked
package org.lazax.combat.odds;

import org.jspecify.annotations.NullMarked;
