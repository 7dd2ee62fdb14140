package org.lazax.components.agenda;

import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.CommoditiesReplenished;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * After the owner has replenished its commodities, it gains a trade good for each of its
 * neighbours. Rules: agenda/minister_of_commerce.N1 to agenda/minister_of_commerce.N2.
 */
final class MinisterOfCommerce extends Card<CommoditiesReplenished> {
  MinisterOfCommerce() {
    super(Kind.AGENDA, CommoditiesReplenished.class);
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, CommoditiesReplenished replenished) {
    return replenished.player().equals(grant.user())
        && !Neighbours.of(table, grant.user()).isEmpty();
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, CommoditiesReplenished replenished, Chosen chosen) {
    Gains.goods(draft, grant.user(), Neighbours.of(draft.table(), grant.user()).size());
  }
}
