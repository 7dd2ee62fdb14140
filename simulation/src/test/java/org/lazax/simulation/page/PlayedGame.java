package org.lazax.simulation.page;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.export.Viewer;
import org.lazax.game.adapter.film.Film;
import org.lazax.game.adapter.film.Words;
import org.lazax.game.adapter.printed.PrintedRuleset;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.film.GoldenCommits;
import org.lazax.simulation.film.Watcher;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * A game that bots have played, as the gateway tells it.
 *
 * @param name what its organiser calls it
 * @param frames by number of the commit, from 1 on, each a line of JSON
 */
record PlayedGame(
    String id, String name, String status, PrintedRuleset printed, List<String> frames) {
  private static final ObjectMapper JSON = Services.wire().json();
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());

  /** Plays a game until this holds, or to the end. */
  static PlayedGame of(String id, long seed, GameSetup setup, Predicate<Table> until) {
    List<Commit> commits = new ArrayList<>();
    WholeGame game = WholeGame.of(seed, setup, SimpleBot::new);
    game.onCommit(
        (commit, _) -> commits.add(GoldenCommits.commit(commit.stamp(), commit.events(), commits)));
    game.playUntil(until);
    Film film =
        new Film(
            Services.emptyTable(),
            LINES,
            JSON,
            new Words(JSON),
            Viewer.SPECTATOR,
            Film.targets(commits, LINES));
    List<String> frames = new ArrayList<>();
    for (Commit commit : commits) {
      frames.add(film.show(commit).toString());
    }
    return new PlayedGame(
        id,
        "A game of bots",
        game.game().isOver() ? "FINISHED" : "RUNNING",
        PrintedRuleset.of(Ruleset.of(game.game().table())),
        frames);
  }

  /** Plays whole games of the standard layout, one seed after the other, until one has dice. */
  static PlayedGame withDice(String id, long firstSeed, int players) {
    return LongStream.iterate(firstSeed, seed -> seed + 1)
        .mapToObj(seed -> of(id, seed, GameSetup.standard(seed, players), _ -> false))
        .filter(PlayedGame::hasDice)
        .findFirst()
        .orElseThrow();
  }

  private boolean hasDice() {
    return frames.stream().anyMatch(PlayedGame::hasDice);
  }

  private static boolean hasDice(String frame) {
    return frame.split("\"hits\":", -1).length > 2;
  }

  /** The same game with another name. */
  PlayedGame named(String other) {
    return new PlayedGame(
        id, other, status, printed, frames.stream().map(line -> named(line, other)).toList());
  }

  /** The same game with another id, as if it had ended. */
  PlayedGame ended(String other) {
    return new PlayedGame(other, name, "FINISHED", printed, frames);
  }

  /** Gives the view of a frame that has a name another one. */
  private static String named(String frame, String name) {
    try {
      JsonNode read = JSON.readTree(frame);
      for (String part : List.of("view", "patch")) {
        if (read.path(part) instanceof ObjectNode shown && shown.has("name")) {
          shown.put("name", name);
        }
      }
      return read.toString();
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** The number of the last commit in which hits of at least two rolls are counted. */
  int lastDice() {
    for (int seq = frames.size(); seq > 0; seq--) {
      if (hasDice(frames.get(seq - 1))) {
        return seq;
      }
    }
    throw new IllegalArgumentException("no dice are rolled");
  }

  /** The number of the commit that begins the first round. */
  int firstRound() {
    for (int seq = 1; seq <= frames.size(); seq++) {
      if (frames.get(seq - 1).contains("\"mark\":\"round\"")) {
        return seq;
      }
    }
    throw new IllegalArgumentException("no round begins");
  }

  /** The number of the last commit by this player, which nobody has taken back. */
  int lastBy(String seat) {
    for (int seq = frames.size(); seq > 0; seq--) {
      if (frames.get(seq - 1).contains("\"actor\":\"%s\"".formatted(seat))) {
        return seq;
      }
    }
    throw new IllegalArgumentException(seat + " has done nothing");
  }

  /** The frame of this commit with the whole view. */
  String whole(int seq) {
    Watcher watcher = new Watcher();
    try {
      ObjectNode frame = JSON.createObjectNode();
      for (String line : frames.subList(Math.max(0, seq - seq % Film.EVERY - 1), seq)) {
        frame = (ObjectNode) JSON.readTree(line);
        frame.set("view", watcher.read(frame));
      }
      return frame.without("patch").toString();
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /**
   * The answer to {@code GET /games/{id}}.
   *
   * @param seq number of the last commit
   */
  byte[] told(int seq) {
    return JSON.valueToTree(
            Map.of(
                "id",
                id,
                "name",
                name,
                "status",
                status,
                "round",
                1,
                "seq",
                seq,
                "view",
                Map.of("ruleset", printed.ruleset())))
        .toString()
        .getBytes(StandardCharsets.UTF_8);
  }
}
