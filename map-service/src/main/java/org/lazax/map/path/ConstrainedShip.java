package org.lazax.map.path;

import org.lazax.rules.movement.Ship;

/**
 * A ship with its constraints.
 *
 * @param at the number of the system where it starts
 */
public record ConstrainedShip(Ship ship, int at, MovementConstraints waters) {}
