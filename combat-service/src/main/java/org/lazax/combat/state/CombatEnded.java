package org.lazax.combat.state;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.units.Place;

/** A combat has ended. A draw has no winner. Rules: space_combat.10, ground_combat.4.4. */
@WireType("combat.combat-ended.v1")
public record CombatEnded(Place place, Optional<Seat> winner) implements CombatEvent {}
