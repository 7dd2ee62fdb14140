package org.lazax.components.faction.hacan;

import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.ProductionBegins;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * When units of the owner use PRODUCTION, none of those that they produce costs anything. They
 * count against the limit. Rule: leader/harrugh_gefhara.N1.
 */
final class HarrughGefhara extends Card<ProductionBegins> implements ProductionHooks {
  HarrughGefhara() {
    super(Kind.LEADER, ProductionBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, ProductionBegins production) {
    return production.producer().equals(grant.user()) && grant.isReady(table);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, ProductionBegins production, Chosen chosen) {
    LeaderUses.use(draft, grant);
    int frame = draft.table().kernel().frameOf(Production.class).orElseThrow().id();
    draft.add(LastingEffects.until(frame, name(), grant));
  }

  @Override
  public Change price(Table table, Grant grant, Production production, UnitType type) {
    return LastingEffects.is(table, grant) ? Change.becomes(0) : Change.NONE;
  }
}
