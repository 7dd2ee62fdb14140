package org.lazax.chronicle.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.acceptance.Answers;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.host.HostEffect.Append;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyPlay;

/**
 * A zombie is a host that has lost the partition and does not know it. This test shows step by step
 * why each host needs its own claim. The zombie refuses a command that its successor carries out at
 * the same time. A refusal does not change the head, so only the claim makes it void. The random
 * simulation finds this case in one seed of about 150 only.
 */
final class ZombieTest {
  private static final Duration BEYOND_EARLY_TIMEOUT = Duration.ofSeconds(6);

  @Test
  void theRefusalOfAZombieIsNoAnswer() {
    Result result = play("zombie", "heir");

    assertThat(result.applied()).isTrue();
    assertThat(result.answer()).isInstanceOf(Answer.Applied.class);
  }

  @Test
  void withTheSameClaimTheAnswerContradictsTheLog() {
    Result result = play("the-same", "the-same");

    assertThat(result.applied()).isTrue();
    assertThat(result.answer()).isInstanceOf(Answer.Refused.class);
  }

  @Test
  void whileAnotherServiceOwesACommandWaits() {
    HostFixture games = hosting("games");
    games.read("game-service", claim("games"));
    games.command(games.envelope(0, ToyPlay.begin(2)));
    games.read(HostFixture.only(games.open(), Append.class));
    Append start =
        HostFixture.only(games.command(games.envelope(1, new ToyCommand.Start())), Append.class);
    games.read(start);
    assertThat(((Commit) ChronicleRecord.read(start.value())).header().next())
        .contains(Service.MAP);

    List<HostEffect> effects = games.command(games.envelope(2, new ToyCommand.Join("ab")));

    assertThat(effects).isEmpty();
    assertThat(HostFixture.all(games.advance(BEYOND_EARLY_TIMEOUT), Append.class)).isEmpty();
  }

  /** Whether a command was carried out, and its answer for readers of the log. */
  private record Result(boolean applied, Answer answer) {}

  private static Result play(String zombiesClaim, String successorsClaim) {
    HostFixture zombie = hosting(zombiesClaim);
    zombie.read("game-service", claim(zombiesClaim));
    HostFixture successor = hosting(successorsClaim);
    successor.read("game-service", claim(zombiesClaim));
    successor.read("game-service", claim(successorsClaim));
    successor.command(successor.envelope(0, ToyPlay.begin(2)));
    Append genesis = HostFixture.only(successor.open(), Append.class);
    successor.read(genesis);
    CommandEnvelope join = successor.envelope(1, new ToyCommand.Join("ab"));

    zombie.command(join);
    Append refusal = HostFixture.only(zombie.advance(BEYOND_EARLY_TIMEOUT), Append.class);
    Append commit = HostFixture.only(successor.command(join), Append.class);

    return read(
        join,
        List.of(
            claim(zombiesClaim),
            claim(successorsClaim),
            genesis.value(),
            refusal.value(),
            commit.value()));
  }

  /** Reads the log by the rules of acceptance. */
  private static Result read(CommandEnvelope command, List<byte[]> log) {
    Claims claims = Claims.none(new Partition(0, 1));
    Chain chain = Chain.EMPTY;
    Answers answers = new Answers();
    boolean applied = false;
    for (byte[] bytes : log) {
      switch (ChronicleRecord.read(bytes)) {
        case Claim claim -> claims = claims.with(claim);
        case RefusedCommand refused -> answers.record(refused, HostFixture.GAME.value(), claims);
        case Commit commit -> {
          chain =
              ((Verdict.Accepted) chain.judge(commit, HostFixture.GAME.value(), claims)).chain();
          answers.record(commit);
          applied |= commit.header().command().filter(command.command()::equals).isPresent();
        }
        case ChronicleRecord other -> throw new AssertionError(other);
      }
    }
    return new Result(applied, answers.to(command.command()).orElseThrow());
  }

  private static HostFixture hosting(String claim) {
    return HostFixture.claiming(
        Service.GAME, PartitionCheckpoint.empty(new ClaimId(claim)), Limits.STANDARD);
  }

  private static byte[] claim(String id) {
    return new Claim(new ClaimId(id), Service.GAME, id).bytes();
  }
}
