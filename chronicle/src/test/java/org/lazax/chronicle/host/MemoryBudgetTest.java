package org.lazax.chronicle.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.host.HostEffect.Append;
import org.lazax.chronicle.host.HostEffect.TurnedAway;
import org.lazax.chronicle.toy.ToyCommand;
import org.lazax.chronicle.toy.ToyPlay;

/** What a host does when its instance has used up its memory. */
class MemoryBudgetTest {
  /** Less than a game weighs, so that it is full as soon as there is one. */
  private static final long LITTLE = 5_000;

  private static final Duration SHORTLY = Duration.ofSeconds(2);

  private final MemoryBudget memory = new MemoryBudget(LITTLE);

  @Test
  void commandsAreTurnedAwayWhileMemoryIsFullAndTakenAgainAfterwards() {
    HostFixture full = hostWithAGame(memory);
    assertThat(memory.used().games()).isPositive();

    List<HostEffect> away = full.command(full.envelope(1, new ToyCommand.Join("ab")));
    beIdle(full);
    List<HostEffect> taken = full.command(full.envelope(1, new ToyCommand.Join("ab")));

    assertThat(HostFixture.only(away, TurnedAway.class).reason())
        .isEqualTo(TurnedAway.Reason.UNAVAILABLE);
    assertThat(HostFixture.all(taken, TurnedAway.class)).isEmpty();
    assertThat(HostFixture.all(taken, HostEffect.Load.class)).hasSize(1);
  }

  @Test
  void anIdleGameLeavesMemorySoonerWhileItIsTight() {
    MemoryBudget large = MemoryBudget.unlimited();
    HostFixture full = hostWithAGame(memory);
    HostFixture roomy = hostWithAGame(large);

    beIdle(full);
    beIdle(roomy);

    assertThat(full.host.position(HostFixture.GAME)).isEmpty();
    assertThat(memory.used()).isEqualTo(MemoryUse.NOTHING);
    assertThat(roomy.host.position(HostFixture.GAME)).isPresent();
    assertThat(large.used().games()).isPositive();
  }

  @Test
  void questionsAreAnsweredWithNoneWhileMemoryIsFull() {
    HostFixture full = hostWithAGame(memory);

    List<HostEffect> effects = full.query("question", full.now);

    assertThat(HostFixture.only(effects, HostEffect.Reply.class).result())
        .isInstanceOf(QueryResult.None.class);
  }

  @Test
  void aHostThatCatchesUpTurnsNobodyAwayAndItsCommandsWeigh() {
    HostFixture behind =
        HostFixture.claiming(
            Service.GAME,
            PartitionCheckpoint.empty(HostFixture.CLAIM),
            Limits.STANDARD.withMemory(new MemoryBudget(0)));
    List<HostEffect> effects = behind.command(behind.envelope(0, ToyPlay.begin(2)));
    assertThat(effects).isEmpty();

    HostFixture counted =
        HostFixture.claiming(
            Service.GAME,
            PartitionCheckpoint.empty(HostFixture.CLAIM),
            Limits.STANDARD.withMemory(memory));
    counted.command(counted.envelope(0, ToyPlay.begin(2)));
    counted.query("question", counted.now);
    counted.advance(Duration.ZERO);

    assertThat(memory.used().commands()).isPositive();
    assertThat(memory.used().questions()).isPositive();
  }

  @Test
  void aHostThatHasEndedHoldsNothing() {
    HostFixture full = hostWithAGame(memory);

    full.host.revoked();

    assertThat(memory.used()).isEqualTo(MemoryUse.NOTHING);
  }

  @Test
  void whatIsNotSavedMayTakeHalfOfTheMemory() {
    MemoryUse half = new MemoryUse(0, LITTLE / 2, 0, 0, 0);

    memory.change(MemoryUse.NOTHING, half);
    assertThat(memory.mustSaveFirst()).isFalse();
    assertThat(memory.isFull()).isFalse();
    memory.change(half, new MemoryUse(0, LITTLE / 2 + 1, 0, 0, 0));

    assertThat(memory.mustSaveFirst()).isTrue();
    assertThat(memory.isFull()).isTrue();
  }

  private static HostFixture hostWithAGame(MemoryBudget memory) {
    HostFixture hosting =
        HostFixture.claiming(
            Service.GAME,
            PartitionCheckpoint.empty(HostFixture.CLAIM),
            Limits.STANDARD.withMemory(memory));
    hosting.readOwnClaim();
    hosting.command(hosting.envelope(0, ToyPlay.begin(2)));
    hosting.read(HostFixture.only(hosting.open(), Append.class));
    save(hosting, Duration.ofSeconds(1));
    return hosting;
  }

  /** Lets time pass, in which everything is saved that is to be saved. */
  private static void beIdle(HostFixture hosting) {
    for (int i = 0; i < 6; i++) {
      save(hosting, SHORTLY);
    }
  }

  private static void save(HostFixture hosting, Duration after) {
    HostFixture.all(hosting.advance(after), HostEffect.Save.class)
        .forEach(save -> hosting.host.saved(save.batch().number()));
  }
}
