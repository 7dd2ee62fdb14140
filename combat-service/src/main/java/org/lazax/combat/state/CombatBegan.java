package org.lazax.combat.state;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.units.Place;

/**
 * A combat between two sides has begun, in space or on a planet. Rules: space_combat.0,
 * ground_combat.0.
 */
@WireType("combat.combat-began.v1")
public record CombatBegan(Place place, Seat attacker, Seat defender) implements CombatEvent {}
