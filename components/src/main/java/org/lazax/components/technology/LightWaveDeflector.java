package org.lazax.components.technology;

import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/** The owner's ships can move through systems with ships of other players. */
public final class LightWaveDeflector implements Component, MovementHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/light_wave_deflector");
  }

  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.SHIPS_OF_OTHERS;
  }
}
