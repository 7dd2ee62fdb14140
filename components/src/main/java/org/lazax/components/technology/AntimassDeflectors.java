package org.lazax.components.technology;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.galaxy.EntryHooks;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * The owner's ships can move through and into asteroid fields. Other players' space cannons have -1
 * against the owner's units. Rules: technology/antimass_deflectors.N1, space_combat.N2.
 */
public final class AntimassDeflectors implements Component, EntryHooks, MovementHooks, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/antimass_deflectors");
  }

  @Override
  public Set<Anomaly> enters() {
    return Set.of(Anomaly.ASTEROID_FIELD);
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.isSpaceCannon() && roll.side() != me ? -1 : 0;
  }

  /** Rule: asteroid_field.N1. */
  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.ASTEROID_FIELD;
  }
}
