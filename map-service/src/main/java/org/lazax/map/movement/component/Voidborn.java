package org.lazax.map.movement.component;

import org.lazax.map.movement.ability.Hindrance;
import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;

/** Nebulae do not affect the movement of ships. Rule: faction_ability/voidborn.N1. */
public final class Voidborn implements MovementHooks {
  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.NEBULA || hindrance == Hindrance.NEBULA_AT_THE_START;
  }
}
