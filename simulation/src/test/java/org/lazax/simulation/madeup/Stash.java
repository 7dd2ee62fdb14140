package org.lazax.simulation.madeup;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.goods.GoodsGained;

/**
 * An action card: its user chooses cards of its hand in secret. Then the next player says who gains
 * as many trade goods. Nobody else ever learns which cards they were.
 */
final class Stash extends ComponentActionCard {
  static final String CARDS = "cards";
  static final String WHO = "who";

  private static final int MOST = 2;

  @Override
  public boolean possible(Table table, Grant grant) {
    return true;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    if (!soFar.has(CARDS)) {
      List<String> hand =
          table.player(grant.user()).actionCards().stream().map(ActionCardId::value).toList();
      return Optional.of(new Ask(CARDS, hand, 0, MOST).hidden());
    }
    return Ask.once(WHO, soFar, table::seats).map(ask -> ask.chosenBy(next(table, grant)));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    if (!chosen.all(CARDS).isEmpty()) {
      Seat gainer = Seat.of(chosen.one(WHO).orElseThrow());
      draft.add(new GoodsGained(gainer, chosen.all(CARDS).size()));
    }
  }

  private static Seat next(Table table, Grant grant) {
    return table.clockwiseFrom(grant.user()).get(1);
  }
}
