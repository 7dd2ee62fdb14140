package org.lazax.simulation.rest;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.export.ExportReader;
import org.lazax.chronicle.verify.Verification;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.rest.RestGame.Account;

/**
 * A platform that is started on the log and the databases of release 0.1.0 goes on with its games.
 * The platform with four services is such a one.
 */
@OnPlatform
final class UpgradeTest {
  /** How many commits are played after the upgrade. */
  private static final int PLAYED = 40;

  @Test
  void aGameOfTheReleaseBeforeIsPlayedOn(@FourServices LivePlatform platform) throws IOException {
    JsonNode kept = ReleasedHome.read().game("running");
    long seq = kept.path("seq").asLong();
    String address = "/games/" + kept.path("game").asText();
    JsonNode last = kept.path("last");
    Account author =
        requireNonNull(accounts(platform, kept).get(Seat.of(last.path("seat").asText())));

    assertThat(
            author
                .client()
                .post(
                    address + "/commands?seat=" + last.path("seat").asText(),
                    last.path("key").asText(),
                    last.path("command"))
                .accepted()
                .path("seq")
                .asLong())
        .as("the answer that the last command had before the upgrade")
        .isEqualTo(seq);
    RestGame game =
        platform
            .newGame("kept", 7)
            .goOn(kept.path("game").asText(), accounts(platform, kept), SimpleBot::new);
    FollowedGame played = game.playUntil(now -> now.seq() >= seq + PLAYED);

    assertThat(played.seq()).isGreaterThanOrEqualTo(seq + PLAYED);
    byte[] log = platform.anonymous().download(address + "/log?atLeast=" + (seq + PLAYED));
    assertThat(Verification.of(log).defect()).isEmpty();
    StandingAnswers.require(game.answers(), ExportReader.read(log).commits());
  }

  @Test
  void aGameThatWasOverIsReadAsBefore(@FourServices LivePlatform platform) throws IOException {
    JsonNode kept = ReleasedHome.read().game("ended");
    long seq = kept.path("seq").asLong();
    String address = "/games/" + kept.path("game").asText();

    for (String read : new String[] {"", "/galaxy", "/battles", "/council"}) {
      JsonNode view = platform.anonymous().get(address + read).accepted();
      assertThat(view.path("seq").asLong()).as(read).isEqualTo(seq);
    }
    assertThat(platform.anonymous().get(address).body().path("view").has("ending")).isTrue();
    Verification verification = Verification.of(platform.anonymous().download(address + "/log"));
    assertThat(verification.defect()).isEmpty();
    assertThat(verification.commits()).isEqualTo(seq);
  }

  private static Map<Seat, Account> accounts(LivePlatform platform, JsonNode kept) {
    Map<Seat, Account> accounts = new TreeMap<>();
    kept.path("seats")
        .properties()
        .forEach(seat ->
            accounts.put(
                Seat.of(seat.getKey()),
                new Account(
                    seat.getValue().path("account").asText(),
                    platform.anonymous().withToken(seat.getValue().path("token").asText()))));
    return accounts;
  }
}
