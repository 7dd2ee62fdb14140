package org.lazax.game.lobby;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.MapString;
import org.lazax.rules.setup.Factions;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.table.Table;
import org.lazax.table.TableParts;
import org.lazax.table.event.setup.FactionTaken;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.NexusTile;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.Phase;

/**
 * Checks a given position: the rules and components must allow it, and a phase must be able to
 * begin in it. The parts are checked in the order in which they depend on each other.
 */
final class PositionCheck {
  private static final int MOST_ROUNDS = 99;

  private final CreateGame game;
  private final GivenPosition position;
  private Table table;

  private PositionCheck(Table emptyTable, CreateGame game, GivenPosition position) {
    this.game = game;
    this.position = position;
    this.table = emptyTable;
  }

  /**
   * The reason why factions, position and hands are refused, if there is one.
   *
   * @param emptyTable an empty table of this game
   */
  static Optional<Refusal> broken(Table emptyTable, CreateGame game) {
    if (game.position().isEmpty()) {
      return game.hands().isPresent()
          ? refused("hands are given with a position only", "hands", game.hands().get().keySet())
          : Optional.empty();
    }
    return new PositionCheck(emptyTable, game, game.position().get()).check();
  }

  private Optional<Refusal> check() {
    Map<Seat, FactionId> factions = game.factions().orElse(Map.of());
    if (factions.size() < game.seats() || game.mapString().isEmpty()) {
      return refused("a position needs a map and factions for all", "factions", factions);
    }
    return seats(factions)
        .or(this::time)
        .or(this::parts)
        .or(() -> PositionSheetsCheck.broken(table, position))
        .or(() -> PositionBoardCheck.broken(PositionSheetsCheck.laid(table, position), position))
        .or(this::objectives)
        .or(() -> PositionPlayCheck.broken(table, position))
        .or(() ->
            PositionHandsCheck.broken(
                table,
                game.hands().orElse(Map.of()),
                position.notesInPlay().orElse(Map.of()).values()));
  }

  /** Seats the players and lays out the galaxy. */
  private Optional<Refusal> seats(Map<Seat, FactionId> factions) {
    for (var faction : factions.entrySet()) {
      FactionTaken taken = new FactionTaken(faction.getKey(), faction.getValue());
      Optional<Refusal> broken =
          faction.getKey().number() > game.seats()
              ? refused("this game has fewer seats", "seat", faction.getKey())
              : Factions.unplayable(table, faction.getValue()).or(() -> table.guard(taken));
      if (broken.isPresent()) {
        return broken;
      }
      table = taken.fold(table);
    }
    table = table.withGalaxy(galaxy());
    return Optional.empty();
  }

  /**
   * Creates the galaxy. Home systems are placed beside the board, because their positions do not
   * matter for these checks.
   */
  private Galaxy galaxy() {
    List<PlacedTile> tiles =
        new ArrayList<>(
            MapString.parse(game.mapString().orElseThrow(), game.seats(), table.catalog()).tiles());
    for (Seat seat : table.players().keySet()) {
      Faction faction = HomeFaction.of(table, seat);
      faction.homeTile().ifPresent(home -> tiles.add(beside(home)));
      faction.gateTile().ifPresent(gate -> tiles.add(beside(gate)));
    }
    if (table.catalog().tiles().containsKey(NexusTile.INACTIVE)) {
      tiles.add(NexusTile.atTheStart());
    }
    return new Galaxy(tiles, table.catalog());
  }

  private static PlacedTile beside(TileId tile) {
    return new PlacedTile(tile, Optional.empty(), 0);
  }

  /** Checks round and phase. Rule: agenda_phase.1. */
  private Optional<Refusal> time() {
    if (position.round() < 1 || position.round() > MOST_ROUNDS) {
      return refused("rounds are counted from 1 to " + MOST_ROUNDS, "round", position.round());
    }
    if (position.phase() == Phase.END) {
      return refused(
          "a phase begins: strategy, action, status or agenda", "phase", position.phase());
    }
    return position.phase() == Phase.AGENDA && position.custodians()
        ? Optional.of(
            Refusal.rule(
                    "agenda_phase.1", "no agenda phase comes while the custodians are on Mecatol")
                .with("phase", position.phase()))
        : Optional.empty();
  }

  /** Lays out the parts of the table, which limit units and tokens. */
  private Optional<Refusal> parts() {
    table = table.withParts(position.parts().map(TableParts::of).orElse(table.parts()));
    return Optional.empty();
  }

  private Optional<Refusal> objectives() {
    List<ObjectiveId> revealed = position.revealed();
    boolean sound =
        new HashSet<>(revealed).size() == revealed.size()
            && table.catalog().publicObjectives().keySet().containsAll(revealed)
            && IntStream.of(1, 2)
                .allMatch(stage -> Factions.ofStage(table, revealed, stage) <= Factions.ROW);
    return sound
        ? Optional.empty()
        : refused("at most five public objectives of each stage", "revealed", revealed);
  }

  /** A refusal with the value that caused it. */
  static Optional<Refusal> refused(String detail, String name, Object value) {
    return Optional.of(Refusal.of("bad-position", detail).with(name, value));
  }
}
