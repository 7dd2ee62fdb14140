package org.lazax.tournament.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.pairing.Pod;

final class TableResultTest {
  private static final Instant AT = Instant.parse("2026-05-01T12:00:00Z");
  private static final Pod POD =
      new Pod(List.of(new EntrantId(4), new EntrantId(9), new EntrantId(2)));

  @Test
  void theWinnerIsFirstAndTiesAreDecidedByInitiative() {
    TableResult result = result(1, place(1, 10, 8), place(2, 10, 1), place(3, 10, 4));

    assertThat(result.order()).containsExactly(seat(1), seat(2), seat(3));
    assertThat(result.points()).isEqualTo(30);
    assertThat(result.brokenFor(POD)).isEmpty();
  }

  @Test
  void pointsComeBeforeInitiative() {
    assertThat(result(3, place(1, 7, 1), place(2, 8, 8), place(3, 10, 5)).order())
        .containsExactly(seat(3), seat(2), seat(1));
  }

  @Test
  void eachSeatOfTheTableHasOnePlace() {
    refused(result(1, place(1, 10, 1), place(2, 9, 2)));
    refused(result(1, place(1, 10, 1), place(2, 9, 2), place(2, 9, 2)));
    refused(result(1, place(1, 10, 1), place(2, 9, 2), place(4, 9, 2)));
    refused(result(4, place(1, 10, 1), place(2, 9, 2), place(3, 9, 2)));
    refused(result(1, place(1, 10, 1), place(2, -1, 2), place(3, 9, 2)));
  }

  private static void refused(TableResult result) {
    assertThat(result.brokenFor(POD).map(Refusal::type)).contains(TableResult.WRONG_RESULT);
  }

  private static TableResult result(int winner, Place... places) {
    return new TableResult(seat(winner), List.of(places), AT);
  }

  private static Place place(int seat, int points, int initiative) {
    return new Place(seat(seat), points, initiative);
  }

  private static Seat seat(int number) {
    return new Seat(number);
  }
}
