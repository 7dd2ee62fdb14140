package org.lazax.rules.combat.roll;

import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * Dice of an ability that are not the roll of a unit. No modifiers apply to them.
 *
 * @param component the component whose ability it is, such as {@code faction_ability/ambush}
 * @param hitsOn the lowest result that is a success
 * @param successes the number of successes
 */
@WireType("combat.ability-rolled.v1")
public record AbilityRolled(
    Seat seat, ComponentRef component, Place place, int hitsOn, int successes, Chance chance)
    implements GameEvent, ChanceEvent {}
