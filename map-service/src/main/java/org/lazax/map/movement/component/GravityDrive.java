package org.lazax.map.movement.component;

import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.table.grants.Grant;

/** One ship has +1 move in a tactical action. */
public final class GravityDrive implements MovementHooks {
  @Override
  public int boosts(MovementView view, Grant by) {
    return 1;
  }
}
