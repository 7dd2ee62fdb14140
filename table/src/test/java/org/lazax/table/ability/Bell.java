package org.lazax.table.ability;

import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Occurrence.TurnEnds;
import org.lazax.table.goods.GoodsGained;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;

/** An ability whose use is heard: its user gains a good. */
record Bell(AbilityRef name, boolean forced) implements Ability<TurnEnds> {
  static Bell of(String name) {
    return new Bell(AbilityRef.parse(name), false);
  }

  @Override
  public Class<TurnEnds> moment() {
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
