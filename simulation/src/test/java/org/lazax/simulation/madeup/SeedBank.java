package org.lazax.simulation.madeup;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.effect.Occurrences;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/** A faction ability with state: it places a seed face down on its card. */
record SeedBank() implements Component, Ability<TurnEnds> {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/seed_bank");
  }

  @Override
  public Class<TurnEnds> trigger() {
    return TurnEnds.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, TurnEnds ends) {
    return ends.active().equals(grant.user())
        && table.part(Seeds.ID).of(grant.user()).size() < Seeds.MAX;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnEnds ends, Chosen chosen) {
    int sown = draft.table().part(Seeds.ID).of(grant.user()).size();
    String plant = sown % 2 == 0 ? Seeds.MEDLAR : Seeds.QUINCE;
    draft.add(new SeedSown(grant.user(), plant));
    Occurrences.occur(draft, new SeedPlaced(ends.active(), grant.user()));
  }
}
