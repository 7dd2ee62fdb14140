package org.lazax.components.faction.nomad;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * While the mech is in the space area, it may sustain damage for the owner's ships in a space
 * combat. Rules: unit/quantum_manipulator.N1 to unit/quantum_manipulator.N2.2.
 */
public final class QuantumManipulator implements Component, HitHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/quantum_manipulator");
  }

  @Override
  public boolean shields(CombatView battle, Side me, HitSource source, UnitGroup unit) {
    return unit.type() == UnitType.MECH && unit.place().isSpace() && source.isOfSpaceCombat();
  }
}
