package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.chronicle.commit.GameId;

/** The times at which the host must look at a game without an input. A game has at most one. */
final class Alarms {
  private final TreeMap<Instant, Set<GameId>> games = new TreeMap<>();
  private final Map<GameId, Instant> times = new HashMap<>();

  void set(GameId game, Optional<Instant> at) {
    Instant old = times.remove(game);
    if (old != null) {
      games.computeIfPresent(
          old,
          (_, due) -> {
            due.remove(game);
            return due.isEmpty() ? null : due;
          });
    }
    at.ifPresent(time -> {
      times.put(game, time);
      games.computeIfAbsent(time, _ -> new LinkedHashSet<>()).add(game);
    });
  }

  /** The games whose time is reached. A game stays among them until its time is set again. */
  List<GameId> due(Instant now) {
    List<GameId> due = new ArrayList<>();
    games.headMap(now, true).values().forEach(due::addAll);
    return due;
  }
}
