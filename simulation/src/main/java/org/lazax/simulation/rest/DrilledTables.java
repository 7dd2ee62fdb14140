package org.lazax.simulation.rest;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.lazax.simulation.fault.Seconds;

/** Tables at which bots play at the same time while something happens to the platform. */
final class DrilledTables {
  /** How many answers show that a game goes on. */
  private static final int ANSWERS = 3;

  private static final Duration POLL_DELAY = Duration.ofMillis(100);

  private final List<DrilledTable> tables;
  private final Duration within;

  /**
   * Tables at which nobody plays yet.
   *
   * @param seed of their games
   * @param within the limit after which games count as not going on
   */
  DrilledTables(Client anonymous, int count, long seed, Duration within) {
    this.tables =
        IntStream.range(0, count)
            .mapToObj(table -> new DrilledTable(anonymous, (seed * count + table) * 1_000_003))
            .toList();
    this.within = within;
  }

  /** Lets bots play, and returns when there are answers in all games. */
  void begin() {
    tables.forEach(DrilledTable::begin);
    goOn();
  }

  /**
   * Waits until all games go on, and tells how long that took.
   *
   * @throws IllegalStateException if one does not within the limit
   */
  Duration goOn() {
    long begin = System.nanoTime();
    List<Long> aims = tables.stream().map(table -> table.answers() + ANSWERS).toList();
    for (int at = 0; at < tables.size(); at++) {
      DrilledTable table = tables.get(at);
      long aim = aims.get(at);
      Duration left = within.minus(Seconds.since(begin));
      if (!Client.until(() -> table.has(aim), has -> has, POLL_DELAY, left)) {
        throw new IllegalStateException(
            "game %s does not go on within %s".formatted(table.game(), Seconds.of(within)));
      }
    }
    return Seconds.since(begin);
  }

  /**
   * Checks the games that are played now, all at the same time.
   *
   * @throws CompletionException if an answer does not stand
   */
  void check() {
    AtOnce.each(tables.size(), tables, DrilledTable::check);
  }

  /** Lets the games be broken off, and waits for them. */
  void end() {
    tables.forEach(table -> table.end(within));
  }

  /** How many answers have come so far. */
  long answers() {
    return tables.stream().mapToLong(DrilledTable::answers).sum();
  }

  /** How many games have begun so far. */
  long games() {
    return tables.stream().mapToLong(DrilledTable::games).sum();
  }

  /** The id of a game that is played now; {@code none} before there is one. */
  String game() {
    return tables.getFirst().game().orElse("none");
  }
}
