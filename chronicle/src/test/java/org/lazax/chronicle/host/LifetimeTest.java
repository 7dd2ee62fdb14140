package org.lazax.chronicle.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.host.HostEffect.Append;
import org.lazax.chronicle.host.HostEffect.CommandsDone;
import org.lazax.chronicle.host.HostEffect.Expired;
import org.lazax.chronicle.host.HostEffect.Reply;
import org.lazax.chronicle.host.HostEffect.TurnedAway;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyPlay;

/** How long commands and queries live, and when a client is told that nothing was done. */
class LifetimeTest {
  private static final Duration LIFETIME = Limits.STANDARD.commandLifetime();
  private static final Duration WAIT = Limits.STANDARD.queryLifetime();
  private static final Duration TICK = Duration.ofMillis(1);

  private final HostFixture hosting = HostFixture.deciding(Service.MAP);

  @Test
  void aCommandThatIsTooOldWhenItIsReadIsPassedOver() {
    HostFixture games = HostFixture.deciding(Service.GAME);

    List<HostEffect> effects = games.command(begin(games), games.now.minus(LIFETIME));

    assertThat(effects).containsExactly(new Expired(0), new CommandsDone(1));
  }

  @Test
  void aCommandIsDecidedUntilItsLifetimeIsOver() {
    HostFixture games = HostFixture.deciding(Service.GAME);
    Instant sent = games.now.minus(LIFETIME).plus(TICK);

    assertThat(HostFixture.all(games.command(begin(games), sent), HostEffect.Open.class))
        .hasSize(1);
  }

  @Test
  void aCommandThatHasWaitedForTooLongIsPassedOver() {
    HostFixture claiming = HostFixture.claiming(Service.GAME);
    claiming.command(begin(claiming));
    claiming.advance(LIFETIME);

    List<HostEffect> effects = claiming.readOwnClaim();

    assertThat(effects).containsExactly(new Expired(0), new CommandsDone(1));
  }

  @Test
  void aQueryForWhichNobodyWaitsIsPassedOver() {
    assertThat(hosting.query("old", hosting.now.minus(WAIT)))
        .doesNotHaveAnyElementsOfTypes(Reply.class);
    assertThat(HostFixture.only(hosting.query("new", hosting.now), Reply.class).query().id())
        .isEqualTo("new");
  }

  @Test
  void queriesDoNotPileUpWhileAHostCatchesUp() {
    HostFixture claiming = HostFixture.claiming(Service.GAME);
    assertThat(claiming.query("waiting", claiming.now)).doesNotHaveAnyElementsOfTypes(Reply.class);

    Reply reply = HostFixture.only(claiming.advance(WAIT), Reply.class);

    assertThat(reply.result()).isInstanceOf(QueryResult.None.class);
    assertThat(HostFixture.all(claiming.readOwnClaim(), Reply.class)).isEmpty();
  }

  @Test
  void aHostThatCatchesUpTurnsNobodyAway() {
    HostFixture claiming = HostFixture.claiming(Service.GAME);

    for (int command = 0; command < 2 * Limits.STANDARD.maxQueued(); command++) {
      assertThat(claiming.command(claiming.envelope(0, new ToyCommand.Start()))).isEmpty();
    }
  }

  @Test
  void aCommandBeyondTheQueueLimitIsTurnedAway() {
    fillQueue();

    List<HostEffect> effects = hosting.command(hosting.envelope(0, new ToyCommand.Start()));

    assertThat(HostFixture.only(effects, TurnedAway.class).reason())
        .isEqualTo(TurnedAway.Reason.QUEUE_FULL);
  }

  @Test
  void aSecondCopyOfACommandThatWaitsIsNotTurnedAway() {
    CommandEnvelope waiting = fillQueue();

    assertThat(HostFixture.all(hosting.command(waiting), TurnedAway.class)).isEmpty();
  }

  @Test
  void aSecondCopyOfACommandWhoseAnswerIsInFlightIsNotTurnedAway() {
    CommandEnvelope refused = hosting.envelope(0, new ToyCommand.Start());
    Append flying = HostFixture.only(hosting.command(refused), Append.class);
    fillQueue();

    List<HostEffect> meanwhile = hosting.command(refused);
    hosting.read(flying);

    assertThat(HostFixture.all(meanwhile, TurnedAway.class)).isEmpty();
  }

  @Test
  void aCommandThatWasAnsweredGetsItsAnswerAgainHoweverManyWait() {
    CommandEnvelope refused = hosting.envelope(0, new ToyCommand.Start());
    hosting.read(HostFixture.only(hosting.command(refused), Append.class));
    fillQueue();

    List<HostEffect> again = hosting.command(refused);

    assertThat(HostFixture.only(again, HostEffect.Repeat.class).command())
        .isEqualTo(refused.command());
  }

  @Test
  void aCommandIsOpenUntilItIsPassedOver() {
    HostFixture games = HostFixture.deciding(Service.GAME);
    games.command(begin(games));
    games.read(HostFixture.only(games.open(), Append.class));
    CommandEnvelope early = games.envelope(1_000, new ToyCommand.Start());
    CommandEnvelope inFlight = begin(games);
    CommandEnvelope waiting = begin(games);
    CommandEnvelope old = begin(games);
    games.command(early);
    Append flying = HostFixture.only(games.command(inFlight), Append.class);
    games.command(waiting);
    games.command(old, games.now.minus(LIFETIME));

    assertThat(games.isOpen(early.command())).isTrue();
    assertThat(games.isOpen(inFlight.command())).isTrue();
    assertThat(games.isOpen(waiting.command())).isTrue();
    assertThat(games.isOpen(old.command())).isFalse();
    games.now = games.now.plus(LIFETIME);
    games.read(flying);
    assertThat(games.isOpen(inFlight.command())).isTrue();
    assertThat(games.isOpen(waiting.command())).isFalse();
  }

  private static CommandEnvelope begin(HostFixture hosting) {
    return hosting.envelope(0, ToyPlay.begin(2));
  }

  /**
   * Gives as many commands as may wait in the game, behind one that is in flight.
   *
   * @return the last one
   */
  private CommandEnvelope fillQueue() {
    hosting.command(hosting.envelope(0, new ToyCommand.Start()));
    CommandEnvelope last = hosting.envelope(0, new ToyCommand.Start());
    for (int waiting = 1; waiting < Limits.STANDARD.maxQueued(); waiting++) {
      hosting.command(hosting.envelope(0, new ToyCommand.Start()));
    }
    hosting.command(last);
    return last;
  }
}
