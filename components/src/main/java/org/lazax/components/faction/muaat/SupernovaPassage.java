package org.lazax.components.faction.muaat;

import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.rules.galaxy.EntryHooks;
import org.lazax.rules.movement.Hindrance;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.galaxy.SystemId;

/** The owner's ships can move into supernovas, but not through them. Rule: space_combat.N3. */
abstract class SupernovaPassage implements Component, EntryHooks, MovementHooks {
  @Override
  public final Set<Anomaly> enters() {
    return Set.of(Anomaly.SUPERNOVA);
  }

  @Override
  public final boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.SUPERNOVA && system.equals(view.active());
  }
}
