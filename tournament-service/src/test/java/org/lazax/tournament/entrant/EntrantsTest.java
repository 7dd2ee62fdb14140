package org.lazax.tournament.entrant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class EntrantsTest {
  private static final EntrantId ONE = new EntrantId(1);
  private static final EntrantId TWO = new EntrantId(2);
  private static final EntrantId THREE = new EntrantId(3);

  @Test
  void theFirstOfTheWaitingListMovesUpWhenAPlaceIsFree() {
    Entrants full =
        Entrants.NONE
            .as(EntrantStatus.REGISTERED, List.of(ONE))
            .as(EntrantStatus.CONFIRMED, List.of(TWO))
            .as(EntrantStatus.CHECKED_IN, List.of(THREE));
    List<EntrantId> late = full.next(2);
    Entrants waiting = full.as(EntrantStatus.WAITING, late);

    assertThat(late).containsExactly(new EntrantId(4), new EntrantId(5));
    assertThat(waiting.movingUp(3)).isEmpty();
    assertThat(waiting.as(EntrantStatus.WITHDRAWN, List.of(TWO)).movingUp(3))
        .containsExactly(new EntrantId(4));
    assertThat(waiting.as(EntrantStatus.DISQUALIFIED, List.of(ONE, TWO)).movingUp(3))
        .containsExactlyElementsOf(late);
  }

  @Test
  void idsAreNotUsedAgain() {
    Entrants left = Entrants.NONE.as(EntrantStatus.WITHDRAWN, List.of(ONE, TWO));

    assertThat(left.next(1)).containsExactly(THREE);
    assertThat(left.places()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"e0", "e01", "17", "p1", "e1000000", "e100001", "e-1", ""})
  void otherNamesAreNoEntrants(String name) {
    assertThatThrownBy(() -> EntrantId.of(name)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anEntrantIsWrittenWithItsNumber() {
    assertThat(EntrantId.of("e17")).isEqualTo(new EntrantId(17)).hasToString("e17");
  }
}
