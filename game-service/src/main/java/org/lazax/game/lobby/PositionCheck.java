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
import org.lazax.table.Table;
import org.lazax.table.event.setup.FactionTaken;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.NexusTile;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.Phase;

/**
 * A position that somebody made up must be one that rules and components allow, and in which a
 * phase can begin. Whoever made it up is told what is wrong with it, first of all with what the
 * rest rests upon.
 */
final class PositionCheck {
  private static final int MOST_ROUNDS = 99;

  private final CreateGame game;
  private final GivenPosition position;
  private Table table;

  private PositionCheck(Table nothing, CreateGame game, GivenPosition position) {
    this.game = game;
    this.position = position;
    this.table = nothing;
  }

  /**
   * What is wrong with factions, position and hands; empty if nothing is.
   *
   * @param nothing a table of this game on which nothing lies
   */
  static Optional<Refusal> broken(Table nothing, CreateGame game) {
    if (game.position().isEmpty()) {
      return game.hands().isPresent()
          ? refused("hands are given with a position only", "hands", game.hands().get().keySet())
          : Optional.empty();
    }
    return new PositionCheck(nothing, game, game.position().get()).check();
  }

  private Optional<Refusal> check() {
    Map<Seat, FactionId> factions = game.factions().orElse(Map.of());
    if (factions.size() < game.seats() || game.mapString().isEmpty()) {
      return refused("a position needs a map and factions for all", "factions", factions);
    }
    return seats(factions)
        .or(this::time)
        .or(() -> PositionSheetsCheck.broken(table, position))
        .or(() -> PositionBoardCheck.broken(PositionSheetsCheck.laid(table, position), position))
        .or(this::objectives)
        .or(() -> PositionHandsCheck.broken(table, game.hands().orElse(Map.of())));
  }

  /** Those who play sit down, and the galaxy is laid around them. */
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

  /** Where homes lie does not matter here, so they lie beside the board. */
  private Galaxy galaxy() {
    List<PlacedTile> tiles =
        new ArrayList<>(
            MapString.parse(game.mapString().orElseThrow(), game.seats(), table.catalog()).tiles());
    for (var player : table.players().values()) {
      Faction faction = table.catalog().faction(player.faction());
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

  /** Rule: agenda_phase.1. */
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

  /** What is wrong, with the value at fault. */
  static Optional<Refusal> refused(String detail, String name, Object value) {
    return Optional.of(Refusal.of("bad-position", detail).with(name, value));
  }
}
