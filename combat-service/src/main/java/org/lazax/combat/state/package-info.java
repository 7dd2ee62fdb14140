/** What combat-service alone remembers: its combats, and the events that they are made of. */
@NullMarked
package org.lazax.combat.state;

import org.jspecify.annotations.NullMarked;
