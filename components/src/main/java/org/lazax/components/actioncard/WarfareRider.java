package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.JoiningShip;
import org.lazax.components.card.Rider;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeResolved;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * A right prediction places a dreadnought where the player has ships. Rules:
 * action_card/warfare_rider.N2, action_card/warfare_rider.N4.
 */
public final class WarfareRider extends Rider {
  private static final JoiningShip DREADNOUGHT = new JoiningShip(UnitType.DREADNOUGHT);

  @Override
  public Optional<Ask> rewardAsks(
      Table table, Grant grant, OutcomeResolved resolved, Chosen soFar) {
    return DREADNOUGHT.isPossible(table, grant.user())
        ? DREADNOUGHT.asks(table, grant.user(), soFar)
        : Optional.empty();
  }

  @Override
  public void reward(Draft<?, Table> draft, Grant grant, OutcomeResolved resolved, Chosen chosen) {
    if (DREADNOUGHT.isPossible(draft.table(), grant.user())) {
      DREADNOUGHT.place(draft, grant.user(), chosen);
    }
  }
}
