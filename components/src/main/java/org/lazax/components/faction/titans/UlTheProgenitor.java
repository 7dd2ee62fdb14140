package org.lazax.components.faction.titans;

import java.util.Optional;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Its planet fires a space cannon like a unit. Rule: leader/ul_the_progenitor.N1. */
public final class UlTheProgenitor implements Component, RollHooks {
  private static final DiceAbility CANNON = new DiceAbility(5, 3);

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/ul_the_progenitor");
  }

  @Override
  public Optional<DiceAbility> lends(BattleView battle, Side me, Roll roll) {
    return roll.side() == me && roll.isSpaceCannon() ? Optional.of(CANNON) : Optional.empty();
  }
}
