package org.lazax.rules.objectives;

import java.util.Optional;
import org.lazax.catalog.card.SystemKind;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** Which kinds of systems objectives speak of a system is. */
public final class SystemKinds {
  private SystemKinds() {}

  /** Whether a system is of this kind for this player. */
  public static boolean is(Table table, Seat seat, SystemId system, SystemKind kind) {
    Tile tile = table.galaxy().tile(system);
    return switch (kind) {
      case MECATOL_REX -> system.equals(SystemId.MECATOL_REX);
      case ANOMALY -> !Starmap.of(table).anomalies(system).isEmpty();
      case LEGENDARY_PLANET ->
          table.galaxy().planets(system).stream()
              .anyMatch(planet -> PlanetFacts.of(table, planet).legendary());
      case OTHER_HOME_SYSTEM ->
          tile.kind() == Tile.Kind.HOME
              && !tile.faction().equals(Optional.of(table.player(seat).faction()));
      case WORMHOLE_NEXUS ->
          tile.role().equals(Optional.of(Tile.Role.WORMHOLE_NEXUS_ACTIVE))
              || tile.role().equals(Optional.of(Tile.Role.WORMHOLE_NEXUS_INACTIVE));
    };
  }
}
