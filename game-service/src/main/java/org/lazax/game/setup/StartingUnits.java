package org.lazax.game.setup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.game.setup.SetupCommand.Landed;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The units that a faction starts with. Ships are placed in the space area of the home system,
 * other units on its planets. A player with several home planets distributes them.
 */
final class StartingUnits {
  private StartingUnits() {}

  private static SystemId home(Table table, Seat seat) {
    return SystemId.of(HomeFaction.of(table, seat).homeTile().orElseThrow().value());
  }

  static Faction faction(Table table, Seat seat) {
    return table.catalog().faction(table.player(seat).faction());
  }

  /** Places the units that start in space: ships, and units whose card says so. */
  static UnitsPlaced ships(Table table, Seat seat) {
    List<UnitStack> ships = new ArrayList<>();
    faction(table, seat)
        .startingUnits()
        .forEach((type, count) -> {
          if (startsInSpace(table, seat, type)) {
            ships.add(UnitStack.of(seat, type, count));
          }
        });
    return new UnitsPlaced(Place.space(home(table, seat)), ships);
  }

  /** The units that are placed on planets. */
  static Map<UnitType, Integer> toLand(Table table, Seat seat) {
    Map<UnitType, Integer> units = new EnumMap<>(UnitType.class);
    faction(table, seat)
        .startingUnits()
        .forEach((type, count) -> {
          if (!startsInSpace(table, seat, type)) {
            units.put(type, count);
          }
        });
    return units;
  }

  private static boolean startsInSpace(Table table, Seat seat, UnitType type) {
    return type.isShip() || Stats.of(table, seat, type).inSpace();
  }

  /** Whether this player has none of the units that are placed on planets on the board yet. */
  static boolean pending(Table table, Seat seat) {
    return toLand(table, seat).keySet().stream()
        .allMatch(type -> table.units().count(seat, type) == 0);
  }

  /** Refuses units other than the faction's starting units, and planets other than home planets. */
  static Optional<Refusal> check(Table table, Seat seat, List<Landed> landed) {
    Map<UnitType, Integer> units = new EnumMap<>(UnitType.class);
    for (Landed some : landed) {
      if (some.count() < 1) {
        return Optional.of(
            Refusal.of(Refusal.MALFORMED, "at least one unit of each named type lands")
                .with("units", some));
      }
      if (!HomePlanets.has(table, seat, some.planet())) {
        return Optional.of(
            Refusal.rule("control.0", "starting units land on home planets")
                .with("planet", some.planet()));
      }
      units.merge(some.type(), some.count(), Math::addExact);
    }
    return units.equals(toLand(table, seat))
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("units.3", "exactly the faction's starting units land")
                .with("units", toLand(table, seat))
                .with("landed", units));
  }

  static List<UnitsPlaced> land(Table table, Seat seat, List<Landed> landed) {
    SystemId home = home(table, seat);
    return landed.stream()
        .map(some ->
            new UnitsPlaced(
                Place.on(home, some.planet()),
                List.of(UnitStack.of(seat, some.type(), some.count()))))
        .toList();
  }

  /**
   * A default distribution: structures on the planet with the most resources, ground forces in turn
   * from there.
   */
  static List<Landed> sensibly(Table table, Seat seat) {
    List<PlanetId> planets =
        HomeFaction.of(table, seat).homePlanets().stream()
            .sorted(Comparator.comparingInt(id -> -table.catalog().planet(id).resources()))
            .toList();
    List<Landed> landed = new ArrayList<>();
    toLand(table, seat)
        .forEach((type, count) -> {
          if (type.isStructure()) {
            landed.add(new Landed(type, count, planets.getFirst()));
          } else {
            spread(count, planets)
                .forEach((planet, some) -> landed.add(new Landed(type, some, planet)));
          }
        });
    return landed;
  }

  private static Map<PlanetId, Integer> spread(int count, List<PlanetId> planets) {
    Map<PlanetId, Integer> spread = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      spread.merge(planets.get(i % planets.size()), 1, Integer::sum);
    }
    return spread;
  }
}
