package org.lazax.combat.state;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;

/** A side has announced a retreat at the end of this round. Rule: space_combat.4.1. */
@WireType("combat.retreat-announced.v1")
public record RetreatAnnounced(Seat seat, SystemId system) implements CombatEvent {}
