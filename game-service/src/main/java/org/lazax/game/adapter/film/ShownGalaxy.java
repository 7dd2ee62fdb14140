package org.lazax.game.adapter.film;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.table.Table;
import org.lazax.table.galaxy.PlacedTile;

/**
 * The systems of one game, table after table. What is as before is the same object: a system in
 * which nothing has changed, and all of them together.
 */
final class ShownGalaxy {
  private @Nullable Table before;
  private List<Set<Wormhole>> wormholes = List.of();
  private List<Set<Anomaly>> anomalies = List.of();
  private Map<String, Contents> contents = Map.of();
  private Map<String, ShownSystem> systems = Map.of();

  /** The systems by id. */
  Map<String, ShownSystem> systems(Table table) {
    Starmap map = Starmap.of(table);
    if (before == null || !areAlike(before, table) || !isAlike(map)) {
      show(table, map);
    }
    before = table;
    wormholes = map.wormholes();
    anomalies = map.anomalies();
    return systems;
  }

  @SuppressWarnings("ReferenceEquality") // a part that has not changed is the same object
  private static boolean areAlike(Table one, Table other) {
    return one.galaxy() == other.galaxy()
        && one.units() == other.units()
        && one.planets() == other.planets()
        && one.tokens() == other.tokens()
        && one.rules() == other.rules();
  }

  private boolean isAlike(Starmap map) {
    return map.wormholes().equals(wormholes) && map.anomalies().equals(anomalies);
  }

  @SuppressWarnings("ReferenceEquality") // rules that have not changed are the same object
  private void show(Table table, Starmap map) {
    Map<String, Contents> old =
        before != null && before.rules() == table.rules() ? contents : Map.of();
    Map<String, Contents> now = new HashMap<>();
    Map<String, ShownSystem> shown = new TreeMap<>();
    for (PlacedTile tile : table.galaxy().tiles()) {
      Contents there = Contents.of(table, map, tile);
      String id = there.id();
      ShownSystem same = there.equals(old.get(id)) ? systems.get(id) : null;
      now.put(id, there);
      shown.put(id, same == null ? ShownSystem.of(table, there) : same);
    }
    contents = now;
    systems = shown;
  }
}
