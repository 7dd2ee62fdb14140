package org.lazax.components.faction.argent;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.combat.strike.Strike;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * For each hit of its barrage beyond the opponent's fighters a ship that can sustain damage becomes
 * damaged. Rules: faction_ability/raid_formation.N2, faction_ability/raid_formation.N4,
 * faction_ability/raid_formation.N5.
 */
public final class RaidFormation implements Component, MomentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/raid_formation");
  }

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
