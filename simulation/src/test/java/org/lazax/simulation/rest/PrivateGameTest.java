package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A private game is there for those who belong to it, and for nobody else. */
@Tag("platform")
@ExtendWith(OnePlatform.class)
final class PrivateGameTest {
  @Test
  void itIsListedForItsOrganiserAndItsPlayersAlone(LivePlatform platform) {
    RestGame accounts = platform.newGame("Private", 47);
    Client organiser = accounts.stranger("organiser");
    Client player = accounts.stranger("player");
    String game =
        organiser
            .post("/games", "private", Map.of("name", "Private", "seats", 2, "listed", false))
            .body()
            .path("id")
            .asText();

    await().atMost(Duration.ofMinutes(1)).until(() -> listed(organiser).contains(game));
    assertThat(listed(player)).doesNotContain(game);
    assertThat(sit(player, game, "lzx_" + "a".repeat(43))).isEqualTo(404);

    assertThat(sit(player, game, invitation(organiser, game))).isEqualTo(201);
    assertThat(listed(player)).contains(game);
    assertThat(listed(platform.anybody())).doesNotContain(game);
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

  private static int sit(Client player, String game, String invitation) {
    return player
        .trying(
            player
                .request("/games/" + game + "/seats")
                .header("Content-Type", "application/json")
                .header("Lazax-Invitation", invitation)
                .POST(BodyPublishers.ofString("{\"faction\":\"sol\"}")))
        .statusCode();
  }
}
