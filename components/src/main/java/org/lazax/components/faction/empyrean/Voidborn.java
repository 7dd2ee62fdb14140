package org.lazax.components.faction.empyrean;

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

/** Nebulae do not affect the owner's ships. */
public final class Voidborn implements Component, EntryHooks, MovementHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/voidborn");
  }

  /** The owner's ships may retreat into a nebula. Rule: space_combat.N4.1. */
  @Override
  public Set<Anomaly> enters() {
    return Set.of(Anomaly.NEBULA);
  }

  /** Nebulae do not affect the movement of ships. Rule: faction_ability/voidborn.N1. */
  @Override
  public boolean lifts(MovementView view, Grant by, SystemId system, Hindrance hindrance) {
    return hindrance == Hindrance.NEBULA || hindrance == Hindrance.NEBULA_AT_THE_START;
  }
}
