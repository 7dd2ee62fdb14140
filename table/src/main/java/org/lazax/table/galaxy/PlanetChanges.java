package org.lazax.table.galaxy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.id.PlanetId;
import org.lazax.table.immutable.Copies;

/**
 * How the planets in play differ from those printed.
 *
 * @param added planets that came into play in a system, such as Mirage
 * @param purged planets that were purged. Rule: purge.1
 */
public record PlanetChanges(Map<PlanetId, SystemId> added, Set<PlanetId> purged) {
  public static final PlanetChanges AS_PRINTED = new PlanetChanges(Map.of(), Set.of());

  public PlanetChanges {
    added = Copies.sorted(added);
    purged = Copies.ordered(purged);
  }

  List<PlanetId> in(StarSystem system) {
    if (added.isEmpty() && purged.isEmpty()) {
      return system.tile().planets();
    }
    List<PlanetId> planets = new ArrayList<>(system.tile().planets());
    added.forEach((planet, there) -> {
      if (there.equals(system.id())) {
        planets.add(planet);
      }
    });
    planets.removeAll(purged);
    return List.copyOf(planets);
  }

  public PlanetChanges with(PlanetId planet, SystemId system) {
    return new PlanetChanges(Copies.with(added, planet, system), purged);
  }

  public PlanetChanges purged(PlanetId planet) {
    return new PlanetChanges(added, Copies.with(purged, planet));
  }
}
