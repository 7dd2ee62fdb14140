package org.lazax.chronicle.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.chronicle.toy.ToyPlay;
import org.lazax.chronicle.toy.ToyPlay.SeatCommand;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;

/**
 * Random simulations with faults. {@code -Dlazax.seeds=5000} tries more seeds, {@code
 * -Dlazax.seed=17} only this one.
 */
final class SimulationTest {
  private static final long SEEDS = Long.getLong("lazax.seeds", 1_000);

  /** The number of seeds within which a missing safeguard must be found. */
  private static final long MAX_SEEDS = 400;

  @Test
  void theChronicleSurvivesAllFaults() {
    Optional<Long> only = Optional.ofNullable(Long.getLong("lazax.seed"));
    long from = only.orElse(0L);
    run(from, only.isPresent() ? from + 1 : SEEDS, Faults.ALL, Mutation.NONE);
  }

  /**
   * A database that was restored from an old backup had lost rows that a host had saved. After the
   * game was read again from the log, its commits must stay in memory until they are saved again.
   */
  @Test
  void aGameReadAgainFromTheLogIsSavedAgain() {
    run(950, 951, Faults.ALL, Mutation.NONE);
  }

  /**
   * A missing claim is found by one seed of {@link Faults#ZOMBIES} in about 150. That is too rare
   * for this test, so {@code ZombieTest} shows it step by step.
   */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"NONE", "CLAIM"})
  void eachSafeguardIsNeeded(Mutation mutation) {
    assertThatThrownBy(() -> run(0, MAX_SEEDS, Faults.ALL, mutation))
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void zombiesDoNoHarm() {
    run(0, SEEDS / 4, Faults.ZOMBIES, Mutation.NONE);
  }

  @Test
  void theGameDoesNotDependOnTheSpeedOfServices() {
    PlatformSeed seed = OpenSecrets.seed(new Random(3));
    List<List<GameEvent>> local = playedLocally(seed);

    LongStream.range(0, 10)
        .forEach(
            pace -> assertThat(PacedGame.play(pace, seed)).as("pace %d", pace).isEqualTo(local));
  }

  private static List<List<GameEvent>> playedLocally(PlatformSeed seed) {
    LocalGame<ToyTable> game = new LocalGame<>(ToyService.all(), seed);
    game.submit(Optional.empty(), ToyPlay.begin(PacedGame.ROUNDS));
    while (!game.isOver()) {
      SeatCommand seatCommand = ToyPlay.fixed(game.table()).orElseThrow();
      game.submit(seatCommand.seat(), seatCommand.command());
    }
    // The first commits differ, because the simulation's seeds are not sealed.
    return game.commits().stream().map(LocalCommit::events).skip(1).toList();
  }

  private static void run(long from, long to, Faults faults, Mutation mutation) {
    for (long seed = from; seed < to; seed++) {
      Run run = new Run(seed, faults, mutation);
      try {
        run.play();
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError("seed " + seed + "\n" + run.describe(), failure);
      }
    }
  }
}
