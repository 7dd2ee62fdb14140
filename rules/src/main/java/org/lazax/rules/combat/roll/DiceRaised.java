package org.lazax.rules.combat.roll;

import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * To some results of the roll just made 1 is added, so that they hit.
 *
 * @param component by what, as {@code unit/wrath_of_kenara}
 * @param count how many dice
 */
@WireType("combat.dice-raised.v1")
public record DiceRaised(Seat seat, ComponentRef component, Place place, int count)
    implements GameEvent {}
