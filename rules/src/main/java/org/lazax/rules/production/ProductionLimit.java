package org.lazax.rules.production;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.Producer;
import org.lazax.rules.ruleset.Amount;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The number of units that a player's units in a system produce together, or that the one producing
 * dock produces. Rules: production.1.1, production.N1, warfare.3.
 */
public final class ProductionLimit {
  private ProductionLimit() {}

  /**
   * The limit of a production; unlimited if an allowance sets no limit, 0 if a component forbids
   * it.
   */
  public static int of(Table table, Production production) {
    return ProductionBans.bar(table, production.seat(), production.system())
        ? 0
        : combined(table, production);
  }

  /** The limit whether or not a component forbids the production. */
  public static int combined(Table table, Production production) {
    if (production.allowance().isPresent()) {
      return production.allowance().get().units().orElse(Integer.MAX_VALUE);
    }
    int limit = 0;
    for (Place place : places(table, production.system())) {
      limit += at(table, production, place);
    }
    return Amount.of(
        hooks(table, production),
        limit,
        Math::max,
        (hook, grant) -> hook.together(table, grant, production));
  }

  /** Where units are, and the planets, which can produce without units. */
  private static Set<Place> places(Table table, SystemId system) {
    Set<Place> places = new LinkedHashSet<>(table.units().in(system).keySet());
    table.galaxy().planets(system).forEach(planet -> places.add(Place.on(system, planet)));
    return places;
  }

  /**
   * The limit for one type of unit, with those that do not count against the other limit, if all
   * captives of the type are handed back that pay for units.
   */
  public static int of(Table table, Production production, UnitType type) {
    return of(table, production, type, captives(table, production).getOrDefault(type, 0));
  }

  /** The same, with so many captives of the type that are handed back. */
  public static int of(Table table, Production production, UnitType type, int handed) {
    int most =
        Amount.of(
            hooks(table, production),
            of(table, production),
            Math::max,
            (hook, grant) -> hook.most(table, grant, production, type));
    return most <= 0 ? most : most + beyond(table, production, most, Map.of(type, handed));
  }

  /**
   * How many of these units do not count against the limit; none where nothing can be produced. A
   * component with fewer types is asked first.
   *
   * @param handed for how many of them captives are handed back
   */
  public static int beside(
      Table table,
      Production production,
      Map<UnitType, Integer> units,
      Map<UnitType, Integer> handed) {
    Map<UnitType, Integer> left = new EnumMap<>(UnitType.class);
    left.putAll(units);
    int beside = 0;
    for (BesideLimit free : free(table, production)) {
      int more = free.of(sum(left, free.types()), sum(handed, free.types()));
      for (UnitType type : free.types()) {
        int taken = Math.min(more, left.getOrDefault(type, 0));
        left.merge(type, -taken, Integer::sum);
        more -= taken;
        beside += taken;
      }
    }
    return beside;
  }

  /** How many units at most do not count against the limit. */
  public static int beside(Table table, Production production) {
    Map<UnitType, Integer> captives = captives(table, production);
    for (UnitType type : UnitType.values()) {
      captives.putIfAbsent(type, 0);
    }
    return beyond(table, production, of(table, production), captives);
  }

  /**
   * How many units of these types there can be beside so many that count, with so many captives of
   * each type that are handed back.
   */
  private static int beyond(
      Table table, Production production, int counted, Map<UnitType, Integer> handed) {
    int all = counted;
    for (BesideLimit free : free(table, production).reversed()) {
      boolean concerns = handed.keySet().stream().anyMatch(free.types()::contains);
      all += concerns ? free.beyond(all, sum(handed, free.types())) : 0;
    }
    return all - counted;
  }

  /** The captives that pay for units of their type. */
  private static Map<UnitType, Integer> captives(Table table, Production production) {
    Map<UnitType, Integer> captives = new EnumMap<>(UnitType.class);
    PaidByCaptives.within(table, production.seat())
        .forEach(captive -> captives.merge(captive.type(), captive.count(), Integer::sum));
    return captives;
  }

  private static int sum(Map<UnitType, Integer> units, Set<UnitType> types) {
    return types.stream().mapToInt(type -> units.getOrDefault(type, 0)).sum();
  }

  private static List<BesideLimit> free(Table table, Production production) {
    int limit = of(table, production);
    return limit <= 0 || limit == Integer.MAX_VALUE
        ? List.of()
        : hooks(table, production).stream()
            .flatMap(hook -> hook.hooks().besideLimit(table, hook.grant(), production).stream())
            .sorted(Comparator.comparingInt(free -> free.types().size()))
            .toList();
  }

  /** All units and planets with which a player can use PRODUCTION, each by itself. */
  public static List<Producer> producers(Table table, Seat seat) {
    return table.galaxy().systems().stream()
        .flatMap(system -> places(table, system).stream())
        .flatMap(place ->
            Stream.concat(
                table.units().at(place, seat).stream()
                    .map(stack -> new Producer(place, Optional.of(stack.type()))),
                Stream.of(new Producer(place, Optional.empty()))))
        .distinct()
        .filter(producer -> of(table, Production.alone(seat, producer)) > 0)
        .toList();
  }

  /** The limit of all producing units except space docks. */
  public static int withoutDocks(Table table, Production production) {
    int limit = 0;
    for (Place place : table.units().in(production.system()).keySet()) {
      int others =
          units(
              table,
              production,
              place,
              type -> type != UnitType.SPACE_DOCK && production.isOf(type));
      limit += Math.min(others, at(table, production, place));
    }
    return production.dock().isPresent() ? 0 : limit;
  }

  /** The limit of the units in one place. */
  static int at(Table table, Production production, Place place) {
    if (production.onlyPlace().filter(only -> !only.equals(place)).isPresent()) {
      return 0;
    }
    int limit = units(table, production, place, production::isOf);
    return Amount.of(
        hooks(table, production),
        limit,
        Math::max,
        (hook, grant) -> hook.limit(table, grant, production, place));
  }

  private static List<Components.GrantedHooks<ProductionHooks>> hooks(
      Table table, Production production) {
    return Ruleset.hooks(table, production.seat(), ProductionHooks.class);
  }

  private static int units(
      Table table, Production production, Place place, Predicate<UnitType> which) {
    boolean alone = production.onlyPlace().isPresent();
    int resources = place.planet().map(p -> PlanetFacts.of(table, p).resources()).orElse(0);
    int limit = 0;
    for (UnitStack stack : table.units().at(place)) {
      if (stack.owner().equals(production.seat()) && which.test(stack.type())) {
        limit +=
            (alone ? 1 : stack.count())
                * Stats.of(table, stack)
                    .abilities()
                    .production()
                    .map(ability -> ability.on(resources))
                    .orElse(0);
      }
    }
    return limit;
  }
}
