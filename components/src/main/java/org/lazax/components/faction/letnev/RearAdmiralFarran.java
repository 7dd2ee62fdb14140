package org.lazax.components.faction.letnev;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * The owner gains a trade good each time one of its units uses SUSTAIN DAMAGE. Rules:
 * leader/rear_admiral_farran.N2, leader/rear_admiral_farran.N3.
 */
public final class RearAdmiralFarran implements Component, CombatAbility {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

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
