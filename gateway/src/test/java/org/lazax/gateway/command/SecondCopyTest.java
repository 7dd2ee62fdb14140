package org.lazax.gateway.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.HostEffect.TurnedAway.Reason;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.RealServers;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.trace.Trace;

/** What a client is told when a command is turned away. There is no service; the test replies. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class SecondCopyTest {
  private static final Duration TIMEOUT = Duration.ofMinutes(1);
  private static final Duration POLL = Duration.ofMillis(2);

  private final GameId game = new GameId(UUID.randomUUID().toString());

  @Inject Commands commands;
  @Inject AnswerDispatcher dispatcher;

  @ParameterizedTest
  @EnumSource(names = {"QUEUE_FULL", "UNAVAILABLE"})
  void nobodyIsToldThatNothingWasDoneWhileAnEarlierCopyMayBeCarriedOut(Reason reason) {
    assertThat(turnedAway(reason)).isEqualTo(new CommandOutcome.TurnedAway(reason));

    assertThat(turnedAway(reason)).isInstanceOf(CommandOutcome.Pending.class);
  }

  @Test
  void aGameThatHasStoppedIsToldAgain() {
    turnedAway(Reason.STOPPED);

    assertThat(turnedAway(Reason.STOPPED)).isEqualTo(new CommandOutcome.TurnedAway(Reason.STOPPED));
  }

  /** Gives the command, and turns it away as soon as it is waited for. */
  private CommandOutcome turnedAway(Reason reason) {
    SubmittedCommand command = command();
    var outcome = commands.submit(command).subscribeAsCompletionStage();
    Awaitility.await()
        .atMost(TIMEOUT)
        .pollInterval(POLL)
        .until(() -> {
          dispatcher.dispatch(game, new Reply.TurnedAway(command.id(), reason));
          return outcome.isDone();
        });
    return outcome.join();
  }

  private SubmittedCommand command() {
    return new SubmittedCommand(
        game,
        new Caller("account", "token", Set.of()),
        "key",
        Optional.of(new Seat(1)),
        Optional.empty(),
        "map.activate-system",
        JsonNodeFactory.instance.objectNode(),
        Trace.of(Optional.empty()));
  }
}
