package org.lazax.table.galaxy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Refused;

/**
 * A galaxy as text, in the form that map makers exchange: one word for each position around Mecatol
 * Rex, ring by ring outwards, each ring clockwise from its northern corner, separated by blanks.
 *
 * <ul>
 *   <li>{@code 26}: the system tile of this number
 *   <li>{@code 87A2}: a hyperlane tile with its face, turned clockwise by so many sixths
 *   <li>{@code 0}: a home system; the first seat has the first clockwise from north, and so on
 *   <li>{@code -1}: nothing
 * </ul>
 *
 * @param tiles Mecatol Rex and all that are named
 * @param homes positions of the home systems, clockwise from north
 */
public record MapString(List<PlacedTile> tiles, List<Hex> homes) {
  /** More rings than any layout has. */
  private static final int MOST_RINGS = 5;

  private static final Pattern HYPERLANE = Pattern.compile("(8[3-9]|9[01])([AB])([0-5])");
  private static final Pattern SYSTEM = Pattern.compile("[1-9][0-9]{0,2}");

  public MapString {
    tiles = List.copyOf(tiles);
    homes = List.copyOf(homes);
  }

  /** Why this text is no map for so many players, naming the word at fault; empty if it is one. */
  public static Optional<Refusal> broken(String text, int seats) {
    try {
      parse(text, seats);
      return Optional.empty();
    } catch (Refused refused) {
      return Optional.of(refused.refusal());
    }
  }

  /**
   * Reads a text for which {@link #broken} is empty.
   *
   * @throws Refused otherwise
   */
  public static MapString parse(String text, int seats) {
    List<Hex> spiral = Spiral.around(MOST_RINGS);
    String[] words = text.strip().split("\\s+");
    if (words.length > spiral.size()) {
      throw new Refused(
          Refusal.of("bad-map-string", "there are more positions than five rings have")
              .with("positions", words.length)
              .with("most", spiral.size()));
    }
    List<PlacedTile> tiles = new ArrayList<>();
    tiles.add(PlacedTile.at(new TileId("18"), Hex.CENTRE));
    List<Hex> homes = new ArrayList<>();
    Set<SystemId> laid = new HashSet<>(Set.of(SystemId.MECATOL_REX));
    for (int place = 0; place < words.length; place++) {
      Hex hex = spiral.get(place);
      switch (words[place]) {
        case "-1" -> {}
        case "0" -> homes.add(hex);
        case String word -> {
          PlacedTile tile = read(word, place + 1, hex);
          if (!laid.add(tile.system())) {
            throw bad("that tile lies elsewhere already", place + 1, word);
          }
          tiles.add(tile);
        }
      }
    }
    if (homes.size() != seats) {
      throw new Refused(
          Refusal.of("bad-map-string", "there must be one home position, 0, for each seat")
              .with("homes", homes.size())
              .with("seats", seats));
    }
    homes.sort(Spiral.CLOCKWISE);
    return new MapString(tiles, homes);
  }

  private static PlacedTile read(String word, int position, Hex hex) {
    Matcher hyperlane = HYPERLANE.matcher(word);
    if (hyperlane.matches()) {
      return new PlacedTile(
          new TileId(hyperlane.group(1) + hyperlane.group(2)),
          Optional.of(hex),
          Integer.parseInt(hyperlane.group(3)));
    }
    if (!SYSTEM.matcher(word).matches()) {
      throw bad("that is no tile: a number, a hyperlane such as 87A2, 0 or -1", position, word);
    }
    Tile tile = Catalog.standard().tiles().get(new TileId(word));
    if (tile == null) {
      throw bad("there is no tile of that number", position, word);
    }
    if (tile.kind() != Tile.Kind.BLUE && tile.kind() != Tile.Kind.RED) {
      throw bad("only blue and red tiles may be named; homes are 0", position, word);
    }
    return PlacedTile.at(tile.id(), hex);
  }

  private static Refused bad(String why, int position, String word) {
    return new Refused(
        Refusal.of("bad-map-string", why).with("position", position).with("tile", word));
  }
}
