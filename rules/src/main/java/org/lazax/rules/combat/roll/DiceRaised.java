package org.lazax.rules.combat.roll;

import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * 1 is added to some results of the latest roll, so that they hit.
 *
 * @param component the component that adds it, such as {@code unit/wrath_of_kenara}
 * @param count the number of dice
 */
@WireType("combat.dice-raised.v1")
public record DiceRaised(Seat seat, ComponentRef component, Place place, int count)
    implements GameEvent {}
