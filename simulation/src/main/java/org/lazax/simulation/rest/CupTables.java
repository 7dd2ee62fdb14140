package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.bot.SimpleBot;

/** Plays the games of a cup's tables with bots, some at the same time. */
final class CupTables {
  private final Client anonymous;
  private final WireTypes wire;
  private final CupPlan plan;
  private final List<RestGame.Account> entrants;
  private final Runnable gameEnded;
  private final List<String> games = new ArrayList<>();

  /**
   * Tables of a cup.
   *
   * @param entrants the accounts in the order of the entrants' ids
   * @param gameEnded what is done after each game, by the thread that has played it
   */
  CupTables(
      Client anonymous,
      WireTypes wire,
      CupPlan plan,
      List<RestGame.Account> entrants,
      Runnable gameEnded) {
    this.anonymous = anonymous;
    this.wire = wire;
    this.plan = plan;
    this.entrants = entrants;
    this.gameEnded = gameEnded;
  }

  /** The ids of all games that were played. */
  List<String> games() {
    return List.copyOf(games);
  }

  /** Plays all tables of a round. Returns them with their results. */
  Stream<JsonNode> play(String round) {
    JsonNode created =
        Client.until(() -> anonymous.get(round), answer -> haveGames(answer.body().path("tables")))
            .accepted()
            .path("tables");
    games.addAll(AtOnce.all(plan.atOnce(), created.size(), at -> play(created.path(at))));
    JsonNode played =
        Client.until(
                () -> anonymous.get(round), answer -> answer.isOk() && open(answer.body()) == 0)
            .body();
    return StreamSupport.stream(played.path("tables").spliterator(), false);
  }

  /** Plays the game of a table and returns its id. */
  private String play(JsonNode table) {
    List<RestGame.Account> players = new ArrayList<>();
    table
        .path("players")
        .forEach(entrant ->
            players.add(entrants.get(Integer.parseInt(entrant.asText().substring(1)) - 1)));
    String id = table.path("id").asText();
    String game = table.path("game").asText();
    new RestGame(anonymous, wire, id, plan.seed() + id.hashCode())
        .joinTable(game, players, SimpleBot::new)
        .play(_ -> {});
    gameEnded.run();
    return game;
  }

  private static boolean haveGames(JsonNode tables) {
    return !tables.isEmpty() && tables.findValues("game").size() == tables.size();
  }

  private static long open(JsonNode round) {
    return round.path("tables").findValuesAsText("status").stream().filter("OPEN"::equals).count();
  }
}
