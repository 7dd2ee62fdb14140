package org.lazax.components.technology;

import org.lazax.rules.combat.retreat.RetreatHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;

/**
 * The owner's ships may retreat to a system without its units and planets, if no other player has
 * units there. Rule: space_combat.N8.
 */
public final class DarkEnergyTap implements Component, RetreatHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/dark_energy_tap");
  }

  @Override
  public Missing missing() {
    return Missing.part("the exploration of a frontier token");
  }

  @Override
  public boolean needsNothingThere() {
    return true;
  }
}
