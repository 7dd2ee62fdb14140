package org.lazax.components.actioncard;

import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;

/** The player's ships have +1 move in this tactical action. */
public final class FlankSpeed extends ActivationCard implements MovementHooks {
  @Override
  public Change move(MovementView view, Grant by, Ship ship) {
    return Change.plus(1);
  }
}
