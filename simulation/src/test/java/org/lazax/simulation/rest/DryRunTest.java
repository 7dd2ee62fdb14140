package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.simulation.bot.SimpleBot;

/** A dry run reports whether a command would be accepted or refused, and writes nothing. */
@OnPlatform
final class DryRunTest {

  @Test
  void aDryRunReportsTheEventsAndWritesNothing(LivePlatform platform) {
    RestGame game = platform.newGame("Dry run", 11).host(3, SimpleBot::new);
    FollowedGame played = game.playUntil(followed -> followed.table().round() == 1);
    Seat awaited = played.table().kernel().awaiting().orElseThrow().awaited().getFirst();
    Client player = game.player(awaited);
    String path = "/games/" + game.id();
    String choice = "{\"type\":\"game.choose-strategy-card\",\"card\":\"%s\"%s}";
    String dryCommand = choice.formatted("trade", ",\"dryRun\":true");

    for (int time = 0; time < 2; time++) {
      Client.Answer dryRun = post(player, path, dryCommand);
      assertThat(dryRun.status()).as(dryRun.toString()).isEqualTo(200);
      assertThat(dryRun.body().path("dryRun").asBoolean()).isTrue();
      assertThat(dryRun.body().path("seq").asLong()).isEqualTo(played.seq());
      assertThat(dryRun.body().path("events").findValuesAsText("type"))
          .as(dryRun.toString())
          .contains("table.strategy-card-taken.v1");
    }
    assertThat(writtenSince(game, played)).isEmpty();

    Client.Answer refused = post(player, path, choice.formatted("dominion", ",\"dryRun\":true"));
    assertThat(refused.status()).as(refused.toString()).isEqualTo(409);
    JsonNode problem = refused.body();
    assertThat(problem.path("rule").asText()).startsWith("strategy_phase.");
    assertThat(problem.path("values").path("seat").asText()).isEqualTo(awaited.toString());
    assertThat(problem.path("values").path("card").asText()).isEqualTo("dominion");
    Client rival = game.player(new Seat(awaited.number() % 3 + 1));
    assertThat(post(rival, path, dryCommand).body().path("type").asText()).endsWith("/not-awaited");
    assertThat(writtenSince(game, played)).as("a refusal is not written either").isEmpty();

    Client.Answer done = post(player, path, choice.formatted("trade", ""));
    assertThat(done.status()).as(done.toString()).isEqualTo(200);
    assertThat(done.body().path("seq").asLong())
        .as("no commit came in between")
        .isEqualTo(played.seq() + 1);
  }

  private static byte[] writtenSince(RestGame game, FollowedGame played) {
    return game.player(new Seat(1)).download("/games/" + game.id() + "/log?after=" + played.seq());
  }

  private static Client.Answer post(Client who, String path, String body) {
    return who.answer(
        who.sendWithRetries(
            who.request(path + "/commands")
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .POST(BodyPublishers.ofString(body))));
  }
}
