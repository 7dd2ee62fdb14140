package org.lazax.table.event.galaxy;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.Markers;
import org.lazax.table.galaxy.SystemId;

/** Tokens of one kind are placed in systems. Rules: frontier_tokens.1, wormholes.4.2. */
@WireType("table.markers-placed.v1")
public record MarkersPlaced(Marker marker, List<SystemId> systems) implements TableEvent {
  public MarkersPlaced {
    systems = List.copyOf(systems);
  }

  @Override
  public Table fold(Table table) {
    Markers now = table.galaxy().markers();
    for (SystemId system : systems) {
      now = now.with(system, marker);
    }
    return table.withGalaxy(table.galaxy().with(now));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    Galaxy galaxy = table.galaxy();
    return systems.stream().flatMap(system -> broken(galaxy, system).stream()).findFirst();
  }

  private Optional<Refusal> broken(Galaxy galaxy, SystemId system) {
    if (!galaxy.has(system)) {
      return Optional.of(
          Refusal.rule("system_tiles.7", "tokens lie in systems").with("system", system));
    }
    if (marker == Marker.FRONTIER && galaxy.markers().has(system, marker)) {
      return Optional.of(
          Refusal.rule("frontier_tokens.1.2", "a frontier token lies there already")
              .with("system", system));
    }
    return marker.isIonStorm() && galaxy.markers().ionStorm().isPresent()
        ? Optional.of(
            Refusal.rule("component_limitations.2", "the ion storm rages already")
                .with("system", system))
        : Optional.empty();
  }
}
