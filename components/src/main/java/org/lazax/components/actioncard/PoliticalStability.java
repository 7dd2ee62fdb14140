package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.ReturningStrategyCards;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.status.StatusHooks;
import org.lazax.table.Table;
import org.lazax.table.event.strategy.StrategyCardsReadied;

/**
 * The player keeps and readies its strategy cards at the end of the status phase. For these it
 * chooses none in the next strategy phase. Rules: action_card/political_stability.N1 to
 * action_card/political_stability.N3.1.
 */
public final class PoliticalStability extends ActionCard<ReturningStrategyCards>
    implements StatusHooks {
  public PoliticalStability() {
    super(ReturningStrategyCards.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, ReturningStrategyCards returning) {
    return !table.player(grant.user()).strategyCards().isEmpty();
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, ReturningStrategyCards returning, Chosen chosen) {
    int phase = draft.table().kernel().frameOf(StatusPhase.class).orElseThrow().id();
    draft.add(
        new StrategyCardsReadied(
            grant.user(),
            List.copyOf(draft.table().player(grant.user()).strategyCards().keySet())));
    draft.add(LastingEffects.until(phase, name(), grant));
  }

  @Override
  public boolean keepsStrategyCards(Table table, Grant grant) {
    return true;
  }
}
