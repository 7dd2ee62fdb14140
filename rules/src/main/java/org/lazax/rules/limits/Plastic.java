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
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The plastic pieces of fighters and infantry. Their tokens are not limited, but each place with
 * some of a player's fighters or infantry needs one piece of plastic. There are 10 and 12 pieces.
 * If there are more places, the smallest group is destroyed: plastic and tokens can be exchanged at
 * any time, so the owner keeps the larger groups. Rules: component_limitations.N1,
 * fighter_tokens.3, fighter_tokens.3.1, infantry_tokens.3, infantry_tokens.3.1.
 */
public final class Plastic {
  private Plastic() {}

  /**
   * Destroys the groups without a piece of plastic; empty if there are enough pieces or the limits
   * do not apply now.
   */
  public static List<GameEvent> due(Table table) {
    int[] fighters = places(table, UnitType.FIGHTER);
    int[] infantry = places(table, UnitType.INFANTRY);
    for (Player player : table.players().values()) {
      int seat = player.seat().number();
      if (isOver(table, new Group(player.seat(), UnitType.FIGHTER), fighters[seat])) {
        return destroyed(table, new Group(player.seat(), UnitType.FIGHTER));
      }
      if (isOver(table, new Group(player.seat(), UnitType.INFANTRY), infantry[seat])) {
        return destroyed(table, new Group(player.seat(), UnitType.INFANTRY));
      }
    }
    return List.of();
  }

  private static boolean isOver(Table table, Group group, int places) {
    return places > 0 && places > pieces(table, group) && !ExceededLimits.rest(table);
  }

  /**
   * The number of places with units of a type for each seat, by its number. It is called after
   * every step.
   */
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

  /**
   * Why these units cannot be placed there: another place would need a piece of plastic. Empty if
   * they can.
   */
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

  /** The places with such units of this player. */
  public static List<Place> places(Table table, Seat seat, UnitType type) {
    return places(table, new Group(seat, type));
  }

  /** The number of places in excess of the pieces of plastic; negative if pieces are left. */
  public static int over(Table table, Seat seat, UnitType type) {
    Group group = new Group(seat, type);
    return places(table, group).size() - pieces(table, group);
  }

  private static Predicate<UnitStack> alike(UnitStack stack) {
    return there -> there.owner().equals(stack.owner()) && there.type() == stack.type();
  }

  private static List<GameEvent> destroyed(Table table, Group group) {
    Place place =
        places(table, group).stream()
            .min(
                comparingInt((Place at) -> table.units().count(at, group::has))
                    .thenComparing(Comparator.reverseOrder()))
            .orElseThrow();
    return DestroyedUnits.byRule(
        table, place, table.units().at(place).stream().filter(group::has).toList());
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
