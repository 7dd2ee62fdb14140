package org.lazax.rules.galaxy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * What a component sees when it is asked.
 *
 * @param owner who has the component; empty for a law
 * @param viewer who looks at the map; empty for what everybody sees
 * @param wormholes in a system; while it is asked what it opens, those that lie there alone
 */
public record GalaxyHookView(
    Table table,
    Optional<Seat> owner,
    Optional<Seat> viewer,
    Function<SystemId, Set<Wormhole>> wormholes) {

  /** Whether the owner looks for themselves. */
  public boolean isOwners() {
    return owner.isPresent() && owner.equals(viewer);
  }

  public Set<SystemId> withAlphaOrBeta() {
    Set<SystemId> systems = new TreeSet<>();
    for (SystemId system : table.galaxy().systems()) {
      Set<Wormhole> kinds = wormholes.apply(system);
      if (kinds.contains(Wormhole.ALPHA) || kinds.contains(Wormhole.BETA)) {
        systems.add(system);
      }
    }
    return systems;
  }

  /** The systems in which a unit of the owner stands. */
  public Set<SystemId> with(UnitType type) {
    Set<SystemId> systems = new TreeSet<>();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      if (at.getValue().stream().anyMatch(stack -> isOwners(stack, type))) {
        systems.add(at.getKey().system());
      }
    }
    return systems;
  }

  /** The systems in which any unit of the owner is. */
  public Set<SystemId> withUnits() {
    Set<SystemId> systems = new TreeSet<>();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      if (at.getValue().stream()
          .anyMatch(stack -> owner.filter(stack.owner()::equals).isPresent())) {
        systems.add(at.getKey().system());
      }
    }
    return systems;
  }

  private boolean isOwners(UnitStack stack, UnitType type) {
    return stack.type() == type && owner.filter(stack.owner()::equals).isPresent();
  }
}
