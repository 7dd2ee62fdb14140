package org.lazax.components.technology;

import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;

/** One of the owner's ships has +1 move in a tactical action. */
public final class GravityDrive implements Component, MovementHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/gravity_drive");
  }

  @Override
  public int boosts(MovementView view, Grant by) {
    return 1;
  }
}
