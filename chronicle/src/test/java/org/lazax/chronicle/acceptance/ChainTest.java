package org.lazax.chronicle.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Verdict.Accepted;
import org.lazax.chronicle.acceptance.Verdict.Cause;
import org.lazax.chronicle.acceptance.Verdict.Lost;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Written;
import org.lazax.chronicle.kernel.KernelEvent;

final class ChainTest {
  private static final Partition PARTITION = Partition.of(Written.GAME, 48);
  private static final Claims CLAIMS = claimedByAll(PARTITION);
  private static final Commit GENESIS = Written.genesis().commit();
  private static final Chain BEGUN = accepted(Chain.EMPTY, GENESIS);

  // ---- rule 1

  @Test
  void aCommitOfAnotherGameThanItsKeyIsVoid() {
    assertThat(Chain.EMPTY.judge(GENESIS, "another-game", CLAIMS))
        .isEqualTo(new Verdict.Voided(Cause.FOREIGN_KEY));
  }

  @Test
  void aCommitInAnotherPartitionIsVoid() {
    Partition other = new Partition((PARTITION.number() + 1) % 48, 48);

    assertThat(Chain.EMPTY.judge(GENESIS, Written.GAME.value(), claimedByAll(other)))
        .isEqualTo(new Verdict.Voided(Cause.WRONG_PARTITION));
  }

  @Test
  void aFlowEventOfAnotherServiceIsVoid() {
    Commit next = Written.on(GENESIS).commit();

    assertThat(judge(BEGUN, renamed(next, "map.moved.v1")))
        .isEqualTo(new Verdict.Voided(Cause.FOREIGN_EVENT));
    assertThat(judge(BEGUN, renamed(next, "tournament.begun.v1")))
        .isEqualTo(new Verdict.Voided(Cause.FOREIGN_EVENT));
    assertThat(judge(BEGUN, renamed(next, "game-like.begun.v1")))
        .isEqualTo(new Verdict.Voided(Cause.FOREIGN_EVENT));
  }

  @Test
  void ownFlowEventsAndSharedOnesMayStandInACommit() {
    Commit next = Written.on(GENESIS).commit();

    assertThat(judge(BEGUN, renamed(next, "game.turn-begun.v1"))).isInstanceOf(Accepted.class);
    assertThat(judge(BEGUN, renamed(next, "table.units-placed.v1"))).isInstanceOf(Accepted.class);
  }

  // ---- rule 2

  @Test
  void aCommitUnderAnOldClaimIsVoid() {
    Claims retaken = CLAIMS.with(new Claim(new ClaimId("newer"), Service.GAME, "i"));

    assertThat(Chain.EMPTY.judge(GENESIS, Written.GAME.value(), retaken))
        .isEqualTo(new Verdict.Voided(Cause.STALE_CLAIM));
  }

  @Test
  void aCommitWithoutAnyClaimReadIsVoid() {
    assertThat(Chain.EMPTY.judge(GENESIS, Written.GAME.value(), Claims.none(PARTITION)))
        .isEqualTo(new Verdict.Voided(Cause.STALE_CLAIM));
  }

  @Test
  void anotherServicesClaimDoesNotTouchIt() {
    Claims other = CLAIMS.with(new Claim(new ClaimId("newer"), Service.MAP, "i"));

    assertThat(Chain.EMPTY.judge(GENESIS, Written.GAME.value(), other))
        .isInstanceOf(Accepted.class);
  }

  // ---- rule 3

  @Test
  void whileAServiceOwesOnlyItWrites() {
    Commit owed = Written.on(GENESIS).next(Service.COMBAT).commit();
    Chain chain = accepted(BEGUN, owed);

    assertThat(judge(chain, Written.on(owed).by(Service.GAME).commit()))
        .isEqualTo(new Verdict.Voided(Cause.NOT_THE_DEBTOR));
    assertThat(judge(chain, Written.on(owed).by(Service.COMBAT).commit()))
        .isInstanceOf(Accepted.class);
  }

  @Test
  void aRewindBreaksInOnADebtor() {
    Commit owed = Written.on(GENESIS).next(Service.COMBAT).commit();
    Commit rewind = Written.on(owed).holding(new KernelEvent.Rewound(1)).commit();

    assertThat(judge(accepted(BEGUN, owed), rewind)).isInstanceOf(Accepted.class);
  }

  @Test
  void whereNobodyOwesAnybodyWrites() {
    assertThat(judge(BEGUN, Written.on(GENESIS).by(Service.AGENDA).commit()))
        .isInstanceOf(Accepted.class);
  }

  // ---- rule 4

  @Test
  void theFirstCommitOnAHeadWinsAndTheSecondIsVoid() {
    Commit first = Written.on(GENESIS).by(Service.MAP).commit();
    Commit second = Written.on(GENESIS).by(Service.GAME).commit();

    assertThat(judge(accepted(BEGUN, first), second))
        .isEqualTo(new Verdict.Voided(Cause.SUPERSEDED));
  }

  @Test
  void aRepeatedCommitIsVoid() {
    assertThat(judge(BEGUN, GENESIS)).isEqualTo(new Verdict.Voided(Cause.SUPERSEDED));
  }

  @Test
  void anAcceptedCommitIsTheNewHead() {
    Commit next = Written.on(GENESIS).next(Service.MAP).commit();

    assertThat(accepted(BEGUN, next))
        .isEqualTo(new Chain(2, next.hash(), Optional.of(Service.MAP), Written.NOON.plusMillis(1)));
  }

  @Test
  void aGapMeansThatTheReaderLostData() {
    assertThat(judge(BEGUN, Written.on(GENESIS).seq(3).commit())).isInstanceOf(Lost.class);
    assertThat(judge(Chain.EMPTY, Written.on(GENESIS).commit())).isInstanceOf(Lost.class);
  }

  @Test
  void theNextNumberOnAnotherParentMeansThatTheReaderLostData() {
    Commit unseen = Written.on(GENESIS).by(Service.MAP).commit();

    assertThat(judge(BEGUN, Written.on(unseen).seq(2).commit())).isInstanceOf(Lost.class);
  }

  // ---- genesis

  @Test
  void aGameThatAnotherServiceOpensIsNone() {
    Commit foreign = Written.genesis().by(Service.MAP).commit();

    assertThat(judge(Chain.EMPTY, foreign)).isEqualTo(new Verdict.Voided(Cause.FOREIGN_GENESIS));
    assertThat(Chain.EMPTY.follow(foreign.header(), foreign.hash()))
        .isEqualTo(new Verdict.Voided(Cause.FOREIGN_GENESIS));
  }

  // ---- stamps

  @Test
  void timeNeverRunsBackwards() {
    Chain chain = accepted(BEGUN, Written.on(GENESIS).commit());

    assertThat(chain.stamp(Written.NOON, Optional.empty()).at())
        .isEqualTo(Written.NOON.plusMillis(1));
    assertThat(chain.stamp(Written.NOON.plusSeconds(1), Optional.empty()).at())
        .isEqualTo(Written.NOON.plusSeconds(1));
  }

  @Test
  void aStampIsTheNextNumberInWholeMilliseconds() {
    Seat seat = new Seat(2);

    assertThat(BEGUN.stamp(Written.NOON.plusNanos(1_999_999), Optional.of(seat)))
        .isEqualTo(new org.lazax.chronicle.Stamp(2, Written.NOON.plusMillis(1), Optional.of(seat)));
  }

  @Test
  void theGenesisFollowsNothing() {
    assertThat(Chain.EMPTY.head()).isEqualTo(Hash.ZERO);
    assertThat(BEGUN.seq()).isEqualTo(1);
  }

  @Test
  void everyGameHasOnePartition() {
    assertThat(Partition.of(Written.GAME, 48)).isEqualTo(new Partition(41, 48));
    assertThat(Partition.of(Written.GAME, 8).holds(Written.GAME)).isTrue();
  }

  private static Claims claimedByAll(Partition partition) {
    Claims claims = Claims.none(partition);
    for (Service service : Service.values()) {
      claims = claims.with(new Claim(Written.claimOf(service), service, "i"));
    }
    return claims;
  }

  private static Commit renamed(Commit commit, String type) {
    return (Commit) Written.changed(commit, "kernel.passed.v1", type);
  }

  private static Verdict judge(Chain chain, Commit commit) {
    return chain.judge(commit, Written.GAME.value(), CLAIMS);
  }

  private static Chain accepted(Chain chain, Commit commit) {
    return ((Accepted) judge(chain, commit)).chain();
  }
}
