package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
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

  /**
   * Tables of a cup.
   *
   * @param entrants the accounts in the order of the entrants' ids
   */
  CupTables(Client anonymous, WireTypes wire, CupPlan plan, List<RestGame.Account> entrants) {
    this.anonymous = anonymous;
    this.wire = wire;
    this.plan = plan;
    this.entrants = entrants;
  }

  /** Plays all tables of a round. Returns them with their results. */
  Stream<JsonNode> play(String round) {
    int count = anonymous.get(round).accepted().path("tables").size();
    try (ExecutorService threads = Executors.newFixedThreadPool(plan.atOnce())) {
      List<CompletableFuture<Void>> games =
          IntStream.range(0, count)
              .mapToObj(at -> CompletableFuture.runAsync(() -> play(round, at), threads))
              .toList();
      games.forEach(CompletableFuture::join);
    }
    JsonNode played =
        Client.until(() -> anonymous.get(round), answer -> open(answer.body()) == 0).body();
    return StreamSupport.stream(played.path("tables").spliterator(), false);
  }

  private void play(String round, int at) {
    JsonNode table =
        Client.until(
                () -> anonymous.get(round),
                answer -> answer.body().path("tables").path(at).has("game"))
            .body()
            .path("tables")
            .path(at);
    List<RestGame.Account> players = new ArrayList<>();
    table
        .path("players")
        .forEach(entrant ->
            players.add(entrants.get(Integer.parseInt(entrant.asText().substring(1)) - 1)));
    String id = table.path("id").asText();
    new RestGame(anonymous, wire, id, plan.seed() + id.hashCode())
        .joinTable(table.path("game").asText(), players, SimpleBot::new)
        .play(_ -> {});
  }

  private static long open(JsonNode round) {
    return round.path("tables").findValuesAsText("status").stream().filter("OPEN"::equals).count();
  }
}
