package org.lazax.simulation.conservation;

import java.util.List;
import java.util.function.Function;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.table.Table;

/**
 * Watches a game: after every commit everything that is conserved must still be so. It counts for
 * itself and trusts no guard.
 */
public final class Conservation {
  private static final List<Function<Table, List<String>>> CHECKS =
      List.of(
          Supplies::broken,
          StrategyCards::broken,
          Secrets::broken,
          ActionCards::broken,
          PromissoryNotes::broken,
          Agendas::broken,
          Board::broken,
          table -> table.parts().inconsistencies(table),
          Settled::broken);

  private final Points points = new Points();

  /**
   * Looks at the table as it is after a commit.
   *
   * @throws Broken naming everything that does not hold
   */
  public void check(LocalCommit commit, Table table) {
    points.count(table, commit.events());
    List<String> broken =
        java.util.stream.Stream.concat(
                points.broken(table).stream(),
                CHECKS.stream().flatMap(check -> check.apply(table).stream()))
            .toList();
    if (!broken.isEmpty()) {
      throw new Broken(commit, broken);
    }
  }

  /** What does not hold after a commit. */
  public static final class Broken extends RuntimeException {
    private static final long serialVersionUID = 1;

    Broken(LocalCommit commit, List<String> broken) {
      super(String.join("; ", broken) + " after " + commit);
    }
  }
}
