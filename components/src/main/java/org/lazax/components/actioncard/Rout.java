package org.lazax.components.actioncard;

import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.retreat.RetreatHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The attacker of a space combat must announce a retreat in this round if it has a destination.
 * Rule: action_card/rout.N1.
 */
public final class Rout implements Component, RetreatHooks, ActivatedComponent, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/rout");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE;
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ANNOUNCING;
  }

  @Override
  public Span lasts() {
    return Span.ROUND;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return me == Side.DEFENDER && battle.place().isSpace();
  }

  @Override
  public boolean routs() {
    return true;
  }
}
