package org.lazax.table.event.galaxy;

import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.SystemId;

/** A planet comes into play in a system, such as Mirage where its exploration card was drawn. */
@WireType("table.planet-added.v1")
public record PlanetAdded(PlanetId planet, SystemId system) implements TableEvent {
  @Override
  public Table fold(Table table) {
    Galaxy galaxy = table.galaxy();
    return table.withGalaxy(galaxy.with(galaxy.worlds().with(planet, system)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    Galaxy galaxy = table.galaxy();
    if (!galaxy.has(system)) {
      return Optional.of(
          Refusal.rule("system_tiles.7", "planets lie in systems").with("system", system));
    }
    return galaxy.systemOf(planet).isPresent() || galaxy.worlds().purged().contains(planet)
        ? Optional.of(
            Refusal.rule("purge.2", "this planet is in play or gone for good")
                .with("planet", planet))
        : Optional.empty();
  }
}
