package org.lazax.components.faction.titans;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.ProductionBegins;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * When units of the owner use PRODUCTION, the owner gains a trade good with what they produce. It
 * can pay for that. Rules: leader/tungstantus.N1 to leader/tungstantus.N2.
 */
final class Tungstantus extends Card<ProductionBegins> implements ProductionHooks {
  Tungstantus() {
    super(Kind.LEADER, ProductionBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, ProductionBegins production) {
    return production.producer().equals(grant.user()) && !LastingEffects.is(table, grant);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, ProductionBegins production, Chosen chosen) {
    int frame = draft.table().kernel().frameOf(Production.class).orElseThrow().id();
    draft.add(LastingEffects.until(frame, name(), grant));
  }

  @Override
  public int goods(Table table, Grant grant, Production production) {
    return LastingEffects.is(table, grant) ? 1 : 0;
  }
}
