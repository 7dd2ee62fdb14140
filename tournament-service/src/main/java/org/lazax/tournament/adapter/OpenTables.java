package org.lazax.tournament.adapter;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.lazax.chronicle.decider.Position;
import org.lazax.tournament.pairing.TableId;
import org.lazax.tournament.stage.Conditions;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.Round;
import org.lazax.tournament.state.StagePlay;
import org.lazax.tournament.state.Tournament;

/**
 * What the platform does for a tournament: it finds a pairing, and creates and awaits games.
 *
 * @param pairing whether a pairing is to be found
 * @param listed whether everybody may see the games
 */
record OpenTables(boolean pairing, boolean listed, List<OpenTable> tables) {

  /**
   * A table that is not decided.
   *
   * @param seats how many sit there
   * @param game the choices with which its game is created
   * @param factions those of the seats; empty if none were drawn
   */
  record OpenTable(TableId table, int seats, ObjectNode game, List<String> factions) {}

  static OpenTables of(Position<NoState, Tournament> position, Map<String, String> parameters) {
    Tournament tournament = position.table();
    List<OpenTable> tables =
        tournament.over()
            ? List.of()
            : tournament.course().stages().stream().flatMap(OpenTables::of).toList();
    return new OpenTables(
        !tournament.over() && tournament.course().draw().isPresent(),
        tournament.settings().orElseThrow().listed(),
        tables);
  }

  private static Stream<OpenTable> of(StagePlay play) {
    return play.stage().conditions().stream()
        .flatMap(conditions -> play.rounds().stream().flatMap(round -> of(round, conditions)));
  }

  private static Stream<OpenTable> of(Round round, Conditions conditions) {
    return round
        .open()
        .map(number -> {
          int seats = round.pod(number).orElseThrow().entrants().size();
          return new OpenTable(
              new TableId(round.id(), number),
              seats,
              conditions.game(),
              round.factions().stream().limit(seats).toList());
        });
  }
}
