package org.lazax.map.path;

import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;

/**
 * A ship, or a ground force without a ship, leaves a gravity rift and has rolled a die.
 *
 * @param lost whether it is removed with its cargo. Rules: gravity_rift.2, gravity_rift.2.2
 */
@WireType("map.rift-crossed.v1")
public record RiftCrossed(Seat seat, UnitType ship, SystemId rift, Chance chance, boolean lost)
    implements ChanceEvent {}
