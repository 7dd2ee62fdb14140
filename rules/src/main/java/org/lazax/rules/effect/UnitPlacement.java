package org.lazax.rules.effect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.limits.Placement;
import org.lazax.rules.limits.Plastic;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The door by which an ability places units: where a unit of a type may go, whether there is one,
 * from where it comes, and the events that place it.
 *
 * <p>A unit comes from the reinforcements. If there is none, it is taken from a system without a
 * command token of its owner, and is placed undamaged. It cannot go to a planet that a card closes
 * or whose limits it would exceed. Fighters and infantry never run out, but they go to a place
 * without others only if a piece of plastic is left. Rules: component_limitations.4,
 * component_limitations.4.1, component_limitations.N1, construction.N3.
 *
 * <p>Where the type is chosen, too, the candidates are sources: {@code cruiser} comes from the
 * reinforcements, {@code cruiser@26} from system 26. Rules: leader/kuuasi_aun_jalatai.N2,
 * leader/ipswitch_loose_cannon.N8.
 */
public final class UnitPlacement {
  private static final int FIRST = 1;
  private static final String FROM = "@";

  private UnitPlacement() {}

  /** Whether a unit can be placed there, if there is one. */
  public static boolean isOpen(Table table, Seat seat, UnitType type, Place place) {
    List<UnitStack> unit = List.of(UnitStack.of(seat, type, 1));
    return Placement.broken(table, place, unit).isEmpty()
        && Plastic.lacking(table, place, unit).isEmpty();
  }

  /** Whether the unit can be placed on this planet; false for a planet beside the board. */
  public static boolean isOpen(Table table, Seat seat, UnitType type, PlanetId planet) {
    return table
        .galaxy()
        .systemOf(planet)
        .filter(system -> isOpen(table, seat, type, Place.on(system, planet)))
        .isPresent();
  }

  /** The planets of this player on the board where it can be placed. */
  public static List<Place> planets(Table table, Seat seat, UnitType type) {
    return ControlledPlanets.of(table, seat).stream()
        .filter(place -> isOpen(table, seat, type, place))
        .toList();
  }

  /** Whether there is one to place, in the reinforcements or on the board. */
  public static boolean has(Table table, Seat seat, UnitType type) {
    return Stats.find(table, seat, type).isPresent()
        && (inReinforcements(table, seat, type) || !liftable(table, seat, type).isEmpty());
  }

  public static boolean inReinforcements(Table table, Seat seat, UnitType type) {
    return Reinforcements.left(table, seat, type) > 0;
  }

  /** The places from which such a unit can be taken to be placed elsewhere. */
  public static List<Place> liftable(Table table, Seat seat, UnitType type) {
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

  /** The number of units that can be placed, from the reinforcements and from the board. */
  public static int count(Table table, Seat seat, UnitType type) {
    return Stats.find(table, seat, type).isEmpty()
        ? 0
        : Reinforcements.left(table, seat, type)
            + liftable(table, seat, type).stream()
                .mapToInt(place -> table.units().count(place, stack -> is(stack, seat, type)))
                .sum();
  }

  /** The choice of the place from which the unit is taken; empty if there is nothing to choose. */
  public static Optional<Ask> asks(Table table, Seat seat, UnitType type, Chosen soFar) {
    return asks(table, seat, type, FIRST, soFar);
  }

  /**
   * The choice of the place from which one of several units is taken; empty if there is nothing to
   * choose.
   *
   * @param nth the number of the unit, from 1; those before it are already placed
   */
  public static Optional<Ask> asks(Table table, Seat seat, UnitType type, int nth, Chosen soFar) {
    return inReinforcements(table, seat, type) || soFar.has(from(type, nth))
        ? Optional.empty()
        : Optional.of(Ask.one(from(type, nth), liftable(table, seat, type)));
  }

  /** The chosen place from which one of several units is taken; empty if it was not asked. */
  public static Optional<String> from(UnitType type, int nth, Chosen chosen) {
    return chosen.one(from(type, nth));
  }

  private static String from(UnitType type, int nth) {
    return "from-" + type.text() + (nth == FIRST ? "" : "-" + nth);
  }

  /** Places the unit. */
  public static void place(
      Draft<?, Table> draft, Seat seat, UnitType type, Place place, Chosen chosen) {
    place(draft, seat, type, place, FIRST, chosen);
  }

  /** Places one of several units, when those before it are already placed. */
  public static void place(
      Draft<?, Table> draft, Seat seat, UnitType type, Place place, int nth, Chosen chosen) {
    draft.addAll(placed(draft.table(), seat, type, place, nth, chosen));
    Structures.placed(draft, place, UnitStack.of(seat, type, 1));
  }

  /** The events that place one of several units, when those before it are already placed. */
  public static List<TableEvent> placed(
      Table table, Seat seat, UnitType type, Place place, int nth, Chosen chosen) {
    List<TableEvent> facts = new ArrayList<>();
    chosen
        .one(from(type, nth))
        .map(Place::of)
        .ifPresent(from -> facts.add(lifted(table, from, seat, type)));
    facts.add(new UnitsPlaced(place, List.of(UnitStack.of(seat, type, 1))));
    return facts;
  }

  /**
   * The sources of one more unit of this type: the reinforcements or, if it has none there, the
   * places in other systems from which it can be taken.
   *
   * @param chosen the sources of the units that are chosen but not yet placed
   */
  public static List<String> sources(
      Table table, Seat seat, UnitType type, Place to, List<String> chosen) {
    if (Reinforcements.left(table, seat, type) > Collections.frequency(chosen, type.text())) {
      return List.of(type.text());
    }
    return liftable(table, seat, type).stream()
        .filter(from -> !from.system().equals(to.system()))
        .filter(from ->
            table.units().count(from, stack -> is(stack, seat, type))
                > Collections.frequency(chosen, source(type, from)))
        .map(from -> source(type, from))
        .toList();
  }

  private static String source(UnitType type, Place from) {
    return type.text() + FROM + from;
  }

  /** Places a unit from its chosen source, of the type that the source names. */
  public static void placeFrom(Draft<?, Table> draft, Seat seat, String source, Place to) {
    String[] typeAndPlace = source.split(FROM, 2);
    UnitType type = UnitType.valueOf(typeAndPlace[0].toUpperCase(Locale.ROOT));
    if (typeAndPlace.length > 1) {
      draft.add(lifted(draft.table(), Place.of(typeAndPlace[1]), seat, type));
    }
    draft.add(new UnitsPlaced(to, List.of(UnitStack.of(seat, type, 1))));
  }

  /** Takes a unit from the board, a damaged one first. */
  private static UnitsRemoved lifted(Table table, Place from, Seat seat, UnitType type) {
    UnitStack stack =
        table.units().at(from, seat).stream()
            .filter(each -> is(each, seat, type))
            .max(Comparator.comparing(UnitStack::damaged))
            .orElseThrow();
    return new UnitsRemoved(from, List.of(stack.times(1)));
  }
}
