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
 * What a component's hook can see.
 *
 * @param owner the owner of the component; empty for a law
 * @param viewer the player for whom the map is computed; empty for all players
 * @param wormholes the wormholes of each system; while hooks open wormholes, only those of tiles
 *     and tokens
 */
public record GalaxyHookView(
    Table table,
    Optional<Seat> owner,
    Optional<Seat> viewer,
    Function<SystemId, Set<Wormhole>> wormholes) {

  /** Whether the map is computed for the owner. */
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

  /** The systems with a unit of the owner of this type. */
  public Set<SystemId> with(UnitType type) {
    Set<SystemId> systems = new TreeSet<>();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      if (at.getValue().stream().anyMatch(stack -> isOwners(stack, type))) {
        systems.add(at.getKey().system());
      }
    }
    return systems;
  }

  /** The systems with any unit of the owner. */
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
