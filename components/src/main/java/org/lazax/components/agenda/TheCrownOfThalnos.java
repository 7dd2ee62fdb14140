package org.lazax.components.agenda;

import org.lazax.rules.combat.roll.RiskHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After a combat roll, the owner may reroll dice of its units. A unit that rerolls and makes no hit
 * is destroyed.
 */
public final class TheCrownOfThalnos implements Component, RiskHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/the_crown_of_thalnos");
  }

  @Override
  public int bonusAtRisk() {
    return 0;
  }
}
