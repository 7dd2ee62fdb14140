package org.lazax.tournament.stage;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.OmittedByDefault;

/**
 * What is the same at all tables of a stage. The platform creates their games.
 *
 * @param game the choices with which each game is created, as game-service reads them
 * @param pool factions from which those of each round are drawn, once for all tables; if empty, the
 *     choices or the players say who plays what
 */
public record Conditions(ObjectNode game, @OmittedByDefault List<String> pool) {
  public static final String WRONG_CONDITIONS = "wrong-conditions";

  /** What an organiser may choose. Name, seats and listing are the table's. */
  private static final Set<String> CHOICES =
      Set.of(
          "victoryTarget",
          "mapString",
          "layout",
          "placedByPlayers",
          "patience",
          "factions",
          "factionsDealt",
          "speaker",
          "position",
          "hands",
          "firstPrints",
          "expansions");

  private static final int LONGEST = 20_000;

  /** Lies in the centre of a map string that names no other tile there, as {@code {4}}. */
  private static final String MECATOL_REX = "18";

  /** Places of homes, places without a tile, and a text without words. */
  private static final Set<String> NO_TILES = Set.of("0", "-1", "");

  private static final Pattern BETWEEN_WORDS = Pattern.compile("[\\s,{}]+");

  /** A hyperlane tile with how far it is turned. */
  private static final Pattern TURNED = Pattern.compile("^([0-9]+[AB])[0-5]$");

  public Conditions {
    game = game.deepCopy();
    pool = List.copyOf(pool);
  }

  /** The choices. They are copied, because a tree can be changed. */
  @Override
  public ObjectNode game() {
    return game.deepCopy();
  }

  /** Why no table of these sizes can be played so; empty if it can, as far as it is known here. */
  Optional<Refusal> broken(TableSizes tables) {
    for (var choice : game.properties()) {
      if (!CHOICES.contains(choice.getKey())) {
        return wrong("this is nothing that all tables have in common", "choice", choice.getKey());
      }
    }
    if (game.toString().length() > LONGEST) {
      return wrong("the choices have at most " + LONGEST + " characters", "longest", LONGEST);
    }
    Optional<String> twice = tileTwice(game.path("mapString").asText());
    if (twice.isPresent()) {
      return wrong("a tile lies on the map once", "tile", twice.get());
    }
    if (pool.isEmpty()) {
      return Optional.empty();
    }
    if (game.has("factions") || game.has("factionsDealt")) {
      return wrong("factions are drawn from the pool or chosen", "pool", pool);
    }
    return new HashSet<>(pool).size() == pool.size() && pool.size() >= tables.most()
        ? Optional.empty()
        : wrong("the pool has a faction for each seat, each once", "pool", pool);
  }

  /**
   * The first tile that a map string names again. Whether it is a map at all is game-service's
   * question.
   */
  private static Optional<String> tileTwice(String mapString) {
    Set<String> laid = new HashSet<>(mapString.startsWith("{") ? Set.of() : Set.of(MECATOL_REX));
    return BETWEEN_WORDS
        .splitAsStream(mapString.strip().toUpperCase(Locale.ROOT))
        .map(word -> TURNED.matcher(word).replaceFirst("$1"))
        .filter(tile -> !NO_TILES.contains(tile) && !laid.add(tile))
        .findFirst();
  }

  private static Optional<Refusal> wrong(String detail, String name, Object value) {
    return Optional.of(Refusal.of(WRONG_CONDITIONS, detail).with(name, value));
  }
}
