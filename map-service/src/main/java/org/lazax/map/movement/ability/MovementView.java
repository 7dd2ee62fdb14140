package org.lazax.map.movement.ability;

import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * What hooks see of a movement: the table as it lies before any ship moves.
 *
 * @param seat whose ships move
 * @param active where they move to
 */
public record MovementView(Table table, Seat seat, SystemId active) {}
