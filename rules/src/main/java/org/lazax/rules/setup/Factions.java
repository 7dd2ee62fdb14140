package org.lazax.rules.setup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.event.setup.FactionsDealt;

/** The factions of a game, and how they are dealt. */
public final class Factions {
  /** The number of public objectives of each stage in a game. */
  public static final int ROW = 5;

  private Factions() {}

  /**
   * Why a faction cannot be chosen; empty if it can. It needs a home system, and leaves one to
   * whoever has to choose one. An expansion may refuse more factions.
   */
  public static Optional<Refusal> unplayable(Table table, FactionId faction) {
    return table.catalog().factions().containsKey(faction)
        ? HomeFaction.refused(table, faction).or(() -> table.rules().refused(faction))
        : Optional.of(
            Refusal.of("no-such-faction", "that faction cannot be played here")
                .with("faction", faction));
  }

  /** The factions that can be chosen, in the order of the catalog. */
  public static List<FactionId> playable(Table table) {
    return table.catalog().factions().keySet().stream()
        .filter(faction -> unplayable(table, faction).isEmpty())
        .toList();
  }

  /** Deals this number of factions to each of these seats, from those that nobody plays. */
  public static FactionsDealt deal(Table table, List<Seat> seats, int each, Dice dice) {
    List<FactionId> left =
        playable(table).stream()
            .filter(faction ->
                table.players().values().stream().noneMatch(p -> p.faction().equals(faction)))
            .toList();
    Chance chance = dice.draw(left.size(), each * seats.size());
    List<FactionId> drawn = chance.drawnFrom(left);
    Map<Seat, List<FactionId>> dealt = new TreeMap<>();
    for (int i = 0; i < seats.size(); i++) {
      dealt.put(seats.get(i), List.copyOf(drawn.subList(i * each, (i + 1) * each)));
    }
    return new FactionsDealt(dealt, chance);
  }

  /** The number of these public objectives that belong to a stage. */
  public static int ofStage(Table table, List<ObjectiveId> revealed, int stage) {
    return (int)
        revealed.stream()
            .filter(id -> table.catalog().publicObjective(id).stage() == stage)
            .count();
  }
}
