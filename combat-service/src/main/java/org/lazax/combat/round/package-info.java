/** The rounds of a combat, and the units that are destroyed in them. */
@NullMarked
package org.lazax.combat.round;

import org.jspecify.annotations.NullMarked;
