package org.lazax.simulation.conservation;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.table.Table;

/**
 * Checks after every commit of a game that everything that must be conserved is conserved. It
 * counts independently of the guards of the rules.
 */
public final class Conservation {
  private static final List<Function<Table, List<String>>> CHECKS =
      List.of(
          Supplies::violations,
          StrategyCards::violations,
          Secrets::violations,
          ActionCards::violations,
          PromissoryNotes::violations,
          RelicCards::violations,
          Board::violations,
          table -> table.parts().inconsistencies(table),
          Settled::violations,
          KeptComponents::violations);

  private final Points points = new Points();
  private final Agendas agendas = new Agendas();

  /**
   * Checks the table after a commit.
   *
   * @throws Violation with all invariants that do not hold
   */
  public void check(LocalCommit commit, Table table) {
    points.count(table, commit.events());
    agendas.count(commit.events());
    List<String> violations =
        Stream.of(
                points.violations(table).stream(),
                agendas.violations(table).stream(),
                CHECKS.stream().flatMap(check -> check.apply(table).stream()))
            .flatMap(each -> each)
            .toList();
    if (!violations.isEmpty()) {
      throw new Violation(commit, violations);
    }
  }

  /** Invariants that do not hold after a commit. */
  public static final class Violation extends RuntimeException {
    private static final long serialVersionUID = 1;

    Violation(LocalCommit commit, List<String> violations) {
      super(String.join("; ", violations) + " after " + commit);
    }
  }
}
