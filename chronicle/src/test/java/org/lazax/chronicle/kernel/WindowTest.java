package org.lazax.chronicle.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.rulebook.Rule;

class WindowTest {
  private static final Seat RED = new Seat(1);
  private static final Seat BLUE = new Seat(2);
  private static final Seat GREEN = new Seat(3);

  @Test
  @Rule("abilities.N4.1")
  void inACircleTheNextSeatIsAwaitedAfterEachAbility() {
    Window window = window(PassRule.UNTIL_ALL_PASS).answered(RED);

    assertThat(window.awaited()).containsExactly(BLUE);
  }

  @Test
  @Rule("abilities.N4.3")
  void aCircleClosesOnceEverybodyHasPassedInARow() {
    Window window = window(PassRule.UNTIL_ALL_PASS).passed(RED).passed(BLUE);

    assertThat(window.isOver()).isFalse();
    assertThat(window.passed(GREEN).isOver()).isTrue();
  }

  @Test
  @Rule({"abilities.N4.4", "abilities.N4.5"})
  void aSeatThatPassedIsAwaitedAgainAfterAnotherActed() {
    Window window = window(PassRule.UNTIL_ALL_PASS).passed(RED).passed(BLUE).answered(GREEN);

    assertThat(window.awaited()).containsExactly(RED);
    assertThat(window.passed(RED).passed(BLUE).isOver()).isFalse();
    assertThat(window.passed(RED).passed(BLUE).passed(GREEN).isOver()).isTrue();
  }

  @Test
  @Rule("abilities.N4.2")
  void theSeatsUseTheirAbilitiesInTurn() {
    Window window = window(PassRule.UNTIL_ALL_PASS);
    int[] pending = {4, 1, 2};
    StringBuilder used = new StringBuilder();
    while (!window.isOver()) {
      Seat seat = window.awaited().getFirst();
      int index = seat.number() - 1;
      if (pending[index] > 0) {
        pending[index]--;
        used.append(seat.number());
        window = window.answered(seat);
      } else {
        window = window.passed(seat);
      }
    }

    assertThat(used.toString()).isEqualTo("1231311");
  }

  @Test
  void withOneChanceEachSeatIsAwaitedOnceInOrder() {
    Window window = window(PassRule.ONE_CHANCE).passed(RED).answered(BLUE);

    assertThat(window.awaited()).containsExactly(GREEN);
    assertThat(window.passed(GREEN).isOver()).isTrue();
  }

  @Test
  void answersAreAcceptedInAnyOrder() {
    Window window = window(PassRule.MUST_ANSWER).answered(BLUE);

    assertThat(window.awaited()).containsExactly(RED, GREEN);
    assertThat(window.answered(GREEN).answered(RED).isOver()).isTrue();
  }

  @Test
  void anOpenWindowAwaitsNobodyAndStaysOpen() {
    Window window = window(PassRule.OPEN);

    assertThat(window.awaited()).isEmpty();
    assertThat(window.isOver()).isFalse();
  }

  @Test
  void aSeatThatLeavesIsRemovedFromTheCircle() {
    Window window = window(PassRule.UNTIL_ALL_PASS).passed(RED).without(BLUE);

    assertThat(window.awaited()).containsExactly(GREEN);
    assertThat(window.passed(GREEN).isOver()).isTrue();
  }

  @Test
  void aCircleEndsWhenTheLastAwaitedSeatLeaves() {
    Window window = window(PassRule.UNTIL_ALL_PASS).passed(RED).passed(BLUE).without(GREEN);

    assertThat(window.isOver()).isTrue();
  }

  @Test
  void whoIsNotAskedLeavesTheWindowAsItIs() {
    Window window =
        new Window(7, "test", PassRule.ONE_CHANCE, List.of(RED), 0, Set.of(), Optional.empty());

    assertThat(window.without(BLUE)).isEqualTo(window);
  }

  @Test
  void theNextSeatIsAwaitedStillWhenOneBeforeOrAfterItLeaves() {
    Window next = window(PassRule.ONE_CHANCE).passed(RED);

    assertThat(next.without(RED).awaited()).containsExactly(BLUE);
    assertThat(next.without(GREEN).awaited()).containsExactly(BLUE);
    assertThat(next.without(BLUE).awaited()).containsExactly(GREEN);
  }

  @Test
  void aCircleBeginsAgainWhenItsLastSeatLeavesInItsTurn() {
    Window window = window(PassRule.UNTIL_ALL_PASS).passed(RED).answered(BLUE).without(GREEN);

    assertThat(window.awaited()).containsExactly(RED);
    Window first = window(PassRule.UNTIL_ALL_PASS).without(GREEN);
    assertThat(first.awaited()).containsExactly(RED);
    assertThat(first.answered(RED).awaited()).containsExactly(BLUE);
  }

  private static Window window(PassRule rule) {
    return new Window(7, "test", rule, List.of(RED, BLUE, GREEN), 0, Set.of(), Optional.empty());
  }
}
