package org.lazax.tournament.result;

import java.time.Instant;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.pairing.Pod;

/**
 * How a table ended.
 *
 * @param winner the seat that won
 * @param places one for each seat of the table
 * @param at when its game ended
 */
public record TableResult(Seat winner, List<Place> places, Instant at) {
  public static final String WRONG_RESULT = "wrong-result";

  public TableResult {
    places = List.copyOf(places);
  }

  /** Victory points of everybody together. */
  public int points() {
    return places.stream().mapToInt(Place::points).sum();
  }

  /** The victory points of a seat; 0 for a seat that the table does not have. */
  public int points(Seat seat) {
    return places.stream().filter(place -> place.seat().equals(seat)).mapToInt(Place::points).sum();
  }

  /** The seats from first to last: the winner, then by points, then by initiative. */
  public List<Seat> order() {
    return places.stream()
        .sorted(
            Comparator.comparing((Place place) -> !place.seat().equals(winner))
                .thenComparing(Place::points, Comparator.reverseOrder())
                .thenComparingInt(Place::initiative)
                .thenComparing(Place::seat))
        .map(Place::seat)
        .toList();
  }

  /** Why this cannot be the result of this table; empty if it can. */
  public Optional<Refusal> brokenFor(Pod pod) {
    Set<Seat> seats = new HashSet<>();
    for (Place place : places) {
      if (pod.in(place.seat()).isEmpty() || !seats.add(place.seat())) {
        return wrong("each seat of the table has one place", place.seat());
      }
      if (place.points() < 0 || place.initiative() < 0) {
        return wrong("points and initiative are not below 0", place.seat());
      }
    }
    if (seats.size() != pod.entrants().size()) {
      return Optional.of(
          Refusal.of(WRONG_RESULT, "each seat of the table has one place").with("seats", seats));
    }
    return seats.contains(winner)
        ? Optional.empty()
        : wrong("the winner sits at the table", winner);
  }

  private static Optional<Refusal> wrong(String detail, Seat seat) {
    return Optional.of(Refusal.of(WRONG_RESULT, detail).with("seat", seat));
  }
}
