package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Only the organiser and the players of a private game see it. */
@OnPlatform
final class PrivateGameTest {
  @Test
  void itIsListedForItsOrganiserAndItsPlayersOnly(LivePlatform platform) {
    RestGame accounts = platform.newGame("Private", 47);
    Client organiser = accounts.newAccount("organiser");
    Client player = accounts.newAccount("player");
    String game =
        organiser
            .post("/games", "private", Map.of("name", "Private", "seats", 2, "listed", false))
            .body()
            .path("id")
            .asText();

    await().atMost(Duration.ofMinutes(1)).until(() -> listed(organiser).contains(game));
    assertThat(listed(player)).doesNotContain(game);
    assertThat(takeSeat(player, game, "lzx_" + "a".repeat(43))).isEqualTo(404);

    assertThat(takeSeat(player, game, invitation(organiser, game))).isEqualTo(201);
    assertThat(listed(player)).contains(game);
    assertThat(listed(platform.anonymous())).doesNotContain(game);
  }

  private static List<String> listed(Client who) {
    return who.get("/games?limit=100").body().path("games").findValuesAsText("id");
  }

  private static String invitation(Client organiser, String game) {
    return organiser
        .post("/games/" + game + "/invitations", "invitation")
        .body()
        .path("secret")
        .asText();
  }

  private static int takeSeat(Client player, String game, String invitation) {
    return player
        .sendWithRetries(
            player
                .request("/games/" + game + "/seats")
                .header("Content-Type", "application/json")
                .header("Lazax-Invitation", invitation)
                .POST(BodyPublishers.ofString("{\"faction\":\"sol\"}")))
        .statusCode();
  }
}
