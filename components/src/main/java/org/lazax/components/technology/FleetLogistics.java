package org.lazax.components.technology;

import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.turn.TurnHooks;
import org.lazax.rules.turn.TurnTaken;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The owner may take two actions in a turn. An action that an effect grants in the turn of another
 * player is no turn. Rule: leader/zeu.N6.
 */
public final class FleetLogistics implements Component, TurnHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/fleet_logistics");
  }

  @Override
  public Change actions(Table table, Grant grant) {
    boolean own = TurnTaken.seat(table).filter(grant.user()::equals).isPresent();
    return own ? Change.plus(1) : Change.NONE;
  }
}
