package org.lazax.components.faction.l1z1x;

import java.util.List;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.invasion.PlanetaryShield;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The owner's ships may use BOMBARDMENT again at the end of each round of ground combat. Rules:
 * faction_ability/harrow.N1 to faction_ability/harrow.N4.
 */
public final class Harrow implements Component, MomentHooks, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/harrow");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE;
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.ROUND_ENDS)
            && !battle.place().isSpace()
            && me == Side.ATTACKER
            && battle.count(me.other(), battle::fights) > 0
            && !PlanetaryShield.stops(battle)
            && !RollRules.of(battle, new Roll(me, HitSource.BOMBARDMENT)).isEmpty()
        ? List.of(new CombatEffect.BombardAgain())
        : List.of();
  }

  @Override
  public boolean optional() {
    return true;
  }
}
