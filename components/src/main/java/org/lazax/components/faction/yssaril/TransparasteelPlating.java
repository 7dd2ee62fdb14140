package org.lazax.components.faction.yssaril;

import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.HandHooks;
import org.lazax.rules.turn.TurnTaken;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * In the owner's turns, players who have passed cannot play action cards. Rule:
 * technology/transparasteel_plating.N1.
 */
public final class TransparasteelPlating implements Component, HandHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/transparasteel_plating");
  }

  @Override
  public boolean mayPlay(Table table, Grant grant, Seat player, ComponentRef card) {
    return card.kind() != ComponentRef.Kind.ACTION_CARD
        || !hasPassed(table, player)
        || !isTurnOf(table, grant.user());
  }

  private static boolean hasPassed(Table table, Seat player) {
    return table
        .kernel()
        .within(ActionPhase.class)
        .filter(phase -> phase.passed().contains(player))
        .isPresent();
  }

  private static boolean isTurnOf(Table table, Seat owner) {
    return TurnTaken.seat(table).filter(owner::equals).isPresent();
  }
}
