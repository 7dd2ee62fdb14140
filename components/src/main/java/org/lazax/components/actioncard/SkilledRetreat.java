package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a round of space combat, the player's ships withdraw, and the combat ends as a
 * draw. Rule: action_card/skilled_retreat.N1.
 */
public final class SkilledRetreat implements Component, MomentHooks, ActivatedComponent, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/skilled_retreat");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE;
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return battle.place().isSpace();
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.ROUND_BEGINS)
        ? List.of(new CombatEffect.Leave(me, true))
        : List.of();
  }
}
