package org.lazax.table.event.galaxy;

import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.Markers;
import org.lazax.table.galaxy.SystemId;

/**
 * Ships have used the ion storm's wormhole. The token is turned to its other side. Rule:
 * ion_storm.N3.
 */
@WireType("table.ion-storm-turned.v1")
public record IonStormTurned(SystemId system) implements TableEvent {
  @Override
  public Table fold(Table table) {
    Galaxy galaxy = table.galaxy();
    Markers now = galaxy.markers();
    for (Marker marker : galaxy.markers().in(system)) {
      if (marker.isIonStorm()) {
        now = now.without(system, marker).with(system, marker.turned());
      }
    }
    return table.withGalaxy(galaxy.with(now));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return table.galaxy().markers().ionStorm().filter(system::equals).isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("wormholes.0", "no ion storm rages there").with("system", system));
  }
}
