package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.StarSystem;
import org.lazax.table.galaxy.SystemId;

/** Systems that no tile shows, for more anomalies than the box has. */
final class MadeUpGalaxy {
  private static final List<Anomaly> ANOMALIES = List.of(Anomaly.values());
  private static final int ACROSS = 4;

  private final List<StarSystem> systems = new ArrayList<>();

  /** A row of systems {@code 0, 1, 2 …}: a plain one, then so many rifts, then plain ones. */
  static MadeUpGalaxy line(int rifts, int length) {
    MadeUpGalaxy line = new MadeUpGalaxy();
    for (int place = 0; place < length; place++) {
      boolean rift = place > 0 && place <= rifts;
      line.lay(place, 0, place, rift ? EnumSet.of(Anomaly.GRAVITY_RIFT) : Set.of(), Set.of());
    }
    return line;
  }

  /** A rhombus full of anomalies and wormholes: the same for the same seed. */
  static MadeUpGalaxy random(long seed) {
    Random random = new Random(seed);
    MadeUpGalaxy galaxy = new MadeUpGalaxy();
    for (int place = 0; place < ACROSS * ACROSS; place++) {
      Set<Anomaly> anomalies = EnumSet.noneOf(Anomaly.class);
      for (int draw = 0; draw < 2; draw++) {
        if (random.nextInt(3) == 0) {
          // Rifts most often: they make the longest ways.
          int kind = random.nextInt(ANOMALIES.size() + 2);
          anomalies.add(kind < ANOMALIES.size() ? ANOMALIES.get(kind) : Anomaly.GRAVITY_RIFT);
        }
      }
      Set<Wormhole> wormholes =
          random.nextInt(6) == 0
              ? EnumSet.of(random.nextInt(2) == 0 ? Wormhole.ALPHA : Wormhole.BETA)
              : EnumSet.noneOf(Wormhole.class);
      galaxy.lay(place, place % ACROSS, place / ACROSS, anomalies, wormholes);
    }
    return galaxy;
  }

  TableKit kit(int players) {
    return TableKit.players(players)
        .with(table -> table.withGalaxy(Galaxy.imagined(systems, List.of(), table.catalog())));
  }

  private void lay(int id, int q, int r, Set<Anomaly> anomalies, Set<Wormhole> wormholes) {
    Tile tile =
        new Tile(
            new TileId("own"),
            Tile.Kind.RED,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            wormholes,
            anomalies,
            List.of(),
            ExpansionId.BASE);
    systems.add(
        new StarSystem(SystemId.of(Integer.toString(id)), Optional.of(new Hex(q, r)), tile));
  }
}
