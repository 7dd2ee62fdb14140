package org.lazax.rules.combat;

import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Occurrence.InFight;

/** What hangs on something that happens in a fight, or in the invasion around one. */
public interface CombatAbility extends Ability<InFight> {
  @Override
  default Class<InFight> moment() {
    return InFight.class;
  }
}
