package org.lazax.map.movement.component;

import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.rules.ruleset.Grant;

/** One ship has +1 move in a tactical action. */
public final class GravityDrive implements MovementHooks {
  @Override
  public int boosts(MovementView view, Grant by) {
    return 1;
  }
}
