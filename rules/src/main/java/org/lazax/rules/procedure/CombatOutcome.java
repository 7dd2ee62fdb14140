package org.lazax.rules.procedure;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** How combats and landings end. */
public sealed interface CombatOutcome extends ProcedureOutcome {
  /**
   * A combat is over.
   *
   * @param winner the side with units left; empty for a draw. Rules: space_combat.10,
   *     ground_combat.4.3, ground_combat.4.4
   */
  @WireType("fought")
  record Fought(Optional<Seat> winner) implements CombatOutcome {}

  /** Ground forces were committed to these planets, none for no landing. Rule: invasion.2. */
  @WireType("landed")
  record Landed(List<PlanetId> planets) implements CombatOutcome {
    public Landed {
      planets = List.copyOf(planets);
    }
  }
}
