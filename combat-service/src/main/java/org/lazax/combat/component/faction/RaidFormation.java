package org.lazax.combat.component.faction;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Strike;
import org.lazax.rules.procedure.HitSource;

/**
 * For each hit of its barrage beyond the opponent's fighters a ship that can sustain damage becomes
 * damaged. Rules: faction_ability/raid_formation.N2, faction_ability/raid_formation.N4,
 * faction_ability/raid_formation.N5.
 */
public final class RaidFormation implements MomentHooks {
  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    if (!occasion.is(CombatMoment.ROLLED)
        || !occasion.isRollOf(me, HitSource.ANTI_FIGHTER_BARRAGE)) {
      return List.of();
    }
    Side other = me.other();
    int fighters = battle.count(other, unit -> unit.type() == UnitType.FIGHTER);
    int beyond = occasion.count() - fighters;
    return beyond > 0
        ? List.of(new Strike.Damage(other, beyond, unit -> isShip(battle, other, unit)))
        : List.of();
  }

  private static boolean isShip(BattleView battle, Side side, Rank unit) {
    return battle.fights(side, unit) && unit.card().abilities().sustainDamage();
  }
}
