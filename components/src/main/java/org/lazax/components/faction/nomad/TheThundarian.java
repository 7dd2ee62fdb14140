package org.lazax.components.faction.nomad;

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
 * After a combat roll, none of its hits is assigned, and both sides roll again. Rules:
 * leader/the_thundarian.N1, leader/the_thundarian.N3.
 */
public final class TheThundarian implements Component, MomentHooks, ActivatedComponent, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/the_thundarian");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE.withAnnulsIfBehind(true);
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ALL_ROLLED;
  }

  @Override
  public Reach reach() {
    return Reach.BOTH_SIDES;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.ALL_ROLLED) ? List.of(new CombatEffect.RollAgain()) : List.of();
  }
}
