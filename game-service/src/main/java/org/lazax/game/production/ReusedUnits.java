package org.lazax.game.production;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.game.production.ProductionCommand.Lifted;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.production.Producible;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A player whose reinforcements have no unit of a type left may take its own from systems without
 * its command token, and must produce each at once. Rules: producing_units.5.1,
 * component_limitations.4.1.
 */
final class ReusedUnits {
  private ReusedUnits() {}

  /** What may be taken off the board to produce these, if more are produced than are left. */
  static List<Lifted> liftable(Table table, Seat seat, List<Producible> units) {
    Set<UnitType> scarce =
        units.stream()
            .filter(unit -> unit.reinforcements().filter(left -> left < unit.most()).isPresent())
            .map(Producible::type)
            .collect(Collectors.toSet());
    List<Lifted> liftable = new ArrayList<>();
    table
        .units()
        .at()
        .forEach((place, stacks) -> {
          if (!hasToken(table, seat, place)) {
            stacks.stream()
                .filter(stack -> stack.owner().equals(seat) && scarce.contains(stack.type()))
                .map(stack ->
                    new Lifted(stack.type(), stack.count(), stack.damaged(), place, stack.mark()))
                .forEach(liftable::add);
          }
        });
    return liftable;
  }

  private static boolean hasToken(Table table, Seat seat, Place place) {
    return table.tokens().getOrDefault(place.system(), Set.of()).contains(seat);
  }

  static Optional<Refusal> check(
      Table table, Seat seat, List<Lifted> lifted, ProductionOrder bill) {
    for (Lifted unit : lifted) {
      if (unit.count() < 1) {
        return Optional.of(
            Refusal.of(Refusal.MALFORMED, "at least one unit of each named type is taken")
                .with("lifted", unit));
      }
      if (hasToken(table, seat, unit.from())) {
        return refused("there is a command token of one's own in that system", unit);
      }
      long taken =
          lifted.stream().filter(l -> l.type() == unit.type()).mapToLong(Lifted::count).sum();
      if (taken > missing(table, seat, bill, unit.type())) {
        return refused("only what is produced and not in the reinforcements is taken", unit);
      }
    }
    return Optional.empty();
  }

  /** How many of the ordered units are not in the reinforcements. */
  private static int missing(Table table, Seat seat, ProductionOrder bill, UnitType type) {
    int ordered = bill.units().getOrDefault(type, 0);
    return Math.max(0, ordered - Math.max(0, Reinforcements.left(table, seat, type)));
  }

  private static Optional<Refusal> refused(String detail, Lifted unit) {
    return Optional.of(Refusal.rule("producing_units.5.1", detail).with("units", unit));
  }

  static List<UnitsRemoved> facts(Seat seat, List<Lifted> lifted) {
    return lifted.stream()
        .map(l ->
            new UnitsRemoved(
                l.from(), List.of(new UnitStack(seat, l.type(), l.count(), l.damaged(), l.mark()))))
        .toList();
  }
}
