package org.lazax.tournament.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.entrant.EntrantId;

/**
 * What a pairing costs, calculated plainly from the pairing itself. A smaller cost of rematches is
 * better than any of the others; the other two count together.
 *
 * @param rematches for each pair that meets again, the square of the times it has met
 * @param spread for each pair at a table, how much they differ in games won
 * @param seats for each entrant, how often it has sat in the same seat before
 * @param again the pairs that meet again
 */
public record PairingCost(int rematches, int spread, int seats, List<Rematch> again) {
  /**
   * The most rounds without rematches where more than the obvious bound is known. Of 36 entrants at
   * tables of six there are three, because there are no two orthogonal Latin squares of order six.
   */
  private static final Map<Integer, Integer> KNOWN_ROUNDS = Map.of(36, 3);

  private static final int SIX = 6;
  private static final int[] NEVER = new int[Seat.MAX];

  public PairingCost {
    again = List.copyOf(again);
  }

  /**
   * A pair that meets again.
   *
   * @param times how often it has met
   */
  public record Rematch(EntrantId one, EntrantId other, int times) {}

  /** The cost of a pairing. */
  public static PairingCost of(PairingTask task, Pairing pairing) {
    Meetings met = Meetings.at(task.earlier());
    Map<EntrantId, int[]> sat = sat(task.earlier());
    List<Rematch> again = new ArrayList<>();
    int rematches = 0;
    int spread = 0;
    int seats = 0;
    for (Pod pod : pairing.pods()) {
      List<EntrantId> entrants = pod.entrants();
      for (int one = 0; one < entrants.size(); one++) {
        EntrantId entrant = entrants.get(one);
        seats += sat.getOrDefault(entrant, NEVER)[one];
        for (EntrantId other : entrants.subList(one + 1, entrants.size())) {
          int times = met.of(entrant, other);
          rematches += times * times;
          spread += Math.abs(task.wins(entrant) - task.wins(other));
          if (times > 0) {
            again.add(new Rematch(entrant, other, times));
          }
        }
      }
    }
    return new PairingCost(rematches, spread, seats, again);
  }

  /**
   * Says why entrants meet again, as far as it is known.
   *
   * @param rounds how many rounds were played before
   */
  public List<String> sentences(PairingTask task, int rounds) {
    OptionalInt possible = roundsWithoutRematches(task);
    boolean unavoidable = possible.isPresent() && rounds >= possible.getAsInt();
    return again.stream()
        .map(pair ->
            unavoidable
                ? "%s and %s meet again: %d entrants allow %d rounds without rematches."
                    .formatted(pair.one(), pair.other(), task.players().size(), possible.getAsInt())
                : "%s and %s meet again.".formatted(pair.one(), pair.other()))
        .toList();
  }

  private static OptionalInt roundsWithoutRematches(PairingTask task) {
    int players = task.players().size();
    if (task.tables().most() == SIX && KNOWN_ROUNDS.containsKey(players)) {
      return OptionalInt.of(KNOWN_ROUNDS.getOrDefault(players, 0));
    }
    int opponents = task.tables().least() - 1;
    return OptionalInt.of((players - 1) / opponents);
  }

  /** How often each entrant has sat in each seat. */
  private static Map<EntrantId, int[]> sat(List<Pod> pods) {
    Map<EntrantId, int[]> sat = new HashMap<>();
    for (Pod pod : pods) {
      for (int seat = 0; seat < pod.entrants().size(); seat++) {
        sat.computeIfAbsent(pod.entrants().get(seat), _ -> new int[Seat.MAX])[seat]++;
      }
    }
    return sat;
  }
}
