package org.lazax.simulation.hopesend;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Seat;
import org.lazax.components.hopesend.Identities;
import org.lazax.components.hopesend.LeaderCounters;
import org.lazax.game.adapter.film.Film;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/** What players see of leader counters that lie face down. */
final class FaceDown {
  private static final ObjectMapper JSON = Services.wire().json();

  private FaceDown() {}

  /** The game with the counters of this player's backs in another order. */
  static Table twin(Table table, Seat seat) {
    Map<LeaderCounterId, LeaderCounterId> own = down(table, seat);
    List<LeaderCounterId> leaders = new ArrayList<>(own.values());
    Collections.rotate(leaders, 1);
    Map<LeaderCounterId, LeaderCounterId> changed =
        new TreeMap<>(table.part(Identities.ID).sealed().getOrDefault(seat, Map.of()));
    own.keySet().forEach(back -> changed.put(back, leaders.removeFirst()));
    return table.withPart(
        Identities.ID,
        identities -> {
          Map<Seat, Map<LeaderCounterId, LeaderCounterId>> all = new TreeMap<>(identities.sealed());
          all.put(seat, changed);
          return new Identities(all, identities.known(), identities.used());
        });
  }

  /** The counters of a player that lie face down and that nobody else knows, by their backs. */
  private static Map<LeaderCounterId, LeaderCounterId> down(Table table, Seat seat) {
    Identities identities = table.part(Identities.ID);
    return new TreeMap<>(
        identities.sealed().getOrDefault(seat, Map.of()).entrySet().stream()
            .filter(each -> table.part(LeaderCounters.ID).pieces().containsKey(each.getKey()))
            .filter(each -> !identities.known().contains(each.getKey()))
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
  }

  /** The counters of a player, face up or face down. */
  static Set<LeaderCounterId> counters(Table table, Seat seat) {
    Map<LeaderCounterId, LeaderCounterId> sealed =
        table.part(Identities.ID).sealed().getOrDefault(seat, Map.of());
    return table.part(LeaderCounters.ID).pieces().entrySet().stream()
        .filter(each -> each.getValue().owner().equals(seat))
        .map(each -> sealed.getOrDefault(each.getKey(), each.getKey()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The counters printed for a player's faction. */
  static Set<LeaderCounterId> printed(Table table, Seat seat) {
    return table.catalog().leaderCounters().values().stream()
        .filter(counter -> counter.faction().equals(table.player(seat).faction()))
        .filter(counter -> !counter.isFaceDown())
        .map(LeaderCounter::id)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The frame that a player sees. */
  static JsonNode frame(Table table, Seat viewer) {
    return Film.view(table, Optional.of(viewer), JSON);
  }
}
