package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.Commit;

/** What a service must do unasked, it does also when it was gone at the moment. */
class DebtAndDeadlineTest {
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  @Test
  void aDebtIsPaidByTheSuccessorOfWhoDiedBeforeWritingIt() {
    try (Platform platform = Platform.started()) {
      Players players = platform.players(3);
      Twin debtor = platform.instance(Service.MAP);
      debtor.mute();
      players.start(1);
      Awaitility.await().atMost(Platform.PATIENCE).until(debtor::hasWrittenInVain);
      assertThat(platform.witness.game(players.game).chain().next()).contains(Service.MAP);

      debtor.kill();
      platform.start(Service.MAP);
      players.playToTheEnd();

      assertThat(players.isOver()).isTrue();
      assertThat(platform.witness.game(players.game).commits())
          .filteredOn(commit -> commit.header().by() == Service.MAP)
          .first()
          .matches(commit -> commit.header().command().isEmpty(), "nobody commanded it");
    }
  }

  @Test
  void theDeadlineOfAColdGameFiresThoughNobodyAsks() {
    try (Platform platform = Platform.started(Optional.of(PATIENCE))) {
      Players players = platform.players(3);
      players.start(1);
      players.awaitQuestion();
      long asked = platform.witness.game(players.game).seq();
      Awaitility.await()
          .atMost(Platform.PATIENCE)
          .until(() -> platform.database(Service.MAP).commitsOf(players.game) >= asked);

      platform.instance(Service.MAP).kill();
      platform.start(Service.MAP);
      players.awaitTheEnd();

      List<Commit> unasked =
          platform.witness.game(players.game).commits().stream().skip(asked).toList();
      assertThat(unasked).extracting(commit -> commit.header().by()).contains(Service.MAP);
      Commit question = platform.witness.game(players.game).commits().get((int) asked - 1);
      assertThat(unasked.getFirst().header().at())
          .isAfterOrEqualTo(question.header().at().plus(PATIENCE));
    }
  }
}
