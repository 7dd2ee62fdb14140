package org.lazax.map.adapter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Position;
import org.lazax.chronicle.Seat;
import org.lazax.map.Voyages;
import org.lazax.table.Table;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The galaxy as it lies, for everybody to see.
 *
 * @param hyperlanes tiles that are no systems
 */
record GalaxyView(List<System> systems, List<PlacedTile> hyperlanes) {

  /** A system with all that is in it. */
  record System(
      SystemId id,
      TileId tile,
      Optional<Hex> position,
      int rotation,
      Set<SystemId> adjacent,
      Set<Wormhole> wormholes,
      Set<Anomaly> anomalies,
      List<Planet> planets,
      List<UnitStack> space,
      Set<Seat> tokens) {}

  /** A planet, who controls it and what stands there. */
  record Planet(PlanetId id, Optional<Seat> controller, boolean exhausted, List<UnitStack> units) {}

  static GalaxyView of(Position<Voyages, Table> position) {
    Table table = position.table();
    Map<SystemId, System> systems = new TreeMap<>();
    List<PlacedTile> hyperlanes = new ArrayList<>();
    for (PlacedTile tile : table.galaxy().tiles()) {
      if (table.galaxy().has(tile.system())) {
        systems.put(tile.system(), system(table, tile));
      } else {
        hyperlanes.add(tile);
      }
    }
    return new GalaxyView(List.copyOf(systems.values()), hyperlanes);
  }

  private static System system(Table table, PlacedTile tile) {
    SystemId id = tile.system();
    return new System(
        id,
        tile.tile(),
        tile.position(),
        tile.rotation(),
        table.galaxy().adjacent(id),
        table.galaxy().tile(id).wormholes(),
        table.galaxy().anomalies(id),
        table.galaxy().planets(id).stream().map(planet -> planet(table, id, planet)).toList(),
        table.units().at(Place.space(id)),
        table.tokens().getOrDefault(id, Set.of()));
  }

  private static Planet planet(Table table, SystemId system, PlanetId planet) {
    Optional<Seat> controller = table.planets().controller(planet);
    return new Planet(
        planet,
        controller,
        controller.isPresent() && !table.planets().readied(controller.get(), planet),
        table.units().at(Place.on(system, planet)));
  }
}
