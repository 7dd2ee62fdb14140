package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.Commit;

/** A service pays its debts and meets deadlines also after its instance was killed. */
class DebtAndDeadlineTest {
  private static final Duration ANSWER_TIMEOUT = Duration.ofSeconds(2);

  @Test
  void aDebtIsPaidByTheSuccessorOfAKilledInstance() {
    try (Platform platform = Platform.started()) {
      Players players = platform.players(3);
      TestInstance debtor = platform.instance(Service.MAP);
      debtor.cutOff();
      players.start(1);
      Awaitility.await().atMost(Platform.TIMEOUT).until(debtor::hasLostRecords);
      assertThat(platform.follower.game(players.game).chain().next()).contains(Service.MAP);

      debtor.kill();
      platform.start(Service.MAP);
      players.playToTheEnd();

      assertThat(players.isOver()).isTrue();
      assertThat(platform.follower.game(players.game).commits())
          .filteredOn(commit -> commit.header().by() == Service.MAP)
          .first()
          .matches(commit -> commit.header().command().isEmpty(), "it has no command");
    }
  }

  @Test
  void theDeadlineOfAGameFiresAfterARestart() {
    try (Platform platform = Platform.started(Optional.of(ANSWER_TIMEOUT))) {
      Players players = platform.players(3);
      players.start(1);
      players.awaitTurn();
      long askedSeq = platform.follower.game(players.game).seq();
      Awaitility.await()
          .atMost(Platform.TIMEOUT)
          .until(() -> platform.database(Service.MAP).commitsOf(players.game) >= askedSeq);

      platform.instance(Service.MAP).kill();
      platform.start(Service.MAP);
      players.awaitTheEnd();

      List<Commit> later =
          platform.follower.game(players.game).commits().stream().skip(askedSeq).toList();
      assertThat(later).extracting(commit -> commit.header().by()).contains(Service.MAP);
      Commit asking = platform.follower.game(players.game).commits().get((int) askedSeq - 1);
      assertThat(later.getFirst().header().at())
          .isAfterOrEqualTo(asking.header().at().plus(ANSWER_TIMEOUT));
    }
  }
}
