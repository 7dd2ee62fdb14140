package org.lazax.components.faction.sardakknorr;

import org.lazax.catalog.id.FactionId;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * In a ground combat, the holder's combat rolls have +1. If the opponent is N'orr, its combat rolls
 * have -1. Rule: promissory_note/tekklar_legion.N1.
 */
public final class TekklarLegion implements Component, RollHooks, ActivatedComponent, OddsHooks {
  private static final FactionId SARDAKK_NORR = new FactionId("sardakk_norr");

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("promissory_note/tekklar_legion");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE;
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.COMBAT_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.COMBAT;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return !battle.place().isSpace();
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    if (!roll.isCombat()) {
      return 0;
    }
    return roll.side() == me ? 1 : battle.isPlayedBy(me.other(), SARDAKK_NORR) ? -1 : 0;
  }
}
