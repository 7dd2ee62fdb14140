package org.lazax.combat.component.leader;

import java.util.Optional;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/** Its planet fires a space cannon like a unit. Rule: leader/ul_the_progenitor.N1. */
public final class UlTheProgenitor implements RollHooks {
  private static final DiceAbility CANNON = new DiceAbility(5, 3);

  @Override
  public Optional<DiceAbility> lends(BattleView battle, Side me, Roll roll) {
    return roll.side() == me && roll.isSpaceCannon() ? Optional.of(CANNON) : Optional.empty();
  }
}
