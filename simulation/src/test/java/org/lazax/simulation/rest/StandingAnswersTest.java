package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;

final class StandingAnswersTest {
  private static final GameId GAME = new GameId("0f3c5a1e-0000-4000-8000-000000000000");
  private static final ClaimId CLAIM = new ClaimId("1b4e28ba-0000-4000-8000-000000000000");
  private static final CommandId ONE = command("one");
  private static final CommandId OTHER = command("other");
  private static final List<ExportedCommit> LOG =
      List.of(
          commit(1, Optional.of(ONE)), commit(2, Optional.empty()), commit(3, Optional.of(OTHER)));

  @Test
  void answersThatAreInTheLogStand() {
    assertThatCode(() -> StandingAnswers.require(Map.of(OTHER, 3L), LOG))
        .doesNotThrowAnyException();
    assertThatCode(() -> StandingAnswers.requireAll(Map.of(ONE, 1L, OTHER, 3L), LOG))
        .doesNotThrowAnyException();
  }

  @Test
  void aLostAChangedADoubledAndAForeignCommandAreFound() {
    assertThatIllegalStateException()
        .isThrownBy(() -> StandingAnswers.require(Map.of(ONE, 1L), LOG.subList(1, 3)))
        .withMessageEndingWith("was answered with commit 1 and is in none");
    assertThatIllegalStateException()
        .isThrownBy(() -> StandingAnswers.require(Map.of(ONE, 2L), LOG))
        .withMessageEndingWith("was answered with commit 2 and is in 1");
    assertThatIllegalStateException()
        .isThrownBy(() ->
            StandingAnswers.require(Map.of(), List.of(LOG.getFirst(), commit(2, Optional.of(ONE)))))
        .withMessageEndingWith("is in the log twice");
    assertThatIllegalStateException()
        .isThrownBy(() -> StandingAnswers.requireAll(Map.of(ONE, 1L), LOG))
        .withMessageContaining(OTHER.toString());
  }

  private static CommandId command(String key) {
    return CommandId.given("an account", GAME, key);
  }

  private static ExportedCommit commit(long seq, Optional<CommandId> command) {
    Header header =
        new Header(
            GAME,
            seq,
            Hash.ZERO,
            Service.GAME,
            CLAIM,
            Optional.empty(),
            command,
            Optional.empty(),
            Instant.EPOCH,
            List.of());
    return new ExportedCommit((int) seq, header, Hash.ZERO, List.of());
  }
}
