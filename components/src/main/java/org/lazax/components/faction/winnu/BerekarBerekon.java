package org.lazax.components.faction.winnu;

import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.ProductionBegins;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * When units of any player use PRODUCTION, what they produce costs two resources less together. How
 * many units they may produce is the same as before. Rule: leader/berekar_berekon.N1.
 */
final class BerekarBerekon extends Card<ProductionBegins> implements ProductionHooks {
  private static final int RESOURCES = 2;

  BerekarBerekon() {
    super(Kind.LEADER, ProductionBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, ProductionBegins production) {
    return grant.isReady(table);
  }

  /** The effect is on the player who produces, whoever has the agent. */
  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, ProductionBegins production, Chosen chosen) {
    LeaderUses.use(draft, grant);
    int frame = draft.table().kernel().frameOf(Production.class).orElseThrow().id();
    draft.add(LastingEffects.until(Optional.of(frame), name(), production.producer(), Map.of()));
  }

  /** Each use counts: an agent that copies this one may be used on the same production. */
  @Override
  public int discount(Table table, Grant grant, Production production) {
    return RESOURCES * LastingEffects.count(table, grant);
  }
}
