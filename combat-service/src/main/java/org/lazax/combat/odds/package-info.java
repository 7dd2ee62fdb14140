/** The odds of a combat, exact or simulated. */
@NullMarked
package org.lazax.combat.odds;

import org.jspecify.annotations.NullMarked;
