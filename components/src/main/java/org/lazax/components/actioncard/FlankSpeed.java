package org.lazax.components.actioncard;

import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;

/** The player's ships have +1 move in this tactical action. */
public final class FlankSpeed implements Component, MovementHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/flank_speed");
  }

  @Override
  public Missing missing() {
    return Missing.way("nobody can play the card");
  }

  @Override
  public Change move(MovementView view, Grant by, Ship ship) {
    return Change.plus(1);
  }
}
