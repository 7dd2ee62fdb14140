package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyPlay;
import org.lazax.chronicle.transport.Reply;

/** A command that is too old, or was turned away, is not carried out, whoever reads it. */
class LifetimeTest {
  /** A command that was made on a later commit is held. */
  private static final Limits HOLDING = limits(MemoryBudget.unlimited());

  /** No command is taken. */
  private static final Limits FULL = limits(new MemoryBudget(0));

  private static final Duration OLD = Limits.STANDARD.commandLifetime().plusSeconds(1);

  private static final Duration ASKED_AGAIN = Duration.ofMillis(200);

  private final Platform platform = Platform.startedAlone(Packaging.FOUR_SERVICES, HOLDING);
  private Players players;

  @BeforeEach
  void playToAGift() {
    players = platform.players(1, 0);
    players.start(2);
  }

  @AfterEach
  void stop() {
    platform.close();
  }

  @Test
  void anOldCommandIsPassedOverByItsHostAndByAnotherPackaging() {
    ToyPlay.SeatCommand next = players.awaitTurn();
    CommandId old = id("old");
    long before = platform.follower.game(players.game).seq();
    CommandEnvelope gift = players.envelope(old, Optional.of(next.seat()), next.command());
    TestInstance host = platform.instance(Service.MAP);

    platform.producer.submitAged(gift, OLD);

    Awaitility.await()
        .atMost(Platform.TIMEOUT)
        .until(() -> host.count("lazax.commands.expired") == 1);
    platform.producer.ask(Service.MAP, new Query.Status("over?", players.game, 0, old));
    assertThat(platform.replies.reply(Reply.Status.class, reply -> true).open()).isFalse();
    platform.stopAll(Packaging.FOUR_SERVICES);
    platform.startAll(Packaging.SOLO);
    assertThat(platform.instance(Service.MAP).count("lazax.commands.expired")).isZero();
    assertThat(platform.follower.game(players.game).seq()).isEqualTo(before);
    players.playToTheEnd();
    assertThat(players.isOver()).isTrue();
    assertThat(platform.follower.game(players.game).commits())
        .noneMatch(commit -> commit.header().command().equals(Optional.of(old)));
  }

  /** A command before it has no answer, so the next host reads it again. */
  @Test
  void aCommandThatWasTurnedAwayIsNotCarriedOutByTheNextHost() {
    ToyPlay.SeatCommand next = players.awaitTurn();
    long before = platform.follower.game(players.game).seq();
    CommandEnvelope held = players.envelope(id("held"), Optional.of(next.seat()), next.command());
    platform.producer.submit(madeOn(before + 1_000, held));
    platform.limit(FULL);
    restart();
    CommandId turnedAway = players.sendNext();
    platform.replies.reply(Reply.TurnedAway.class, away -> away.command().equals(turnedAway));
    platform.limit(HOLDING);

    restart();

    CommandId later = players.send(Optional.of(next.seat()), new ToyCommand.Give(new Seat(8), 0));
    assertThat(players.answer(later)).isInstanceOf(Answer.Refused.class);
    assertThat(platform.follower.game(players.game).seq()).isEqualTo(before);
    players.playToTheEnd();
    assertThat(players.isOver()).isTrue();
    assertThat(platform.follower.game(players.game).commits())
        .noneMatch(commit -> commit.header().command().equals(Optional.of(turnedAway)));
  }

  /**
   * Returns when the next host decides: before, it answers no query and turns nobody away. A query
   * may be lost with a host, or become too old, so it is asked again. If no command is taken, its
   * result is none.
   */
  private void restart() {
    platform.instance(Service.MAP).close();
    platform.start(Service.MAP);
    platform.awaitReady();
    String query = UUID.randomUUID().toString();
    Awaitility.await()
        .atMost(Platform.TIMEOUT)
        .pollInterval(ASKED_AGAIN)
        .until(() -> {
          platform.producer.ask(
              Service.MAP, new Query.Options(query, players.game, 0, new Seat(1)));
          return platform.replies.hasReply(
                  Reply.Options.class, options -> options.query().equals(query))
              || platform.replies.hasReply(Reply.None.class, none -> none.query().equals(query));
        });
  }

  private CommandId id(String key) {
    return CommandId.given("tester", players.game, key);
  }

  private static CommandEnvelope madeOn(long seq, CommandEnvelope envelope) {
    return new CommandEnvelope(
        envelope.command(),
        envelope.game(),
        envelope.actor(),
        seq,
        envelope.ifMatch(),
        envelope.type(),
        envelope.payload());
  }

  private static Limits limits(MemoryBudget memory) {
    Limits all = Limits.STANDARD;
    return new Limits(
        Duration.ofHours(1),
        all.maxEarly(),
        all.maxQueued(),
        all.maxAutomatic(),
        memory,
        all.idleTimeout(),
        all.snapshotEvery(),
        all.checkpointEvery(),
        all.checkpointRows(),
        all.commandLifetime(),
        all.queryLifetime());
  }
}
