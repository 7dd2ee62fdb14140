package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.GainedTokens;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StrategyPhaseBegins;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** At the start of the strategy phase, the player gains two command tokens. */
public final class Summit extends ActionCard<StrategyPhaseBegins> {
  private static final GainedTokens TWO = new GainedTokens(2);

  public Summit() {
    super(StrategyPhaseBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, StrategyPhaseBegins phase) {
    return TWO.of(table, grant.user()) > 0;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, StrategyPhaseBegins phase, Chosen soFar) {
    return TWO.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, StrategyPhaseBegins phase, Chosen chosen) {
    draft.addAll(TWO.gained(grant.user(), chosen));
  }
}
