package org.lazax.components.faction.letnev;

import java.util.Map;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.RerollComponent;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After both sides have rolled in a space combat, all dice of the opponent and the missed dice of
 * the holder are rerolled. Rule: promissory_note/war_funding.N4.
 */
public final class WarFunding implements Component, RerollComponent, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("promissory_note/war_funding");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE;
  }

  @Override
  public CombatMoment after() {
    return CombatMoment.ALL_ROLLED;
  }

  @Override
  public Map<Side, Reroll> rerolls(CombatTrigger occasion, CombatView battle, Side me) {
    return battle.place().isSpace() ? Map.of(me, Reroll.MISSES, me.other(), Reroll.ALL) : Map.of();
  }
}
