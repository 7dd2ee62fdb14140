package org.lazax.combat.component.technology;

import org.lazax.combat.ability.RetreatHooks;

/**
 * Its owner's ships may retreat to where it has neither unit nor planet, if nobody else has a unit
 * there. Rule: space_combat.N8.
 */
public final class DarkEnergyTap implements RetreatHooks {
  @Override
  public boolean needsNothingThere() {
    return true;
  }
}
