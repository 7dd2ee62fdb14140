package org.lazax.rules.objectives;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.lazax.catalog.card.SystemKind;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.SystemId;

/** The kinds of systems that objectives name. */
public final class SystemKinds {
  private static final Set<Tile.Role> NEXUS =
      Set.of(Tile.Role.WORMHOLE_NEXUS_ACTIVE, Tile.Role.WORMHOLE_NEXUS_INACTIVE);

  private SystemKinds() {}

  /** Whether a system is of this kind for this player. */
  public static boolean is(Table table, Seat seat, SystemId system, SystemKind kind) {
    return of(table, seat, kind).test(system);
  }

  /** Tests whether a system is of any of these kinds for this player. */
  public static Predicate<SystemId> ofAny(Table table, Seat seat, Collection<SystemKind> kinds) {
    return kinds.stream()
        .map(kind -> of(table, seat, kind))
        .reduce(Predicate::or)
        .orElse(_ -> false);
  }

  /**
   * Tests whether a system is of this kind for this player. It can be used for many systems of one
   * table.
   */
  public static Predicate<SystemId> of(Table table, Seat seat, SystemKind kind) {
    Galaxy galaxy = table.galaxy();
    return switch (kind) {
      case MECATOL_REX -> SystemId.MECATOL_REX::equals;
      case ANOMALY -> {
        Starmap map = Starmap.of(table);
        yield system -> !map.anomalies(system).isEmpty();
      }
      case LEGENDARY_PLANET ->
          system ->
              galaxy.planets(system).stream()
                  .anyMatch(planet -> PlanetFacts.of(table, planet).legendary());
      case OTHER_HOME_SYSTEM -> {
        Optional<FactionId> own = Optional.of(table.player(seat).faction());
        yield system -> galaxy.tile(system).isHome() && !galaxy.tile(system).faction().equals(own);
      }
      case WORMHOLE_NEXUS ->
          system -> galaxy.tile(system).role().filter(NEXUS::contains).isPresent();
    };
  }
}
