package org.lazax.game.objectives;

import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.Holding;
import org.lazax.catalog.card.Place;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** Requirements on the systems a player has units in. One unit is enough, of whatever sort. */
final class SystemJudges {
  private SystemJudges() {}

  static boolean withoutPlanets(
      Table table, Seat seat, Holding.UnitsInSystemsWithoutPlanets required) {
    return UnitJudges.systems(table, seat)
            .filter(system -> table.galaxy().planets(system).isEmpty())
            .count()
        >= required.systems();
  }

  /** A system counts once, whatever of these it is. */
  static boolean ofAny(Table table, Seat seat, Holding.UnitsInSystemsOfAny required) {
    return UnitJudges.systems(table, seat)
            .filter(system -> required.places().stream().anyMatch(p -> is(table, seat, system, p)))
            .count()
        >= required.systems();
  }

  static boolean unitsIn(Table table, Seat seat, Holding.AnyOfUnitsIn required) {
    return UnitJudges.places(table, seat, (_, s) -> required.units().contains(s.type()))
        .anyMatch(at -> required.places().stream().anyMatch(p -> is(table, seat, at.system(), p)));
  }

  /** Whether a system is of this kind for this player. */
  static boolean is(Table table, Seat seat, SystemId system, Place kind) {
    Tile tile = table.galaxy().tile(system);
    return switch (kind) {
      case MECATOL_REX -> system.equals(SystemId.MECATOL_REX);
      case ANOMALY -> !tile.anomalies().isEmpty();
      case LEGENDARY_PLANET ->
          tile.planets().stream().map(Catalog.standard()::planet).anyMatch(Planet::isLegendary);
      case OTHER_HOME_SYSTEM ->
          tile.kind() == Tile.Kind.HOME
              && !tile.faction().equals(Optional.of(table.player(seat).faction()));
      case WORMHOLE_NEXUS ->
          tile.role().equals(Optional.of(Tile.Role.WORMHOLE_NEXUS_ACTIVE))
              || tile.role().equals(Optional.of(Tile.Role.WORMHOLE_NEXUS_INACTIVE));
    };
  }
}
