package org.lazax.map.analysis;

import static org.lazax.map.analysis.UnknownNames.known;
import static org.lazax.map.analysis.UnknownNames.refused;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.map.analysis.GalaxyRequest.RequestedTile;
import org.lazax.rules.galaxy.MapString;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.Spiral;
import org.lazax.table.galaxy.StarSystem;
import org.lazax.table.galaxy.SystemId;

/** Places the tiles of a request one by one. The first tile that cannot be placed is refused. */
final class RequestedGalaxy {
  private static final int MOST_TILES = 250;
  private static final int FARTHEST = 1000;
  private static final Pattern ID = Pattern.compile("[^/\\p{Cntrl}]{1,64}");
  private static final Pattern PLANET = Pattern.compile("[A-Za-z0-9]+(_[A-Za-z0-9]+)*");
  private static final TileId OWN = new TileId("own");
  private static final TileId NEXUS = new TileId("82A");
  private static final TileId ACTIVE_NEXUS = new TileId("82B");

  private final Catalog catalog;
  private final boolean nexusActive;
  private final List<StarSystem> systems = new ArrayList<>();
  private final List<PlacedTile> hyperlanes = new ArrayList<>();
  private final Map<Hex, String> taken = new HashMap<>();
  private final Map<SystemId, String> named = new HashMap<>();
  private final Map<PlanetId, String> planets = new HashMap<>();

  private RequestedGalaxy(Catalog catalog, boolean nexusActive) {
    this.catalog = catalog;
    this.nexusActive = nexusActive;
  }

  /**
   * @param catalog with the tiles that may be named
   */
  static RequestedGalaxy of(GalaxyRequest request, Catalog catalog) {
    RequestedGalaxy galaxy = new RequestedGalaxy(catalog, request.nexusActive().orElse(false));
    List<RequestedTile> tiles = request.tiles().orElse(List.of());
    if (tiles.size() > MOST_TILES) {
      throw refused("too-many-tiles", "there are more than " + MOST_TILES, "tiles", tiles.size());
    }
    for (int place = 0; place < tiles.size(); place++) {
      galaxy.lay(tiles.get(place), "tiles[" + place + "]");
    }
    request.mapString().ifPresent(galaxy::lay);
    return galaxy;
  }

  Galaxy galaxy() {
    return Galaxy.imagined(systems, hyperlanes, catalog);
  }

  List<SystemId> order() {
    return systems.stream().map(StarSystem::id).toList();
  }

  private void lay(String mapString) {
    for (PlacedTile placed : MapString.read(mapString, catalog).tiles()) {
      String at = "mapString, position " + placed.position().map(Spiral::position).orElse(0);
      lay(catalog.tile(placed.tile()), placed.tile().value(), placed, at);
    }
  }

  private void lay(RequestedTile tile, String at) {
    Optional<Hex> hex = hex(tile, at);
    int rotation = tile.rotation().orElse(0);
    if (rotation < 0 || rotation > 5) {
      throw refused("unknown-rotation", "a rotation is 0 to 5", at + ".rotation", rotation);
    }
    if (tile.tile().isEmpty()) {
      String id =
          tile.id()
              .orElseThrow(
                  () -> refused("malformed-analysis", "a system needs a tile or an id", at, ""));
      system(own(tile, at), id, hex, at);
      return;
    }
    if (tile.wormholes().isPresent()
        || tile.anomalies().isPresent()
        || tile.planets().isPresent()) {
      throw refused(
          "malformed-analysis",
          "what is in a tile is printed; leave tile out for a system of your own",
          at,
          tile.tile().get());
    }
    Tile printed = printed(tile.tile().get(), at);
    lay(
        printed,
        tile.id().orElse(tile.tile().get()),
        new PlacedTile(printed.id(), hex, rotation),
        at);
  }

  private void lay(Tile tile, String id, PlacedTile placed, String at) {
    if (tile.isSystem()) {
      system(tile, id, placed.position(), at);
      return;
    }
    if (placed.position().isEmpty()) {
      throw refused("malformed-analysis", "a hyperlane tile lies on the board", at, id);
    }
    take(placed.position(), id, at);
    hyperlanes.add(placed);
  }

  private void system(Tile tile, String name, Optional<Hex> hex, String at) {
    if (!ID.matcher(name).matches() || name.isBlank()) {
      throw refused("malformed-analysis", "an id has 1 to 64 signs and no slash", at + ".id", name);
    }
    SystemId id = SystemId.of(name);
    take(hex, name, at);
    once(named, id, "duplicate-system", "two systems have this id", at);
    for (PlanetId planet : tile.planets()) {
      once(planets, planet, "duplicate-planet", "a planet lies in one system", at);
    }
    systems.add(new StarSystem(id, hex, tile));
  }

  private void take(Optional<Hex> hex, String name, String at) {
    hex.ifPresent(position -> {
      String other = taken.putIfAbsent(position, at);
      if (other != null) {
        throw refused(
            "overlapping-tiles",
            "%s lies on the place of %s: q %d, r %d"
                .formatted(name, other, position.q(), position.r()),
            at,
            name);
      }
    });
  }

  private static <K> void once(Map<K, String> seen, K key, String type, String why, String at) {
    String other = seen.putIfAbsent(key, at);
    if (other != null) {
      throw refused(type, "%s: %s at %s too".formatted(why, key, other), at, key);
    }
  }

  private Tile printed(String number, String at) {
    boolean isNexus = number.equals("82") || number.equals(NEXUS.value());
    if (isNexus && catalog.tiles().containsKey(NEXUS)) {
      return catalog.tile(nexusActive ? ACTIVE_NEXUS : NEXUS);
    }
    return catalog.tile(known(catalog.tiles().keySet(), number, "tile", at + ".tile"));
  }

  private static Optional<Hex> hex(RequestedTile tile, String at) {
    if (tile.q().isEmpty() && tile.r().isEmpty()) {
      return Optional.empty();
    }
    if (tile.q().isEmpty() || tile.r().isEmpty()) {
      throw refused("malformed-analysis", "q and r come together", at, tile.q().or(tile::r).get());
    }
    int q = tile.q().get();
    int r = tile.r().get();
    if (Math.abs(q) > FARTHEST || Math.abs(r) > FARTHEST) {
      throw refused(
          "malformed-analysis", "that is farther out than " + FARTHEST, at, List.of(q, r));
    }
    return Optional.of(new Hex(q, r));
  }

  private static Tile own(RequestedTile tile, String at) {
    List<PlanetId> planets = new ArrayList<>();
    List<String> names = tile.planets().orElse(List.of());
    for (int place = 0; place < names.size(); place++) {
      if (!PLANET.matcher(names.get(place)).matches()) {
        throw refused(
            "malformed-analysis",
            "a planet's id is of letters, digits and underscores",
            at + ".planets[" + place + "]",
            names.get(place));
      }
      planets.add(new PlanetId(names.get(place)));
    }
    return new Tile(
        OWN,
        planets.isEmpty() ? Tile.Kind.RED : Tile.Kind.BLUE,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        planets,
        all(Wormhole.values(), tile.wormholes(), "wormhole", at + ".wormholes"),
        all(Anomaly.values(), tile.anomalies(), "anomaly", at + ".anomalies"),
        List.of(),
        ExpansionId.BASE);
  }

  private static <E extends Enum<E>> Set<E> all(
      E[] values, Optional<List<String>> names, String kind, String at) {
    Set<E> found = EnumSet.noneOf(values[0].getDeclaringClass());
    List<String> given = names.orElse(List.of());
    for (int place = 0; place < given.size(); place++) {
      found.add(known(values, given.get(place), kind, at + "[" + place + "]"));
    }
    return found;
  }
}
