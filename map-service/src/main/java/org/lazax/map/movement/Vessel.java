package org.lazax.map.movement;

import org.lazax.rules.movement.Ship;

/**
 * A ship with what it meets.
 *
 * @param at the number of the system where it starts
 */
record Vessel(Ship ship, int at, Waters waters) {}
