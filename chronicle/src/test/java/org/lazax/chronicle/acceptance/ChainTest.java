package org.lazax.chronicle.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.acceptance.Verdict.Accepted;
import org.lazax.chronicle.acceptance.Verdict.Cause;
import org.lazax.chronicle.acceptance.Verdict.Lost;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.CommitBuilder;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.kernel.KernelEvent;

final class ChainTest {
  private static final Partition PARTITION = Partition.of(CommitBuilder.GAME, 48);
  private static final Claims CLAIMS = claimedByAll(PARTITION);
  private static final Commit GENESIS = CommitBuilder.genesis().commit();
  private static final Chain AFTER_GENESIS = accepted(Chain.EMPTY, GENESIS);

  // ---- rule 1

  @Test
  void aCommitOfAnotherGameThanItsKeyIsVoid() {
    assertThat(Chain.EMPTY.judge(GENESIS, "another-game", CLAIMS))
        .isEqualTo(new Verdict.Voided(Cause.FOREIGN_KEY));
  }

  @Test
  void aCommitInAnotherPartitionIsVoid() {
    Partition other = new Partition((PARTITION.number() + 1) % 48, 48);

    assertThat(Chain.EMPTY.judge(GENESIS, CommitBuilder.GAME.value(), claimedByAll(other)))
        .isEqualTo(new Verdict.Voided(Cause.WRONG_PARTITION));
  }

  @Test
  void aFlowEventOfAnotherServiceIsVoid() {
    Commit next = CommitBuilder.on(GENESIS).commit();

    assertThat(judge(AFTER_GENESIS, renamed(next, "map.moved.v1")))
        .isEqualTo(new Verdict.Voided(Cause.FOREIGN_EVENT));
    assertThat(judge(AFTER_GENESIS, renamed(next, "tournament.begun.v1")))
        .isEqualTo(new Verdict.Voided(Cause.FOREIGN_EVENT));
    assertThat(judge(AFTER_GENESIS, renamed(next, "game-like.begun.v1")))
        .isEqualTo(new Verdict.Voided(Cause.FOREIGN_EVENT));
  }

  @Test
  void aCommitMayHaveOwnFlowEventsAndSharedEvents() {
    Commit next = CommitBuilder.on(GENESIS).commit();

    assertThat(judge(AFTER_GENESIS, renamed(next, "game.turn-begun.v1")))
        .isInstanceOf(Accepted.class);
    assertThat(judge(AFTER_GENESIS, renamed(next, "table.units-placed.v1")))
        .isInstanceOf(Accepted.class);
  }

  // ---- rule 2

  @Test
  void aCommitUnderAnOldClaimIsVoid() {
    Claims afterNewerClaim = CLAIMS.with(new Claim(new ClaimId("newer"), Service.GAME, "i"));

    assertThat(Chain.EMPTY.judge(GENESIS, CommitBuilder.GAME.value(), afterNewerClaim))
        .isEqualTo(new Verdict.Voided(Cause.STALE_CLAIM));
  }

  @Test
  void aCommitWithoutAnyClaimReadIsVoid() {
    assertThat(Chain.EMPTY.judge(GENESIS, CommitBuilder.GAME.value(), Claims.none(PARTITION)))
        .isEqualTo(new Verdict.Voided(Cause.STALE_CLAIM));
  }

  @Test
  void aClaimOfAnotherServiceHasNoEffect() {
    Claims other = CLAIMS.with(new Claim(new ClaimId("newer"), Service.MAP, "i"));

    assertThat(Chain.EMPTY.judge(GENESIS, CommitBuilder.GAME.value(), other))
        .isInstanceOf(Accepted.class);
  }

  // ---- rule 3

  @Test
  void onlyTheDebtorMayWrite() {
    Commit owed = CommitBuilder.on(GENESIS).next(Service.COMBAT).commit();
    Chain chain = accepted(AFTER_GENESIS, owed);

    assertThat(judge(chain, CommitBuilder.on(owed).by(Service.GAME).commit()))
        .isEqualTo(new Verdict.Voided(Cause.NOT_THE_DEBTOR));
    assertThat(judge(chain, CommitBuilder.on(owed).by(Service.COMBAT).commit()))
        .isInstanceOf(Accepted.class);
  }

  @Test
  void aRewindIsAcceptedWhileAServiceOwes() {
    Commit owed = CommitBuilder.on(GENESIS).next(Service.COMBAT).commit();
    Commit rewind = CommitBuilder.on(owed).withEvents(new KernelEvent.Rewound(1)).commit();

    assertThat(judge(accepted(AFTER_GENESIS, owed), rewind)).isInstanceOf(Accepted.class);
  }

  @Test
  void anyServiceMayWriteWhileNoneOwes() {
    assertThat(judge(AFTER_GENESIS, CommitBuilder.on(GENESIS).by(Service.AGENDA).commit()))
        .isInstanceOf(Accepted.class);
  }

  // ---- rule 4

  @Test
  void theFirstCommitOnAHeadWinsAndTheSecondIsVoid() {
    Commit first = CommitBuilder.on(GENESIS).by(Service.MAP).commit();
    Commit second = CommitBuilder.on(GENESIS).by(Service.GAME).commit();

    assertThat(judge(accepted(AFTER_GENESIS, first), second))
        .isEqualTo(new Verdict.Voided(Cause.SUPERSEDED));
  }

  @Test
  void aRepeatedCommitIsVoid() {
    assertThat(judge(AFTER_GENESIS, GENESIS)).isEqualTo(new Verdict.Voided(Cause.SUPERSEDED));
  }

  @Test
  void anAcceptedCommitIsTheNewHead() {
    Commit next = CommitBuilder.on(GENESIS).next(Service.MAP).commit();

    assertThat(accepted(AFTER_GENESIS, next))
        .isEqualTo(
            new Chain(2, next.hash(), Optional.of(Service.MAP), CommitBuilder.NOON.plusMillis(1)));
  }

  @Test
  void aGapMeansThatTheReaderLostData() {
    assertThat(judge(AFTER_GENESIS, CommitBuilder.on(GENESIS).seq(3).commit()))
        .isInstanceOf(Lost.class);
    assertThat(judge(Chain.EMPTY, CommitBuilder.on(GENESIS).commit())).isInstanceOf(Lost.class);
  }

  @Test
  void theNextNumberOnAnotherParentMeansThatTheReaderLostData() {
    Commit unseen = CommitBuilder.on(GENESIS).by(Service.MAP).commit();

    assertThat(judge(AFTER_GENESIS, CommitBuilder.on(unseen).seq(2).commit()))
        .isInstanceOf(Lost.class);
  }

  // ---- genesis

  @Test
  void aGenesisOfAnotherServiceIsVoid() {
    Commit foreign = CommitBuilder.genesis().by(Service.MAP).commit();

    assertThat(judge(Chain.EMPTY, foreign)).isEqualTo(new Verdict.Voided(Cause.FOREIGN_GENESIS));
    assertThat(Chain.EMPTY.follow(foreign.header(), foreign.hash()))
        .isEqualTo(new Verdict.Voided(Cause.FOREIGN_GENESIS));
  }

  // ---- stamps

  @Test
  void timeNeverRunsBackwards() {
    Chain chain = accepted(AFTER_GENESIS, CommitBuilder.on(GENESIS).commit());

    assertThat(chain.stamp(CommitBuilder.NOON, Optional.empty()).at())
        .isEqualTo(CommitBuilder.NOON.plusMillis(1));
    assertThat(chain.stamp(CommitBuilder.NOON.plusSeconds(1), Optional.empty()).at())
        .isEqualTo(CommitBuilder.NOON.plusSeconds(1));
  }

  @Test
  void aStampHasTheNextNumberAndWholeMilliseconds() {
    Seat seat = new Seat(2);

    assertThat(AFTER_GENESIS.stamp(CommitBuilder.NOON.plusNanos(1_999_999), Optional.of(seat)))
        .isEqualTo(new Stamp(2, CommitBuilder.NOON.plusMillis(1), Optional.of(seat)));
  }

  @Test
  void theGenesisIsTheFirstCommit() {
    assertThat(Chain.EMPTY.head()).isEqualTo(Hash.ZERO);
    assertThat(AFTER_GENESIS.seq()).isEqualTo(1);
  }

  @Test
  void everyGameHasOnePartition() {
    assertThat(Partition.of(CommitBuilder.GAME, 48)).isEqualTo(new Partition(41, 48));
    assertThat(Partition.of(CommitBuilder.GAME, 8).holds(CommitBuilder.GAME)).isTrue();
  }

  private static Claims claimedByAll(Partition partition) {
    Claims claims = Claims.none(partition);
    for (Service service : Realm.GAMES.services()) {
      claims = claims.with(new Claim(CommitBuilder.claimOf(service), service, "i"));
    }
    return claims;
  }

  private static Commit renamed(Commit commit, String type) {
    return (Commit) CommitBuilder.replaced(commit, "kernel.passed.v1", type);
  }

  private static Verdict judge(Chain chain, Commit commit) {
    return chain.judge(commit, CommitBuilder.GAME.value(), CLAIMS);
  }

  private static Chain accepted(Chain chain, Commit commit) {
    return ((Accepted) judge(chain, commit)).chain();
  }
}
