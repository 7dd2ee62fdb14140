package org.lazax.components.faction.jolnar;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.rules.galaxy.GalaxyHooks;
import org.lazax.rules.galaxy.Sight;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * Once exhausted, for that tactical action the active system is adjacent to every other system in
 * which its owner has units, for everybody. Rule: technology/spatial_conduit_cylinders.N1.
 */
public final class SpatialConduitCylinders implements Component, GalaxyHooks {
  private static final ComponentRef CARD =
      ComponentRef.parse("technology/spatial_conduit_cylinders");
  private static final String SYSTEM = "system";

  /** What is remembered of its use: which system is the active one. */
  public static Map<String, String> from(SystemId active) {
    return Map.of(SYSTEM, active.toString());
  }

  @Override
  public ComponentRef ref() {
    return CARD;
  }

  @Override
  public List<Set<SystemId>> joinsEach(Sight sight) {
    Optional<SystemId> active =
        sight
            .owner()
            .flatMap(owner -> Lasting.param(sight.table(), new Grant(CARD, owner), SYSTEM))
            .map(SystemId::of);
    if (active.isEmpty()) {
      return List.of();
    }
    return sight.withUnits().stream()
        .filter(system -> !system.equals(active.get()))
        .filter(system -> sight.table().galaxy().systems().contains(system))
        .map(system -> Set.of(active.get(), system))
        .collect(Collectors.toUnmodifiableList());
  }
}
