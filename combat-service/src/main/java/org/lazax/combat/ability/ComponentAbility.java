package org.lazax.combat.ability;

import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.ruleset.Hands;
import org.lazax.table.component.AbilityRef;

/** The ability that a game makes of a component's combat hooks. */
abstract class ComponentAbility implements CombatAbility {
  private final AbilityRef name;

  ComponentAbility(AbilityRef name) {
    this.name = name;
  }

  @Override
  public final AbilityRef name() {
    return name;
  }

  /** Whether it is used by playing its card: true for cards that are hidden in a hand. */
  @Override
  public boolean isPlayed() {
    return Hands.hide(name.component());
  }
}
