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
import org.lazax.chronicle.toy.ToyPlay.Said;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;

/** {@code -Dlazax.seeds=5000} tries more seeds, {@code -Dlazax.seed=17} that one alone. */
final class SimulationTest {
  private static final long SEEDS = Long.getLong("lazax.seeds", 1_000);

  /** So many at most are tried until a safeguard is missed. */
  private static final long MOST_TELLING = 400;

  @Test
  void whateverFailsTheChronicleHolds() {
    Optional<Long> only = Optional.ofNullable(Long.getLong("lazax.seed"));
    long from = only.orElse(0L);
    run(from, only.isPresent() ? from + 1 : SEEDS, Faults.ALL, Mutation.NOTHING);
  }

  /**
   * A database that was restored from an old backup lost rows that a host knew to be written; the
   * game was read again from the log, and its commits were dropped from memory all the same.
   */
  @Test
  void aGameReadAgainFromTheLogTrustsNoRowsThatWereWrittenBefore() {
    run(950, 951, Faults.ALL, Mutation.NOTHING);
  }

  /**
   * The claim is missed too, by one seed of {@link Faults#ZOMBIES} in about 150: too few for here,
   * so {@code ZombieTest} takes the steps one by one.
   */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"NOTHING", "CLAIM"})
  void everySafeguardIsMissedWhenItIsLeftOut(Mutation mutation) {
    assertThatThrownBy(() -> run(0, MOST_TELLING, Faults.ALL, mutation))
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void zombiesThatHearNothingDoNoHarm() {
    run(0, SEEDS / 4, Faults.ZOMBIES, Mutation.NOTHING);
  }

  @Test
  void theOutcomeDoesNotDependOnWhichServiceIsFaster() {
    PlatformSeed seed = OpenChances.seed(new Random(3));
    List<List<GameEvent>> alone = playedAlone(seed);

    LongStream.range(0, 10)
        .forEach(pace -> assertThat(Paced.play(pace, seed)).as("pace %d", pace).isEqualTo(alone));
  }

  private static List<List<GameEvent>> playedAlone(PlatformSeed seed) {
    LocalGame<ToyTable> game = new LocalGame<>(ToyService.all(), seed);
    game.submit(Optional.empty(), ToyPlay.begin(Paced.ROUNDS));
    while (!game.isOver()) {
      Said said = ToyPlay.fixed(game.table()).orElseThrow();
      game.submit(said.seat(), said.command());
    }
    // What it opens with differs: a seed that is sealed elsewhere lies open here.
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
