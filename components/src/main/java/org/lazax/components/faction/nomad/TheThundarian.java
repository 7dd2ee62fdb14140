package org.lazax.components.faction.nomad;

import java.util.List;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.odds.AnnulHooks;
import org.lazax.rules.combat.odds.Entangling;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.combat.strike.Strike;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After a combat roll none of its hits is assigned, and both sides roll again. Rules:
 * leader/the_thundarian.N1, leader/the_thundarian.N3.
 */
public final class TheThundarian implements Component, AnnulHooks, MomentHooks, Entangling, Spent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/the_thundarian");
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
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.ALL_ROLLED) ? List.of(new Strike.RollAgain()) : List.of();
  }

  @Override
  public boolean annuls(BattleView battle, Side me, int own, int others) {
    return others > own;
  }
}
