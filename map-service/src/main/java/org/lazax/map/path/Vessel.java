package org.lazax.map.path;

import org.lazax.rules.movement.Ship;

/**
 * A ship with what it meets.
 *
 * @param at the number of the system where it starts
 */
public record Vessel(Ship ship, int at, Waters waters) {}
