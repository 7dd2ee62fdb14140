package org.lazax.components.faction.nekro;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.TechnologyGained;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * After the owner has gained a technology, it may draw an action card. Rule:
 * leader/nekro_acidos.N1.
 */
final class NekroAcidos extends Card<TechnologyGained> {
  NekroAcidos() {
    super(Kind.LEADER, TechnologyGained.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, TechnologyGained gained) {
    return gained.gainer().equals(grant.user());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TechnologyGained gained, Chosen chosen) {
    draft.call(new DrawActionCards(grant.user(), 1));
  }
}
