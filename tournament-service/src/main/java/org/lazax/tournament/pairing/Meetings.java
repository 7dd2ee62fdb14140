package org.lazax.tournament.pairing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lazax.tournament.entrant.EntrantId;

/** How often entrants have met at the tables of some rounds. */
public final class Meetings {
  private final Map<EntrantId, Map<EntrantId, Integer>> met = new HashMap<>();

  private Meetings() {}

  /** The meetings at these tables. */
  public static Meetings at(List<Pod> pods) {
    Meetings meetings = new Meetings();
    for (Pod pod : pods) {
      for (EntrantId one : pod.entrants()) {
        for (EntrantId other : pod.entrants()) {
          if (!one.equals(other)) {
            meetings.met.computeIfAbsent(one, _ -> new HashMap<>()).merge(other, 1, Integer::sum);
          }
        }
      }
    }
    return meetings;
  }

  /** How often these two have met. */
  public int of(EntrantId one, EntrantId other) {
    return met.getOrDefault(one, Map.of()).getOrDefault(other, 0);
  }

  /** What a pod costs: for each pair that meets again, the square of the times it has met. */
  public int cost(Pod pod) {
    int cost = 0;
    List<EntrantId> entrants = pod.entrants();
    for (int one = 0; one < entrants.size(); one++) {
      for (int other = one + 1; other < entrants.size(); other++) {
        int times = of(entrants.get(one), entrants.get(other));
        cost += times * times;
      }
    }
    return cost;
  }
}
