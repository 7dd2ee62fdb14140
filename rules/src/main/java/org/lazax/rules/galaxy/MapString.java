package org.lazax.rules.galaxy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.Spiral;

/**
 * A galaxy as text, in the format that Tabletop Simulator and map makers exchange: one word for
 * each position around the centre, separated by blanks or commas. The positions are ring by ring
 * outwards, each ring clockwise from its northern corner.
 *
 * <ul>
 *   <li>{@code 26}: the system tile with this number
 *   <li>{@code 87A2}: a hyperlane tile with its face, turned clockwise by this number of sixths;
 *       {@code 87A} is not turned. Lower case is accepted.
 *   <li>{@code 0}: a home system. The first seat has the first one clockwise from north, and so on.
 *   <li>{@code -1}: no tile
 *   <li>{@code {18}} before all other words: the tile in the centre, if it is not Mecatol Rex
 * </ul>
 *
 * @param tiles the centre and all tiles with a number
 * @param homes the positions of the home systems, clockwise from north
 */
public record MapString(List<PlacedTile> tiles, List<Hex> homes) {
  /** More rings than any layout has. */
  private static final int MOST_RINGS = 8;

  private static final TileId MECATOL_REX = new TileId("18");
  private static final Pattern WORD = Pattern.compile("([0-9]{1,3}[AB]?)([0-5])?");
  private static final Pattern CENTRE = Pattern.compile("\\{(.*)}");

  public MapString {
    tiles = List.copyOf(tiles);
    homes = List.copyOf(homes);
  }

  /**
   * Why this text is not a map for this number of players, with the wrong word; empty if it is one.
   */
  public static Optional<Refusal> broken(String text, int seats, Catalog catalog) {
    try {
      parse(text, seats, catalog);
      return Optional.empty();
    } catch (RefusalException refused) {
      return Optional.of(refused.refusal());
    }
  }

  /**
   * Reads a text for which {@link #broken} is empty. The home systems are left open for the
   * players.
   *
   * @throws RefusalException if {@link #broken} is not empty
   */
  public static MapString parse(String text, int seats, Catalog catalog) {
    MapString map = read(text, catalog);
    for (PlacedTile placed : map.tiles()) {
      Tile tile = catalog.tile(placed.tile());
      if (tile.isHome() || (tile.kind() == Tile.Kind.SPECIAL && !tile.id().equals(MECATOL_REX))) {
        throw bad(
            "only blue and red tiles may be named; homes are 0",
            placed.position().map(Spiral::position).orElse(0),
            placed.tile().value());
      }
    }
    if (map.homes().size() != seats) {
      throw new RefusalException(
          Refusal.of("bad-map-string", "there must be one home position, 0, for each seat")
              .with("homes", map.homes().size())
              .with("seats", seats));
    }
    return map;
  }

  /**
   * Reads any map, with or without numbers of home systems.
   *
   * @throws RefusalException with the wrong position
   */
  public static MapString read(String text, Catalog catalog) {
    List<Hex> spiral = Spiral.around(MOST_RINGS);
    List<String> words = new ArrayList<>(List.of(text.strip().split("[\\s,]+")));
    Matcher centre = CENTRE.matcher(words.getFirst());
    String middle = MECATOL_REX.value();
    if (centre.matches()) {
      words.removeFirst();
      middle = centre.group(1);
    }
    if (words.size() > spiral.size()) {
      throw new RefusalException(
          Refusal.of("bad-map-string", "there are more positions than eight rings have")
              .with("positions", words.size())
              .with("most", spiral.size()));
    }
    List<PlacedTile> tiles = new ArrayList<>();
    List<Hex> homes = new ArrayList<>();
    Set<TileId> laid = new HashSet<>();
    for (int place = 0; place <= words.size(); place++) {
      Hex hex = place == 0 ? Hex.CENTRE : spiral.get(place - 1);
      switch (place == 0 ? middle : words.get(place - 1)) {
        case "-1", "" -> {}
        case "0" -> homes.add(hex);
        case String word -> {
          PlacedTile tile = tile(word, place, hex, catalog);
          if (!laid.add(tile.tile())) {
            throw bad("that tile lies elsewhere already", place, word);
          }
          tiles.add(tile);
        }
      }
    }
    homes.sort(Spiral.CLOCKWISE);
    return new MapString(tiles, homes);
  }

  /**
   * A galaxy as text. Systems beside the board are left out.
   *
   * @param homesNamed whether home systems are written with their numbers, and not as 0
   */
  public static String of(Galaxy galaxy, boolean homesNamed) {
    Map<Hex, String> words = new HashMap<>();
    for (PlacedTile placed : galaxy.tiles()) {
      placed
          .position()
          .ifPresent(hex ->
              words.put(hex, word(galaxy.catalog().tile(placed.tile()), placed, homesNamed)));
    }
    int rings = words.keySet().stream().mapToInt(Hex::ring).max().orElse(0);
    List<String> text = new ArrayList<>();
    String middle = words.getOrDefault(Hex.CENTRE, "-1");
    if (!middle.equals(MECATOL_REX.value())) {
      text.add("{" + middle + "}");
    }
    Spiral.around(rings).forEach(hex -> text.add(words.getOrDefault(hex, "-1")));
    return String.join(" ", text);
  }

  private static String word(Tile tile, PlacedTile placed, boolean homesNamed) {
    if (!tile.isSystem()) {
      return placed.tile().value() + placed.rotation();
    }
    boolean home = tile.isHome() || tile.role().equals(Optional.of(Tile.Role.CREUSS_GATE));
    return home && !homesNamed ? "0" : placed.tile().value();
  }

  private static PlacedTile tile(String word, int position, Hex hex, Catalog catalog) {
    String number = word.toUpperCase(Locale.ROOT);
    Matcher shape = WORD.matcher(number);
    if (!shape.matches()) {
      throw bad("that is no tile: a number, a hyperlane such as 87A2, 0 or -1", position, word);
    }
    Tile whole = catalog.tiles().get(new TileId(number));
    if (whole != null) {
      return PlacedTile.at(whole.id(), hex);
    }
    Tile turned = catalog.tiles().get(new TileId(shape.group(1)));
    if (turned == null || turned.isSystem() || shape.group(2) == null) {
      throw bad("there is no tile of that number", position, word);
    }
    return new PlacedTile(turned.id(), Optional.of(hex), Integer.parseInt(shape.group(2)));
  }

  private static RefusalException bad(String why, int position, String word) {
    return new RefusalException(
        Refusal.of("bad-map-string", why).with("position", position).with("tile", word));
  }
}
