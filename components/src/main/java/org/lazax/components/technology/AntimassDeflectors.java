package org.lazax.components.technology;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.rules.galaxy.EntryHooks;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/** Its owner's ships enter and cross asteroid fields. */
public final class AntimassDeflectors implements Component, EntryHooks, MovementHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/antimass_deflectors");
  }

  /** Rule: space_combat.N2. */
  @Override
  public Set<Anomaly> enters() {
    return Set.of(Anomaly.ASTEROID_FIELD);
  }

  /** Rule: asteroid_field.N1. */
  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.ASTEROID_FIELD;
  }
}
