package org.lazax.rules.combat.roll;

import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * Dice of an ability that are no unit's roll: nothing is added to them.
 *
 * @param component what has them thrown, as {@code faction_ability/ambush}
 * @param hitsOn the lowest result that counts
 * @param successes how many of them do
 */
@WireType("combat.ability-rolled.v1")
public record AbilityRolled(
    Seat seat, ComponentRef component, Place place, int hitsOn, int successes, Chance chance)
    implements GameEvent, ChanceEvent {}
