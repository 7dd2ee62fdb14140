package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.HitHooks;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;
import org.lazax.rules.procedure.HitSource;

/**
 * In space it may sustain damage for its owner's ships in combat. Rules:
 * unit/quantum_manipulator.N1 to unit/quantum_manipulator.N2.2.
 */
public final class QuantumManipulator implements HitHooks {
  @Override
  public boolean shields(BattleView battle, Side me, HitSource source, Rank unit) {
    return unit.type() == UnitType.MECH && unit.place().isSpace() && source.isOfSpaceCombat();
  }
}
