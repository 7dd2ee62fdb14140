package org.lazax.table.leaders.ability;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.grants.Components;

/**
 * Components that open anomalies, closed otherwise, to those who come as ships would without any.
 * Rules: asteroid_field.1, supernova.1, leader/ghom_sekkus.N8.2, leader/ghom_sekkus.N8.3.
 */
interface Entrances {
  Components ALL =
      Components.of(
          Map.of(
              "technology/antimass_deflectors",
              (Entrances) () -> Anomaly.ASTEROID_FIELD,
              "technology/magmus_reactor",
              (Entrances) () -> Anomaly.SUPERNOVA));

  Anomaly opens();

  /** What a player's forces cannot come into. */
  static Set<Anomaly> closedTo(Table table, Seat seat) {
    Set<Anomaly> closed = EnumSet.of(Anomaly.ASTEROID_FIELD, Anomaly.SUPERNOVA);
    ALL.of(table, seat, Entrances.class).forEach(each -> closed.remove(each.hooks().opens()));
    return closed;
  }
}
