package org.lazax.tournament.entrant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The entrants of a tournament. Immutable.
 *
 * @param all every entrant that ever registered, with its status
 */
public record Entrants(Map<EntrantId, EntrantStatus> all) {
  public static final Entrants NONE = new Entrants(Map.of());

  public Entrants {
    all = Collections.unmodifiableMap(new TreeMap<>(all));
  }

  /** The status of an entrant; empty if there is no such entrant. */
  public Optional<EntrantStatus> status(EntrantId entrant) {
    return Optional.ofNullable(all.get(entrant));
  }

  /** How many places of the tournament are taken. */
  public int places() {
    return Math.toIntExact(all.values().stream().filter(EntrantStatus::hasPlace).count());
  }

  /** The entrants with this status, in the order of registration. */
  public List<EntrantId> with(EntrantStatus status) {
    return all.entrySet().stream()
        .filter(entry -> entry.getValue() == status)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The ids of the next entrants to register. */
  public List<EntrantId> next(int count) {
    List<EntrantId> next = new ArrayList<>();
    for (int number = 1; number <= count; number++) {
      next.add(new EntrantId(all.size() + number));
    }
    return next;
  }

  /**
   * Those who move up from the waiting list while there are free places, the first one first.
   *
   * @param most places of the tournament
   */
  public List<EntrantId> movingUp(int most) {
    return with(EntrantStatus.WAITING).stream().limit(Math.max(0, most - places())).toList();
  }

  /** The same, with this status of these entrants. */
  public Entrants as(EntrantStatus status, List<EntrantId> entrants) {
    Map<EntrantId, EntrantStatus> changed = new TreeMap<>(all);
    entrants.forEach(entrant -> changed.put(entrant, status));
    return new Entrants(changed);
  }
}
