package org.lazax.rules.planets;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.Table;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A player who is the only one with units on a planet that another player controls gains control of
 * it. During an invasion this waits for the last step. A planet without units keeps its controller.
 * Rules: control.4, control.5, control.5.1, control.5.2.
 */
public final class ControlCheck {
  private ControlCheck() {}

  public static List<GameEvent> due(Table table) {
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      Optional<PlanetId> planet = at.getKey().planet();
      if (planet.isPresent()) {
        Seat holder = at.getValue().getFirst().owner();
        if (hasFallen(table, planet.get(), at.getValue(), holder)) {
          return List.copyOf(ControlChange.to(table, holder, planet.get()));
        }
      }
    }
    return List.of();
  }

  private static boolean hasFallen(
      Table table, PlanetId planet, List<UnitStack> units, Seat holder) {
    PlanetCard card = table.planets().cards().get(planet);
    return card != null
        && !card.controller().equals(holder)
        && units.stream().allMatch(stack -> stack.owner().equals(holder))
        && !waits(table);
  }

  /** Whether an invasion is under way. */
  public static boolean waits(Table table) {
    return table.kernel().within(Invasion.class).isPresent();
  }
}
