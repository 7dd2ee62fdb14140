package org.lazax.rules.effect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The places from which ships come that an ability brings into a combat: the reinforcements or, if
 * a type has none there, a system without a command token of their owner. They come undamaged. In
 * choices, a ship from the reinforcements is {@code cruiser}, and a ship from system 26 is {@code
 * cruiser@26}. Rules: leader/kuuasi_aun_jalatai.N2, leader/ipswitch_loose_cannon.N8.
 */
public final class ShipsFromReinforcements {
  private static final String FROM = "@";

  private ShipsFromReinforcements() {}

  /**
   * The places from which one more ship of this type can come.
   *
   * @param chosen the ships that are chosen but not yet placed
   */
  public static List<String> of(
      Table table, Seat seat, UnitType type, Place to, List<String> chosen) {
    long reserved = chosen.stream().filter(type.text()::equals).count();
    if (Reinforcements.left(table, seat, type) > reserved) {
      return List.of(type.text());
    }
    List<String> sources = new ArrayList<>();
    table
        .units()
        .at()
        .forEach((place, stacks) -> {
          String source = type.text() + FROM + place;
          long taken = chosen.stream().filter(source::equals).count();
          boolean free =
              !place.system().equals(to.system())
                  && !table.tokens().getOrDefault(place.system(), Set.of()).contains(seat);
          if (free && count(stacks, seat, type) > taken) {
            sources.add(source);
          }
        });
    return sources;
  }

  private static int count(List<UnitStack> stacks, Seat seat, UnitType type) {
    return stacks.stream()
        .filter(stack -> stack.owner().equals(seat) && stack.type() == type)
        .mapToInt(UnitStack::count)
        .sum();
  }

  /** Places the ship. From the board, a damaged ship comes first. */
  public static void bring(Draft<?, Table> draft, Seat seat, String chosen, Place to) {
    String[] parts = chosen.split(FROM, 2);
    UnitType type = UnitType.valueOf(parts[0].toUpperCase(Locale.ROOT));
    if (parts.length > 1) {
      Place from = Place.of(parts[1]);
      draft.table().units().at(from, seat).stream()
          .filter(stack -> stack.type() == type)
          .max(Comparator.comparing(UnitStack::damaged))
          .ifPresent(stack -> draft.add(new UnitsRemoved(from, List.of(stack.times(1)))));
    }
    draft.add(new UnitsPlaced(to, List.of(UnitStack.of(seat, type, 1))));
  }
}
