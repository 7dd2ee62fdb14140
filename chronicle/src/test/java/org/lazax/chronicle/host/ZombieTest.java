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
 * The one thing that a zombie can do to its heir, step by step: chance finds it in one seed of 150
 * only. The zombie has lost the partition, hears nothing, and refuses a command that its heir
 * carries out in the same moment. A refusal moves no head, so only the claim voids it.
 */
final class ZombieTest {
  private static final Duration UNTIL_IT_GIVES_UP = Duration.ofSeconds(6);

  @Test
  void aZombiesRefusalIsNoAnswerForItClaimedBeforeItsHeir() {
    Fate fate = fate("zombie", "heir");

    assertThat(fate.applied()).isTrue();
    assertThat(fate.told()).isInstanceOf(Answer.Applied.class);
  }

  @Test
  void withoutAClaimOfEachTheAnswerAndTheLogContradictEachOther() {
    Fate fate = fate("the-same", "the-same");

    assertThat(fate.applied()).isTrue();
    assertThat(fate.told()).isInstanceOf(Answer.Refused.class);
  }

  @Test
  void whileAnotherServiceOwesACommandWaits() {
    Hosting games = hosting("games");
    games.read("game-service", claim("games"));
    games.give(games.envelope(0, ToyPlay.begin(2)));
    games.read(Hosting.only(games.open(), Append.class));
    Append start =
        Hosting.only(games.give(games.envelope(1, new ToyCommand.Start())), Append.class);
    games.read(start);
    assertThat(((Commit) ChronicleRecord.read(start.value())).header().next())
        .contains(Service.MAP);

    List<HostEffect> effects = games.give(games.envelope(2, new ToyCommand.Join("ab")));

    assertThat(effects).isEmpty();
    assertThat(Hosting.all(games.pass(UNTIL_IT_GIVES_UP), Append.class)).isEmpty();
  }

  /** Whether a command was carried out, and what whoever reads the log is told of it. */
  private record Fate(boolean applied, Answer told) {}

  private static Fate fate(String zombiesClaim, String heirsClaim) {
    Hosting zombie = hosting(zombiesClaim);
    zombie.read("game-service", claim(zombiesClaim));
    Hosting heir = hosting(heirsClaim);
    heir.read("game-service", claim(zombiesClaim));
    heir.read("game-service", claim(heirsClaim));
    heir.give(heir.envelope(0, ToyPlay.begin(2)));
    Append genesis = Hosting.only(heir.open(), Append.class);
    heir.read(genesis);
    CommandEnvelope join = heir.envelope(1, new ToyCommand.Join("ab"));

    zombie.give(join);
    Append refusal = Hosting.only(zombie.pass(UNTIL_IT_GIVES_UP), Append.class);
    Append carriedOut = Hosting.only(heir.give(join), Append.class);

    return read(
        join,
        List.of(
            claim(zombiesClaim),
            claim(heirsClaim),
            genesis.value(),
            refusal.value(),
            carriedOut.value()));
  }

  /** As anybody reads it. */
  private static Fate read(CommandEnvelope command, List<byte[]> log) {
    Claims claims = Claims.none(new Partition(0, 1));
    Chain chain = Chain.EMPTY;
    Answers answers = new Answers();
    boolean applied = false;
    for (byte[] bytes : log) {
      switch (ChronicleRecord.read(bytes)) {
        case Claim claim -> claims = claims.with(claim);
        case RefusedCommand refused -> answers.record(refused, Hosting.GAME.value(), claims);
        case Commit commit -> {
          chain = ((Verdict.Accepted) chain.judge(commit, Hosting.GAME.value(), claims)).chain();
          answers.record(commit);
          applied |= commit.header().command().filter(command.command()::equals).isPresent();
        }
        case ChronicleRecord other -> throw new AssertionError(other);
      }
    }
    return new Fate(applied, answers.to(command.command()).orElseThrow());
  }

  private static Hosting hosting(String claim) {
    return Hosting.claiming(
        Service.GAME, PartitionCheckpoint.empty(new ClaimId(claim)), Limits.STANDARD);
  }

  private static byte[] claim(String id) {
    return new Claim(new ClaimId(id), Service.GAME, id).bytes();
  }
}
