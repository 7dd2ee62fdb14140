package org.lazax.components.technology;

import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.InFight;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.FightAbility;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * A trade good for each of its owner's mechs that is destroyed, one after the other. Rules:
 * technology/self_assembly_routines.N1, technology/self_assembly_routines.N4.
 */
public final class SelfAssemblyRoutines implements Component, FightAbility {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/self_assembly_routines#destroyed");
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.DESTROYED.isIn(happens) && happens.count(grant.user(), UnitType.MECH) > 0;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    for (int mech = 0; mech < happens.count(grant.user(), UnitType.MECH); mech++) {
      Gains.goods(draft, grant.user(), 1);
    }
  }
}
