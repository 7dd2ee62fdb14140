package org.lazax.map.movement.component;

import org.lazax.map.movement.ability.Hindrance;
import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;

/**
 * A law: nebulae may be crossed, yet who starts in one is as slow as ever. Rules:
 * agenda/shared_research.N1-N2.
 */
public final class SharedResearch implements MovementHooks {
  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.NEBULA;
  }
}
