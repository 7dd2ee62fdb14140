package org.lazax.components.technology;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.TacticalActionEnds;
import org.lazax.rules.combat.retreat.RetreatHooks;
import org.lazax.rules.exploration.Exploration;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * When its owner's tactical action ends, the owner explores the frontier token of the active system
 * if it has a ship there. Its ships may also retreat to a system without its units and planets, if
 * no other player has units there. Rules: technology/dark_energy_tap.N2,
 * technology/dark_energy_tap.N3, space_combat.N8.
 */
public final class DarkEnergyTap implements Component, Ability<TacticalActionEnds>, RetreatHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/dark_energy_tap");
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.of(ref());
  }

  @Override
  public Class<TacticalActionEnds> trigger() {
    return TacticalActionEnds.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, TacticalActionEnds ends) {
    return ends.active().equals(grant.user())
        && !table.units().ships(ends.system(), grant.user()).isEmpty()
        && Exploration.isPossible(table, Place.space(ends.system()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TacticalActionEnds ends, Chosen chosen) {
    Exploration.explore(draft, grant.user(), Place.space(ends.system()));
  }

  @Override
  public boolean needsNothingThere() {
    return true;
  }
}
