package org.lazax.rules.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsDamaged;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Where the units of a combat are: in the place of the combat, or on a planet of the system from
 * which they participate. In a combat, a mark with the planet tells those from the others. On the
 * table they have no mark. Rule: unit/the_alastor.N4.
 */
public final class UnitLocations {
  private UnitLocations() {}

  /**
   * A player's units in the place of the combat and on the planets of the system, as a combat sees
   * them.
   */
  public static List<UnitStack> of(Table table, Place fight, Seat seat) {
    List<UnitStack> units = new ArrayList<>(table.units().at(fight, seat));
    if (fight.isSpace()) {
      for (PlanetId planet : table.galaxy().planets(fight.system())) {
        for (UnitStack stack : table.units().at(Place.on(fight.system(), planet), seat)) {
          units.add(stack.marked(Optional.of(ComponentRef.of(planet))));
        }
      }
    }
    return units;
  }

  /** The place of units of a combat. */
  public static Place place(Place fight, UnitStack stack) {
    return planet(fight, stack).map(planet -> Place.on(fight.system(), planet)).orElse(fight);
  }

  private static Optional<PlanetId> planet(Place fight, UnitStack stack) {
    return stack
        .mark()
        .filter(mark -> fight.isSpace() && mark.kind() == ComponentRef.Kind.PLANET)
        .map(mark -> new PlanetId(mark.name()));
  }

  /** The mark of units in a combat; empty if nothing tells them from others of their type. */
  public static Optional<ComponentRef> mark(Place fight, UnitGroup unit) {
    return fight.isSpace() && unit.place().system().equals(fight.system())
        ? unit.place().planet().map(ComponentRef::of).or(unit::mark)
        : unit.mark();
  }

  /** Units of a combat as the hooks of components see them. */
  public static UnitGroup rank(Table table, Place fight, UnitStack stack) {
    return new UnitGroup(
        Stats.of(table, stack),
        place(fight, stack),
        stack.damaged() ? 0 : stack.count(),
        stack.damaged() ? stack.count() : 0,
        onTable(fight, stack).mark());
  }

  /** The units as they are on the table, where the planet is not their mark. */
  private static UnitStack onTable(Place fight, UnitStack stack) {
    return planet(fight, stack).isPresent() ? stack.marked(Optional.empty()) : stack;
  }

  /** Adds the events about units of a combat, one for each place where some of them are. */
  public static void befall(
      Draft<?, Table> draft,
      Place fight,
      List<UnitStack> units,
      BiFunction<Place, List<UnitStack>, TableEvent> what) {
    Map<Place, List<UnitStack>> byPlace = new TreeMap<>();
    for (UnitStack stack : units) {
      byPlace
          .computeIfAbsent(place(fight, stack), _ -> new ArrayList<>())
          .add(onTable(fight, stack));
    }
    byPlace.forEach((place, there) -> draft.add(what.apply(place, there)));
  }

  /** The table on which these units of a combat are damaged. */
  public static Table damaged(Table table, Place fight, List<UnitStack> units) {
    Table now = table;
    for (UnitStack stack : units) {
      now = new UnitsDamaged(place(fight, stack), List.of(onTable(fight, stack))).fold(now);
    }
    return now;
  }
}
