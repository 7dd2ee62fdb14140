package org.lazax.rules.combat;

import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.occurrence.InFight;

/** An ability that is triggered by an occurrence of a combat or of the invasion around it. */
public interface CombatAbility extends Ability<InFight> {
  @Override
  default Class<InFight> trigger() {
    return InFight.class;
  }
}
