package org.lazax.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lazax.simulation.coverage.Coverage;
import org.lazax.simulation.coverage.Subject;

/**
 * A few games exercise most of the game. {@code ./lazax coverage} plays 2,000 games and reports
 * what none of them did. {@code -Dlazax.coverage.games=N} plays more games here.
 */
final class CoverageTest {
  private static final int GAMES = Integer.getInteger("lazax.coverage.games", 14);

  @Test
  void aFewGamesExerciseMostOfTheGame() {
    Coverage coverage = CountCoverage.of(1, GAMES);
    System.out.printf("%d games exercise%n%s", GAMES, coverage.report());

    assertThat(coverage.failures()).isEmpty();
    assertThat(coverage.missing(Subject.STRATEGY_CARDS)).isEmpty();
    assertThat(Subject.values()).allMatch(subject -> coverage.unexpected(subject).isEmpty());
    assertThat(coverage.share(Subject.COMMANDS)).isGreaterThan(0.6);
    assertThat(coverage.share(Subject.EVENTS)).isGreaterThan(0.6);
    assertThat(coverage.share(Subject.PROCEDURES)).isGreaterThan(0.8);
  }
}
