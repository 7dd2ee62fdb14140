package org.lazax.components.relic;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.actioncards.ActionCardsTakenBack;

/**
 * As an action, the owner purges it to take up to three action cards from the discard pile, for all
 * to see. Those beyond the limit of its hand are discarded then. Rules: relic/the_codex.N1,
 * relic/the_codex.N2.
 */
public final class TheCodex extends RelicCard<ComponentAction> implements ActionAbility {
  private static final String CARDS = "action-cards";
  private static final int MOST = 3;

  public TheCodex() {
    super(ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return !table.actionDiscards().isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    List<String> pile = table.actionDiscards().stream().map(ActionCardId::value).toList();
    return soFar.has(CARDS)
        ? Optional.empty()
        : Optional.of(new Ask(CARDS, pile, 1, Math.min(MOST, pile.size())));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    purge(draft, grant);
    List<ActionCardId> cards = chosen.all(CARDS).stream().map(ActionCardId::new).toList();
    draft.add(new ActionCardsTakenBack(grant.user(), cards));
    draft.call(new DrawActionCards(grant.user(), 0));
  }
}
