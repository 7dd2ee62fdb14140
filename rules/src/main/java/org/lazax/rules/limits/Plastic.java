package org.lazax.rules.limits;

import static java.util.Comparator.comparingInt;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

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
    int[] fighters = places(table, UnitType.FIGHTER);
    int[] infantry = places(table, UnitType.INFANTRY);
    for (Player player : table.players().values()) {
      int seat = player.seat().number();
      if (isOver(table, new Group(player.seat(), UnitType.FIGHTER), fighters[seat])) {
        return List.of(smallest(table, new Group(player.seat(), UnitType.FIGHTER)));
      }
      if (isOver(table, new Group(player.seat(), UnitType.INFANTRY), infantry[seat])) {
        return List.of(smallest(table, new Group(player.seat(), UnitType.INFANTRY)));
      }
    }
    return List.of();
  }

  private static boolean isOver(Table table, Group group, int places) {
    return places > 0 && places > pieces(table, group) && !ExceededLimits.rest(table);
  }

  /** In how many places each seat has units of a type, by its number. Asked after every step. */
  private static int[] places(Table table, UnitType type) {
    int[] places = new int[Seat.MAX + 1];
    for (List<UnitStack> stacks : table.units().at().values()) {
      @Nullable Seat last = null;
      for (UnitStack stack : stacks) {
        if (stack.type() == type && !stack.owner().equals(last)) {
          last = stack.owner();
          places[last.number()]++;
        }
      }
    }
    return places;
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

  private static UnitsDestroyed smallest(Table table, Group group) {
    Place place =
        places(table, group).stream()
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
