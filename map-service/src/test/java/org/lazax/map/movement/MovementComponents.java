package org.lazax.map.movement;

import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.map.path.MovementRules;
import org.lazax.map.path.PathFinder;
import org.lazax.map.path.Reach;
import org.lazax.map.path.Reach.Arrives;
import org.lazax.map.path.Reach.StaysAway;
import org.lazax.map.path.Route;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.table.galaxy.SystemId;

/** A column: 46 north, an anomaly or 49 in the middle, 47 south, 48 beyond it. */
abstract class MovementComponents {
  static TableKit column(String middle) {
    return TableKit.players(2)
        .tile("46", 0, 0)
        .tile(middle, 0, 1)
        .tile("47", 0, 2)
        .tile("48", 0, 3);
  }

  static String reach(TableKit kit, String active, String from, int move) {
    return reach(kit, active, new Ship(P1, CRUISER, at(from), move));
  }

  /** The way it goes, or the rule that is against it. */
  static String reach(TableKit kit, String active, Ship ship) {
    return switch (found(kit, active, ship)) {
      case Arrives(Route route, int _) ->
          String.join(", ", route.entered().stream().map(SystemId::value).toList());
      case StaysAway away -> away.ban().rule();
    };
  }

  static int dice(TableKit kit, String active, String from, int move) {
    return ((Arrives) found(kit, active, new Ship(P1, CRUISER, at(from), move))).route().dice();
  }

  static Reach found(TableKit kit, String active, Ship ship) {
    Seat seat = ship.owner();
    MovementRules navigation = new MovementRules(MovementView.of(kit.table(), seat, at(active)));
    return new PathFinder(navigation).find(ship, Set.of(), navigation.boosts().of(ship).size());
  }

  static SystemId at(String system) {
    return SystemId.of(system);
  }
}
