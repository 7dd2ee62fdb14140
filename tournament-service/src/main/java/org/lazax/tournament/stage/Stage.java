package org.lazax.tournament.stage;

import java.util.Optional;
import org.lazax.chronicle.Refusal;

/**
 * A stage as the organiser has planned it.
 *
 * @param rounds how many rounds are played; empty in an elimination, which ends with one table
 * @param tables the sizes of its tables
 * @param cut who goes on to the next stage; empty in the last stage
 * @param conditions of its games; empty if the platform creates none
 */
public record Stage(
    StageId id,
    Format format,
    Optional<Integer> rounds,
    TableSizes tables,
    Optional<Cut> cut,
    Optional<Conditions> conditions) {

  /** Why the games of its tables cannot be created; empty if they can, as far as it is known. */
  public Optional<Refusal> brokenConditions() {
    return conditions.flatMap(c -> c.broken(tables));
  }
}
