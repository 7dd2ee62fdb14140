package org.lazax.combat.component.leader;

import java.util.List;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Strike;

/** An infantry comes as ground combat begins on a planet of its owner. */
public final class ClaireGibson implements MomentHooks {
  @Override
  public Set<UnitType> brings() {
    return Set.of(UnitType.INFANTRY);
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.COMBAT_BEGINS)
            && !battle.place().isSpace()
            && me == Side.DEFENDER
        ? List.of(new Strike.Reinforce(me, UnitType.INFANTRY, 1))
        : List.of();
  }

  @Override
  public boolean optional() {
    return true;
  }
}
