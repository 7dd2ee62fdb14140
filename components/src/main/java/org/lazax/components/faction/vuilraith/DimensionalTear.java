package org.lazax.components.faction.vuilraith;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.GalaxyHooks;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * The system of the space dock is a gravity rift while the dock is there. Rules:
 * unit/dimensional_tear_i.N1, unit/dimensional_tear_i.N3, unit/dimensional_tear_i.N6.
 */
public final class DimensionalTear implements Component, GalaxyHooks, MovementHooks {
  private final ComponentRef ref;

  public DimensionalTear(String ref) {
    this.ref = ComponentRef.parse(ref);
  }

  @Override
  public ComponentRef ref() {
    return ref;
  }

  @Override
  public Map<SystemId, Set<Anomaly>> distorts(GalaxyHookView sight) {
    return sight.with(UnitType.SPACE_DOCK).stream()
        .collect(Collectors.toMap(system -> system, _ -> EnumSet.of(Anomaly.GRAVITY_RIFT)));
  }

  /**
   * The owner's ships do not roll dice for gravity rifts in a system with its dock, also for a
   * printed one. Rule: unit/dimensional_tear_i.N4.
   */
  @Override
  public boolean sparesDice(MovementView view, Grant by, SystemId system) {
    return view.table().units().in(system).values().stream()
        .flatMap(List::stream)
        .anyMatch(stack -> stack.owner().equals(by.user()) && stack.type() == UnitType.SPACE_DOCK);
  }
}
