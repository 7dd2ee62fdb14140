package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.components.card.JoiningShip;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The player places a cruiser in a system with ships of its own. Rule: action_card/war_effort.N1.
 */
public final class WarEffort extends ComponentActionCard {
  private static final JoiningShip CRUISER = new JoiningShip(UnitType.CRUISER);

  @Override
  public boolean possible(Table table, Grant grant) {
    return CRUISER.isPossible(table, grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return CRUISER.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    CRUISER.place(draft, grant.user(), chosen);
  }
}
