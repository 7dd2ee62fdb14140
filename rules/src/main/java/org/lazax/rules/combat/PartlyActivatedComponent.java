package org.lazax.rules.combat;

import org.lazax.rules.ability.MakesAbility;

/**
 * A component that acts by itself except for one part, which must be used and has a price. That
 * part is offered under its own name.
 */
public interface PartlyActivatedComponent extends CombatHooks, MakesAbility {
  ActivatedComponent part();

  /** The name of the part, which follows the name of the component. */
  String partName();
}
