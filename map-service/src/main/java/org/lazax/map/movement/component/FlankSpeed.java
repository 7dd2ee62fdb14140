package org.lazax.map.movement.component;

import org.lazax.map.movement.ability.MovementHooks;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.map.movement.ability.Ship;
import org.lazax.rules.ruleset.Grant;

/** All ships have +1 move in this tactical action. */
public final class FlankSpeed implements MovementHooks {
  @Override
  public int move(MovementView view, Grant by, Ship ship, int move) {
    return move + 1;
  }
}
