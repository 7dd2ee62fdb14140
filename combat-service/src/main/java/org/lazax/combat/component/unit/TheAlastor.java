package org.lazax.combat.component.unit;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.ParticipantHooks;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;

/**
 * Its owner's ground forces in space fight in a space combat in its system as ships. Rules:
 * unit/the_alastor.N1, unit/the_alastor.N5.
 */
public final class TheAlastor implements ParticipantHooks {
  @Override
  public boolean fights(BattleView battle, Side me, Rank unit) {
    return battle.place().isSpace() && unit.card().isGroundForce();
  }
}
