package org.lazax.game.adapter.film;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.planets.Attached;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A tile and what is in its system, as the table has it. What is shown of a system follows from
 * this and from the rules of the game alone, and comparing this costs less than showing it.
 *
 * @param hyperlane whether the tile is no system
 * @param planets in their order
 */
record Contents(
    PlacedTile tile,
    boolean hyperlane,
    Set<Wormhole> wormholes,
    Set<Anomaly> anomalies,
    List<Marker> markers,
    Set<Seat> tokens,
    List<UnitStack> space,
    List<Ground> planets) {

  /**
   * A planet.
   *
   * @param card empty while nobody controls it
   */
  record Ground(
      PlanetId id,
      Optional<PlanetCard> card,
      List<Attached> attached,
      boolean sleeper,
      List<UnitStack> units) {}

  static Contents of(Table table, Starmap map, PlacedTile tile) {
    SystemId system = tile.system();
    return table.galaxy().has(system)
        ? new Contents(
            tile,
            false,
            map.wormholes(system),
            map.anomalies(system),
            table.galaxy().markers().in(system),
            table.tokens().getOrDefault(system, Set.of()),
            table.units().at(Place.space(system)),
            planets(table, system))
        : new Contents(tile, true, Set.of(), Set.of(), List.of(), Set.of(), List.of(), List.of());
  }

  private static List<Ground> planets(Table table, SystemId system) {
    List<Ground> planets = new ArrayList<>();
    for (PlanetId planet : table.galaxy().planets(system)) {
      planets.add(
          new Ground(
              planet,
              Optional.ofNullable(table.planets().cards().get(planet)),
              table.planets().attachedTo(planet),
              table.planets().sleepers().contains(planet),
              table.units().at(Place.on(system, planet))));
    }
    return planets;
  }

  /** The id under which it is shown: that of the system, or of a tile that is none. */
  String id() {
    return hyperlane ? tile.tile().value() : tile.system().value();
  }
}
