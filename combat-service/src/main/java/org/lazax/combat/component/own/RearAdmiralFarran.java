package org.lazax.combat.component.own;

import org.lazax.chronicle.decider.Draft;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.FightAbility;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.InFight;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/**
 * A trade good each time one of its owner's units uses SUSTAIN DAMAGE. Rules:
 * leader/rear_admiral_farran.N2, leader/rear_admiral_farran.N3.
 */
final class RearAdmiralFarran implements FightAbility {
  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/rear_admiral_farran");
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.SUSTAINED.isIn(happens) && happens.whose().equals(grant.user());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    Gains.goods(draft, grant.user(), 1);
  }
}
