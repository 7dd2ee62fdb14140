package org.lazax.simulation.madeup;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.goods.GoodsGained;

/**
 * A technology that answers the moment of its expansion, if the seed is a medlar. Which seed it is
 * only its user knows.
 */
record Pollination() implements Component, Ability<SeedPlaced> {
  static final AbilityRef NAME = AbilityRef.parse("technology/pollination");

  @Override
  public ComponentRef ref() {
    return NAME.component();
  }

  @Override
  public AbilityRef name() {
    return NAME;
  }

  @Override
  public Class<SeedPlaced> trigger() {
    return SeedPlaced.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, SeedPlaced placed) {
    return placed.gardener().equals(grant.user());
  }

  @Override
  public boolean allowedInSecret(Table table, Grant grant, SeedPlaced placed) {
    return table.part(Seeds.ID).of(grant.user()).getLast().equals(Seeds.MEDLAR);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, SeedPlaced placed, Chosen chosen) {
    draft.add(new GoodsGained(grant.user(), 1));
  }
}
