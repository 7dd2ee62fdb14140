package org.lazax.rules.scoring;

import org.lazax.catalog.card.CostRequirement;
import org.lazax.catalog.card.Requirement;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.chronicle.Seat;
import org.lazax.rules.objectives.judge.TableRequirements;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.ProductionLimit;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * Which requirements of objectives can be checked, and which players meet those that depend only on
 * the table.
 */
public final class ObjectiveRequirements {
  private ObjectiveRequirements() {}

  /** Whether this kind of requirement can be checked. */
  static boolean canJudge(Requirement requirement) {
    return switch (requirement) {
      case CostRequirement.Spend _,
          CostRequirement.SpendTokens _,
          StateRequirement.ProductionInOneSystem _ ->
          true;
      case StateRequirement holding -> TableRequirements.canJudge(holding.getClass());
      default -> false;
    };
  }

  /** Whether a player meets this now; false if it cannot be checked. */
  public static boolean meets(Table table, Seat seat, StateRequirement requirement) {
    return requirement instanceof StateRequirement.ProductionInOneSystem(int count)
        ? production(table, seat, count)
        : TableRequirements.meets(table, seat, requirement);
  }

  private static boolean production(Table table, Seat seat, int count) {
    return table.units().at().entrySet().stream()
        .filter(at -> at.getValue().stream().anyMatch(stack -> stack.owner().equals(seat)))
        .map(at -> at.getKey())
        .map(Place::system)
        .distinct()
        .anyMatch(system -> ProductionLimit.combined(table, new Production(seat, system)) >= count);
  }
}
