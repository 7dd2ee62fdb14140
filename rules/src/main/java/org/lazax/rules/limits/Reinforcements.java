package org.lazax.rules.limits;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.UnitsOffBoard;

/**
 * The units that a player has left to place. Fighters and infantry have tokens in addition to their
 * plastic. Rule: component_limitations.4.
 */
public final class Reinforcements {
  private Reinforcements() {}

  /**
   * The number of units of a type that the player can still place; 0 if it cannot have that type.
   * Fighters and infantry never run out.
   */
  public static int left(Table table, Seat seat, UnitType type) {
    if (type == UnitType.FIGHTER || type == UnitType.INFANTRY) {
      return Integer.MAX_VALUE;
    }
    int plastic = Stats.find(table, seat, type).map(UnitCard::limit).orElse(0);
    return plastic - table.units().count(seat, type) - offBoard(table, seat, type);
  }

  /**
   * The number of units that are neither on the board nor in the reinforcements, such as captives.
   * Rule: capture.5.
   */
  private static int offBoard(Table table, Seat seat, UnitType type) {
    int units = 0;
    for (UnitsOffBoard part : table.parts().answering(UnitsOffBoard.class)) {
      units += part.offBoard(seat, type);
    }
    return units;
  }

  public static Optional<Refusal> suffice(Table table, List<UnitStack> units) {
    return units.stream()
        .filter(stack -> left(table, stack.owner(), stack.type()) < stack.count())
        .findFirst()
        .map(over ->
            Refusal.rule("component_limitations.4", "there are not so many left to place")
                .with("units", over)
                .with("left", left(table, over.owner(), over.type())));
  }
}
