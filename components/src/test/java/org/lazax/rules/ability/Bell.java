package org.lazax.rules.ability;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.goods.GoodsGained;

/** An ability whose use is heard: its user gains a good. */
record Bell(AbilityRef name, boolean forced) implements Ability<TurnEnds> {
  static Bell of(String name) {
    return new Bell(AbilityRef.parse(name), false);
  }

  @Override
  public Class<TurnEnds> trigger() {
    return TurnEnds.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, TurnEnds turn) {
    return true;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnEnds turn, Chosen chosen) {
    draft.add(new GoodsGained(grant.user(), 1));
  }
}
