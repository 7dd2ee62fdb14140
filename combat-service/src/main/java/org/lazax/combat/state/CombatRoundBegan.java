package org.lazax.combat.state;

import org.lazax.chronicle.wire.WireType;
import org.lazax.table.units.Place;

/** A round of a combat has begun. The first has number 1. */
@WireType("combat.round-began.v1")
public record CombatRoundBegan(Place place, int round) implements CombatEvent {}
