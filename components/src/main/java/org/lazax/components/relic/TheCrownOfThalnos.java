package org.lazax.components.relic;

import org.lazax.rules.combat.roll.RiskHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After a combat roll, the owner may reroll dice of its units with +1. A unit that rerolls and
 * makes no hit is destroyed. Rules: relic/the_crown_of_thalnos.N1 to relic/the_crown_of_thalnos.N5.
 */
public final class TheCrownOfThalnos implements Component, RiskHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("relic/the_crown_of_thalnos");
  }

  @Override
  public int bonusAtRisk() {
    return 1;
  }
}
