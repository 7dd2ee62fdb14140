package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.simulation.bot.SimpleBot;

/** A game is rewound by its organiser, and is played on from the earlier commit. */
@OnPlatform
final class RewoundGameTest {
  private static final int TAKEN_BACK = 12;

  @Test
  void aRewoundGameIsPlayedOnFromTheEarlierCommit(LivePlatform platform) {
    RestGame game = platform.newGame("Rewound", 21).host(3, SimpleBot::new);
    Client spectator = platform.anonymous();
    String path = "/games/" + game.id();
    long kept = game.playUntil(followed -> followed.table().round() == 1).seq();
    JsonNode then = spectator.get(path).body().path("view");
    long last = game.playUntil(followed -> followed.seq() >= kept + TAKEN_BACK).seq();
    assertThat(spectator.get(path).body().path("view")).isNotEqualTo(then);

    JsonNode rewound = game.rewind("once", kept);

    assertThat(rewound.path("game").asText()).isEqualTo(game.id());
    assertThat(rewound.path("toSeq").asLong()).isEqualTo(kept);
    long back = rewound.path("seq").asLong();
    assertThat(back).as("no commit came in between").isEqualTo(last + 1);
    assertThat(game.rewind("once", kept)).isEqualTo(rewound);
    JsonNode now = spectator.get(path + "?atLeast=" + back).body();
    assertThat(now.path("seq").asLong()).as("it was rewound once").isEqualTo(back);
    assertThat(now.path("view")).isEqualTo(then);
    long end = game.playUntil(followed -> followed.seq() >= back + TAKEN_BACK).seq();
    JsonNode verified = spectator.get(path + "/verification?atLeast=" + end).accepted();
    assertThat(verified.path("valid").asBoolean()).as(verified.toString()).isTrue();
    assertThat(verified.path("commits").asLong()).isEqualTo(end);
  }

  @Test
  void othersDoNotRewindAGameAndNobodyGoesToACommitThatIsNotBeforeTheHead(LivePlatform platform) {
    RestGame game = platform.newGame("Not rewound", 22).host(3, SimpleBot::new);
    FollowedGame played = game.playUntil(followed -> followed.table().round() == 1);
    Client organiser = game.organiser();

    refused(rewind(platform.anonymous(), game, "1", 1), 401, "no-valid-token");
    refused(rewind(game.player(new Seat(1)), game, "2", 1), 403, "plays-in-it");
    refused(rewind(game.newAccount("passer-by"), game, "3", 1), 403, "not-your-game");
    refused(rewind(organiser, game, "4", 0), 422, "unknown-commit");
    refused(rewind(organiser, game, "5", played.seq()), 422, "unknown-commit");
    for (Object body :
        List.of(Map.of(), Map.of("toSeq", "1"), Map.of("toSeq", 1.5), Map.of("toSeq", 1, "a", 1))) {
      refused(organiser.post(address(game), "6", body), 400, "malformed-request");
    }
    refused(
        game.player(new Seat(1))
            .post(
                "/games/" + game.id() + "/commands",
                "7",
                Map.of("type", "kernel.rewind", "toSeq", 1)),
        422,
        "unknown-command-type");

    assertThat(platform.anonymous().get("/games/" + game.id()).body().path("seq").asLong())
        .isEqualTo(played.seq());
  }

  private static Client.Answer rewind(Client who, RestGame game, String key, long toSeq) {
    return who.post(address(game), key, Map.of("toSeq", toSeq));
  }

  private static String address(RestGame game) {
    return "/games/" + game.id() + "/rewind";
  }

  private static void refused(Client.Answer answer, int status, String type) {
    assertThat(answer.status()).as(answer.toString()).isEqualTo(status);
    assertThat(answer.body().path("type").asText()).endsWith("/" + type);
  }
}
