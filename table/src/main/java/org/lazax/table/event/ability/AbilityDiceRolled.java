package org.lazax.table.event.ability;

import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.AbilityRef;

/**
 * Dice were rolled for an ability, not for a unit. The event alone changes nothing on the table.
 * The consequences of the dice are other events of the same decision, or of the effect that goes
 * on.
 *
 * @param seat the player who uses the ability
 */
@WireType("table.ability-dice-rolled.v1")
public record AbilityDiceRolled(Seat seat, AbilityRef ability, Chance chance)
    implements TableEvent, ChanceEvent {
  @Override
  public Table fold(Table table) {
    return table;
  }
}
