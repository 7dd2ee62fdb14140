package org.lazax.components.card;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.Circumstance;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** A mech that has +2 to combat rolls against some opponents. Odds know them only if told so. */
public abstract class MechAgainst implements Component, RollHooks, OddsHooks {
  private static final int BONUS = 2;

  private final ComponentRef ref;
  private final Circumstance opponent;

  protected MechAgainst(String unit, Circumstance opponent) {
    this.ref = ComponentRef.parse("unit/" + unit);
    this.opponent = opponent;
  }

  @Override
  public final ComponentRef ref() {
    return ref;
  }

  @Override
  public final OddsTraits odds() {
    return OddsTraits.ONLY_IF_NAMED;
  }

  @Override
  public final int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isCombat()
            && roll.side() == me
            && unit.type() == UnitType.MECH
            && battle.is(opponent, me)
        ? BONUS
        : 0;
  }
}
