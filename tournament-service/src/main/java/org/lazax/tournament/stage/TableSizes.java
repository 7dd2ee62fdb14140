package org.lazax.tournament.stage;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.chronicle.Seat;

/**
 * How many players sit at a table.
 *
 * @param most the usual size, 3 to 8
 * @param least the smallest size that is allowed, 3 to {@code most}
 */
public record TableSizes(int most, int least) {
  public static final int SMALLEST = 3;

  /** Tables of six, and of five where the number of entrants needs them. */
  public static final TableSizes USUAL = new TableSizes(6, 5);

  public TableSizes {
    if (least < SMALLEST || least > most || most > Seat.MAX) {
      throw new IllegalArgumentException(
          "tables have %d to %d seats, not %d to %d".formatted(SMALLEST, Seat.MAX, least, most));
    }
  }

  /** Tables of one size. */
  public static TableSizes only(int size) {
    return new TableSizes(size, size);
  }

  /** Whether a table of this many players is allowed. */
  public boolean allow(int players) {
    return players >= least && players <= most;
  }

  /** Whether all of so many entrants can be seated at once. */
  public boolean seat(int entrants) {
    return entrants > 0 && tables(entrants) * least <= entrants;
  }

  /**
   * The sizes of the fewest tables that seat these entrants, the larger ones first. Sizes differ by
   * one at most. Empty if they cannot be seated.
   */
  public Optional<List<Integer>> of(int entrants) {
    if (!seat(entrants)) {
      return Optional.empty();
    }
    int tables = tables(entrants);
    int small = entrants / tables;
    int larger = entrants % tables;
    return Optional.of(
        IntStream.range(0, tables).mapToObj(table -> table < larger ? small + 1 : small).toList());
  }

  /**
   * The fewest entrants that have to sit out so that the others can be seated; empty if there are
   * too few for one table.
   */
  public Optional<Integer> byes(int entrants) {
    return IntStream.range(0, entrants).filter(out -> seat(entrants - out)).boxed().findFirst();
  }

  private int tables(int entrants) {
    return (entrants + most - 1) / most;
  }
}
