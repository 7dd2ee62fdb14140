package org.lazax.components.faction.xxcha;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendaRevealed;
import org.lazax.rules.effect.StrategyTokens;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * For a token of the strategy pool, the agenda is discarded, and another one is revealed and voted
 * on instead.
 */
public final class Quash extends Card<AgendaRevealed> {
  public Quash() {
    super(ComponentRef.Kind.FACTION_ABILITY, AgendaRevealed.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AgendaRevealed revealed) {
    return StrategyTokens.has(table, grant.user(), 1);
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.STRATEGY_TOKEN, 1));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AgendaRevealed revealed, Chosen soFar) {
    return StrategyTokens.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AgendaRevealed revealed, Chosen chosen) {
    StrategyTokens.spend(draft, grant.user(), chosen);
    Agenda.replace(draft);
  }
}
