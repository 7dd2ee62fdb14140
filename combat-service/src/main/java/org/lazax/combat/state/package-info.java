/** The state that only combat-service keeps: its combats, and the events that change them. */
@NullMarked
package org.lazax.combat.state;

import org.jspecify.annotations.NullMarked;
