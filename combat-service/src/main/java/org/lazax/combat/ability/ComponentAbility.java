package org.lazax.combat.ability;

import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.ruleset.Hands;
import org.lazax.table.component.AbilityRef;

/** The ability that a game makes of a component's hooks for fights. */
abstract class ComponentAbility implements CombatAbility {
  private final AbilityRef name;

  ComponentAbility(AbilityRef name) {
    this.name = name;
  }

  @Override
  public final AbilityRef name() {
    return name;
  }

  /** A card that lies in a hand until then is used by playing it. */
  @Override
  public boolean isPlayed() {
    return Hands.hide(name.component());
  }
}
