package org.lazax.table.event.galaxy;

import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

/** A token leaves a system; another of its kind there stays. Rule: wormholes.N2. */
@WireType("table.marker-removed.v1")
public record MarkerRemoved(Marker marker, SystemId system) implements TableEvent {
  @Override
  public Table fold(Table table) {
    Galaxy galaxy = table.galaxy();
    return table.withGalaxy(galaxy.with(galaxy.markers().without(system, marker)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.galaxy().markers().has(system, marker)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("component_limitations.2", "there is no such token there")
                .with("system", system)
                .with("token", marker));
  }
}
