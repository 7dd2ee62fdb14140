package org.lazax.game.component;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.ability.Ask;
import org.lazax.table.ability.Chosen;
import org.lazax.table.limits.Reinforcements;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.UnitsPlaced;
import org.lazax.table.units.UnitsRemoved;

/**
 * A unit that an effect places out of the reinforcements. Where none is left there, one is taken
 * from a system without a command token of one's own; it arrives undamaged. Rule:
 * component_limitations.4.1.
 */
public final class Reserve {
  private Reserve() {}

  /** Whether there is one to place, in the reinforcements or on the board. */
  public static boolean has(Table table, Seat seat, UnitType type) {
    return Stats.find(table, seat, type).isPresent()
        && (inReinforcements(table, seat, type) || !liftable(table, seat, type).isEmpty());
  }

  public static boolean inReinforcements(Table table, Seat seat, UnitType type) {
    return Reinforcements.left(table, seat, type) > 0;
  }

  private static List<Place> liftable(Table table, Seat seat, UnitType type) {
    return table.units().at().entrySet().stream()
        .filter(at ->
            !table.tokens().getOrDefault(at.getKey().system(), Set.of()).contains(seat)
                && at.getValue().stream().anyMatch(stack -> is(stack, seat, type)))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static boolean is(UnitStack stack, Seat seat, UnitType type) {
    return stack.owner().equals(seat) && stack.type() == type;
  }

  /** From where it is taken, if there is anything to choose. */
  public static Optional<Ask> asks(Table table, Seat seat, UnitType type, Chosen soFar) {
    return inReinforcements(table, seat, type) || soFar.has(from(type))
        ? Optional.empty()
        : Optional.of(Ask.one(from(type), liftable(table, seat, type)));
  }

  private static String from(UnitType type) {
    return "from-" + type.text();
  }

  /** Places it. */
  public static void place(
      Draft<?, Table> draft, Seat seat, UnitType type, Place place, Chosen chosen) {
    chosen
        .one(from(type))
        .map(Place::of)
        .ifPresent(
            from -> draft.add(new UnitsRemoved(from, List.of(one(draft, from, seat, type)))));
    draft.add(new UnitsPlaced(place, List.of(UnitStack.of(seat, type, 1))));
  }

  private static UnitStack one(Draft<?, Table> draft, Place from, Seat seat, UnitType type) {
    return draft.table().units().at(from, seat).stream()
        .filter(stack -> is(stack, seat, type))
        .findFirst()
        .orElseThrow()
        .times(1);
  }
}
