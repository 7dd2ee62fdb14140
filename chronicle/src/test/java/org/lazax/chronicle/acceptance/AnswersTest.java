package org.lazax.chronicle.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.CommitBuilder;
import org.lazax.chronicle.commit.RefusedCommand;

final class AnswersTest {
  private static final String KEY = CommitBuilder.GAME.value();
  private static final CommandId COMMAND = CommandId.given("account", CommitBuilder.GAME, "key");
  private static final Refusal REFUSAL = Refusal.rule("movement.1", "No.");
  private static final ClaimId CLAIM = new ClaimId("first");
  private static final Claims CLAIMS =
      Claims.none(Partition.of(CommitBuilder.GAME, 48)).with(new Claim(CLAIM, Service.MAP, "i"));

  private final Answers answers = new Answers();

  @Test
  void anAcceptedCommitIsTheAnswerToItsCommand() {
    assertThat(answers.record(applied())).isTrue();

    assertThat(answers.to(COMMAND)).contains(new Answer.Applied(1));
  }

  @Test
  void aCommitWithoutACommandAnswersNothing() {
    assertThat(answers.record(CommitBuilder.genesis().commit())).isFalse();

    assertThat(answers.all()).isEmpty();
  }

  @Test
  void aRefusalUnderTheCurrentClaimIsAnAnswer() {
    assertThat(answers.record(refused(CLAIM), KEY, CLAIMS)).isTrue();

    assertThat(answers.to(COMMAND)).contains(new Answer.Refused(REFUSAL));
  }

  @Test
  void aRefusalUnderAnOldClaimIsNone() {
    Claims afterSecondClaim = CLAIMS.with(new Claim(new ClaimId("second"), Service.MAP, "j"));

    assertThat(answers.record(refused(CLAIM), KEY, afterSecondClaim)).isFalse();
    assertThat(answers.to(COMMAND)).isEmpty();
  }

  @Test
  void aRefusalUnderAnotherKeyOrInAnotherPartitionIsNone() {
    Partition other = new Partition((CLAIMS.partition().number() + 1) % 48, 48);

    assertThat(answers.record(refused(CLAIM), "another-game", CLAIMS)).isFalse();
    assertThat(answers.record(refused(CLAIM), KEY, new Claims(other, CLAIMS.latest()))).isFalse();
  }

  @Test
  void theFirstAnswerCounts() {
    answers.record(applied());

    assertThat(answers.record(refused(CLAIM), KEY, CLAIMS)).isFalse();
    assertThat(answers.to(COMMAND)).contains(new Answer.Applied(1));
  }

  @Test
  void storedAnswersStillCount() {
    answers.record(refused(CLAIM), KEY, CLAIMS);

    Answers restored = new Answers(answers.all());

    assertThat(restored.record(applied())).isFalse();
    assertThat(restored.to(COMMAND)).contains(new Answer.Refused(REFUSAL));
  }

  private static Commit applied() {
    return CommitBuilder.genesis().command(COMMAND).commit();
  }

  private static RefusedCommand refused(ClaimId claim) {
    return new RefusedCommand(
        COMMAND,
        CommitBuilder.GAME,
        Service.MAP,
        claim,
        Optional.empty(),
        CommitBuilder.NOON,
        REFUSAL);
  }
}
