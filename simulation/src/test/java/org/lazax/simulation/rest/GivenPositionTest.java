package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.simulation.rules.Services;

/** A game begins in a given position, as in the example of the API description. */
@OnPlatform
final class GivenPositionTest {
  @Test
  void theExampleOfTheApiDescriptionIsPlayed(LivePlatform platform) throws IOException {
    RestGame accounts = platform.newGame("Puzzle", 71);
    Client organiser = accounts.newAccount("puzzler");
    Client other = accounts.newAccount("solver");
    JsonNode puzzle = puzzle(platform.anonymous());

    Client.Answer created = organiser.post("/games", "puzzle", puzzle);
    assertThat(created.status()).as(created.body().toString()).isEqualTo(201);
    String game = "/games/" + created.body().path("id").asText();
    assertThat(organiser.post(game + "/seats", "p1", Map.of("seat", "p1")).isOk()).isTrue();
    assertThat(other.post(game + "/seats", "p2", Map.of("seat", "p2")).isOk()).isTrue();
    assertThat(organiser.post(game + "/start", "start").isOk()).isTrue();

    await()
        .atMost(Duration.ofMinutes(1))
        .until(() -> other.get(game).body().path("round").asInt() == 3);
    JsonNode shown = other.get(game).body();
    assertThat(shown.findValue("players").get(0).path("secrets").asInt()).isEqualTo(1);
    assertThat(shown.toString()).doesNotContain("seize_an_icon", "sabotage", "trade_convoys");
    assertThat(shown.at("/view/inert").isArray()).isTrue();
    assertThat(other.get(game + "/options").body().path("inert").isArray()).isTrue();
    String options = other.get(game + "/options").body().toString();
    assertThat(options)
        .contains("game.activate-system")
        .doesNotContain("sabotage", "trade_convoys");
    assertThat(new String(other.download(game + "/log"), StandardCharsets.UTF_8))
        .doesNotContain("\"sabotage\"", "\"trade_convoys\"");
    assertThat(new String(organiser.download(game + "/log"), StandardCharsets.UTF_8))
        .contains("sabotage", "trade_convoys");
  }

  @Test
  void anInvalidPositionIsRefused(LivePlatform platform) throws IOException {
    Client organiser = platform.newGame("No puzzle", 72).newAccount("puzzler");
    JsonNode puzzle = puzzle(platform.anonymous());
    ((ObjectNode) puzzle.path("position")).put("round", 0);

    Client.Answer refused = organiser.post("/games", "none", puzzle);

    assertThat(refused.status()).as(refused.body().toString()).isEqualTo(409);
    assertThat(refused.body().path("type").asText()).endsWith("/bad-position");
    assertThat(refused.body().path("values").path("round").asInt()).isZero();
  }

  private static JsonNode puzzle(Client anonymous) throws IOException {
    HttpResponse<byte[]> response =
        anonymous.sendWithRetries(anonymous.request("/openapi?format=json").GET());
    JsonNode description = Services.wire().json().readTree(response.body());
    return description
        .path("paths")
        .path("/games")
        .path("post")
        .path("requestBody")
        .path("content")
        .path("application/json")
        .path("examples")
        .path("puzzle")
        .path("value");
  }
}
