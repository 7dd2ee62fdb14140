package org.lazax.table.limits;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.UnitsDestroyed;

/**
 * Fighters and infantry have tokens without end, but wherever some of a player's stand one piece of
 * plastic stands among them, and there are 10 and 12 of those. Where there are more groups, the
 * smallest is destroyed: plastic may be exchanged for tokens at any time, so its owner keeps the
 * greater ones. Rules: component_limitations.N1, fighter_tokens.3, fighter_tokens.3.1,
 * infantry_tokens.3, infantry_tokens.3.1.
 */
public final class Plastic {
  private Plastic() {}

  /** Groups that no plastic is left for; empty while there is enough, or limits rest. */
  public static List<GameEvent> due(Table table) {
    Map<Group, List<Place>> groups = new HashMap<>();
    table
        .units()
        .at()
        .forEach((place, stacks) -> {
          for (UnitStack stack : stacks) {
            if (hasTokens(stack.type())) {
              groups
                  .computeIfAbsent(new Group(stack.owner(), stack.type()), _ -> new ArrayList<>())
                  .add(place);
            }
          }
        });
    for (Map.Entry<Group, List<Place>> each : groups.entrySet()) {
      if (each.getValue().size() > pieces(table, each.getKey()) && !BrokenLimits.rest(table)) {
        return List.of(smallest(table, each.getKey(), each.getValue()));
      }
    }
    return List.of();
  }

  /** Why no such units may be placed there: another place would need a piece of plastic. */
  public static Optional<Refusal> lacking(Table table, Place place, List<UnitStack> units) {
    return units.stream()
        .filter(stack -> hasTokens(stack.type()))
        .filter(stack -> table.units().count(place, alike(stack)) == 0)
        .filter(stack -> {
          Group group = new Group(stack.owner(), stack.type());
          return places(table, group).size() >= pieces(table, group);
        })
        .findFirst()
        .map(stack ->
            Refusal.rule("component_limitations.N1", "all plastic of this type stands elsewhere")
                .with("units", stack)
                .with("places", places(table, new Group(stack.owner(), stack.type()))));
  }

  /** Where this player has such units. */
  public static List<Place> places(Table table, Seat seat, UnitType type) {
    return places(table, new Group(seat, type));
  }

  /** In how many more places they stand than there is plastic for; less than 0 if some is left. */
  public static int over(Table table, Seat seat, UnitType type) {
    Group group = new Group(seat, type);
    return places(table, group).size() - pieces(table, group);
  }

  private static Predicate<UnitStack> alike(UnitStack stack) {
    return there -> there.owner().equals(stack.owner()) && there.type() == stack.type();
  }

  private static UnitsDestroyed smallest(Table table, Group group, List<Place> places) {
    Place place =
        places.stream()
            .min(
                comparingInt((Place at) -> table.units().count(at, group::has))
                    .thenComparing(Comparator.reverseOrder()))
            .orElseThrow();
    return new UnitsDestroyed(
        place, table.units().at(place).stream().filter(group::has).toList(), Optional.empty());
  }

  private static List<Place> places(Table table, Group group) {
    return table.units().at().entrySet().stream()
        .filter(at -> at.getValue().stream().anyMatch(group::has))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static int pieces(Table table, Group group) {
    return Stats.of(table, group.owner(), group.type()).limit();
  }

  private static boolean hasTokens(UnitType type) {
    return type == UnitType.FIGHTER || type == UnitType.INFANTRY;
  }

  private record Group(Seat owner, UnitType type) {
    boolean has(UnitStack stack) {
      return stack.owner().equals(owner) && stack.type() == type;
    }
  }
}
