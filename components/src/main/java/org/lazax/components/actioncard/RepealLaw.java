package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.council.Laws;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.council.Law;

/** The player discards a law that is in play. Rules: action_card/repeal_law.N1, action_cards.N9. */
public final class RepealLaw extends ComponentActionCard {
  private static final String LAW = "law";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !table.council().laws().isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(LAW, soFar, () -> table.council().laws().stream().map(Law::agenda).toList());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    draft.addAll(Laws.leave(draft.table(), new AgendaId(chosen.one(LAW).orElseThrow())));
  }
}
