package org.lazax.tournament.pods;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.PairingTask;
import org.lazax.tournament.pairing.Pod;

/**
 * What the players of a round have done before, by their indices. Made once for each solution, for
 * millions of questions.
 */
final class PodHistory {
  static final PodHistory NONE = new PodHistory(new int[0][], new int[0], new int[0][]);

  /** The indices of all whom a player has met, as often as it has. */
  private final int[][] opponents;

  private final int[] wins;
  private final int[][] seats;

  private PodHistory(int[][] opponents, int[] wins, int[][] seats) {
    this.opponents = opponents;
    this.wins = wins;
    this.seats = seats;
  }

  /**
   * The history of these players.
   *
   * @param players the indices are their places in this list
   */
  static PodHistory of(PairingTask task, List<EntrantId> players) {
    Map<EntrantId, Integer> index = new HashMap<>();
    players.forEach(player -> index.put(player, index.size()));
    int[] wins = players.stream().mapToInt(task::wins).toArray();
    List<List<Integer>> met = new ArrayList<>();
    players.forEach(_ -> met.add(new ArrayList<>()));
    int[][] seats = new int[players.size()][Seat.MAX];
    for (Pod pod : task.earlier()) {
      for (int seat = 0; seat < pod.entrants().size(); seat++) {
        EntrantId entrant = pod.entrants().get(seat);
        Integer player = index.get(entrant);
        if (player != null) {
          seats[player][seat]++;
          pod.entrants().stream()
              .filter(other -> !other.equals(entrant) && index.containsKey(other))
              .forEach(other -> met.get(player).add(index.getOrDefault(other, 0)));
        }
      }
    }
    int[][] opponents =
        met.stream()
            .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new);
    return new PodHistory(opponents, wins, seats);
  }

  int players() {
    return wins.length;
  }

  /** The square of the times that two players have met. */
  int rematch(int one, int other) {
    int times = 0;
    for (int opponent : opponents[one]) {
      if (opponent == other) {
        times++;
      }
    }
    return times * times;
  }

  /** How much two players differ in games won. */
  int spread(int one, int other) {
    return Math.abs(wins[one] - wins[other]);
  }

  /** How often a player has sat in this seat. */
  int sat(int player, int seat) {
    return seats[player][seat];
  }
}
