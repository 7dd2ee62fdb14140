package org.lazax.components.faction.muaat;

import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/** The owner's ships can move through supernovas, but not into them. */
public final class GashlaiPhysiology implements Component, MovementHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/gashlai_physiology");
  }

  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.SUPERNOVA && !system.equals(view.active());
  }
}
