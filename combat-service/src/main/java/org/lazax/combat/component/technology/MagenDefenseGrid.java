package org.lazax.combat.component.technology;

import java.util.List;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Strike;

/**
 * Its owner may hit one ground force of its choice as ground combat begins on a planet with one of
 * its structures. Rules: technology/magen_defense_grid.N1, technology/magen_defense_grid.N2.
 */
public final class MagenDefenseGrid implements MomentHooks {
  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.COMBAT_BEGINS)
            && !battle.place().isSpace()
            && battle.count(me, unit -> unit.card().isStructure()) > 0
        ? List.of(new Strike.Snipe(me.other(), battle::fights))
        : List.of();
  }

  @Override
  public boolean optional() {
    return true;
  }
}
