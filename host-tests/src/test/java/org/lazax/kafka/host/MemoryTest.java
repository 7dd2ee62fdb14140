package org.lazax.kafka.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.apache.kafka.common.TopicPartition;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.transport.Reply;

/** An instance whose database is away fills its memory up to its budget, and no further. */
class MemoryTest {
  /** Enough for some hundreds of answers that are not saved. */
  private static final long LITTLE = 1 << 20;

  private static final Duration OFTEN = Duration.ofMillis(5);

  private final MemoryBudget memory = new MemoryBudget(LITTLE);
  private final Platform platform =
      Platform.startedAlone(Packaging.SOLO, Limits.STANDARD.withMemory(memory));
  private final TestInstance instance = platform.instance(Service.GAME);
  private final Database database = platform.database(Service.GAME);

  @AfterEach
  void stop() {
    database.enable();
    platform.close();
  }

  @Test
  void commandsAreTurnedAwayUntilTheDatabaseIsBackAndThenTheGameGoesOn() {
    Players players = platform.players(1);
    players.start(1);
    database.disable();

    atMost()
        .pollInterval(OFTEN)
        .until(() -> {
          giveTooMuch(players);
          return memory.mustSaveFirst()
              && platform.replies.hasReply(
                  Reply.TurnedAway.class,
                  reply -> reply.reason() == HostEffect.TurnedAway.Reason.UNAVAILABLE);
        });
    atMost()
        .until(() ->
            instance.heldBack().stream()
                .map(TopicPartition::topic)
                .anyMatch(Realm.GAMES.topic()::equals));
    atMost().during(TestInstance.LONGEST_STANDSTILL).until(instance::isAlive);
    database.enable();
    atMost().until(() -> instance.heldBack().isEmpty() && !memory.isFull());
    players.playToTheEnd();
    assertThat(players.isOver()).isTrue();
    int all = platform.follower.game(players.game).commits().size();
    atMost().until(() -> database.commitsOf(players.game) == all);
    atMost().until(() -> memory.used().unsaved() == 0);
  }

  /** Gives a command that is refused if it is decided. */
  private static void giveTooMuch(Players players) {
    players.send(Optional.of(new Seat(1)), new ToyCommand.Give(new Seat(8), 0));
  }

  private static ConditionFactory atMost() {
    return Awaitility.await().atMost(Platform.TIMEOUT).ignoreExceptions();
  }
}
