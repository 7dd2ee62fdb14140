package org.lazax.components.faction.argent;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * For each hit of the owner's anti-fighter barrage beyond the opponent's fighters, one of the
 * opponent's ships with SUSTAIN DAMAGE becomes damaged. Rules: faction_ability/raid_formation.N2,
 * faction_ability/raid_formation.N4, faction_ability/raid_formation.N5.
 */
public final class RaidFormation implements Component, MomentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/raid_formation");
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    if (!occasion.is(CombatMoment.ROLLED)
        || !occasion.isRollOf(me, HitSource.ANTI_FIGHTER_BARRAGE)) {
      return List.of();
    }
    Side other = me.other();
    int fighters = battle.count(other, unit -> unit.type() == UnitType.FIGHTER);
    int beyond = occasion.count() - fighters;
    return beyond > 0
        ? List.of(new CombatEffect.Damage(other, beyond, unit -> isShip(battle, other, unit)))
        : List.of();
  }

  private static boolean isShip(CombatView battle, Side side, UnitGroup unit) {
    return battle.fights(side, unit) && unit.card().abilities().sustainDamage();
  }
}
