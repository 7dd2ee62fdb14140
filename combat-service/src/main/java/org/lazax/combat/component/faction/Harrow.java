package org.lazax.combat.component.faction;

import java.util.List;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Strike;
import org.lazax.combat.bombardment.PlanetaryShield;
import org.lazax.combat.dice.Batteries;
import org.lazax.rules.procedure.HitSource;

/**
 * Its ships bombard again at the end of each round of ground combat. Rules:
 * faction_ability/harrow.N1 to faction_ability/harrow.N4.
 */
public final class Harrow implements MomentHooks, Entangling {
  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.ROUND_ENDS)
            && !battle.place().isSpace()
            && me == Side.ATTACKER
            && battle.count(me.other(), battle::fights) > 0
            && !PlanetaryShield.stops(battle)
            && !Batteries.of(battle, new Roll(me, HitSource.BOMBARDMENT)).isEmpty()
        ? List.of(new Strike.BombardAgain())
        : List.of();
  }

  @Override
  public boolean optional() {
    return true;
  }
}
