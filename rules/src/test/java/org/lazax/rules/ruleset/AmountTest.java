package org.lazax.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.table.component.ComponentRef;

/** How what components make of a number is combined. */
class AmountTest {
  private static final Grant GRANT =
      new Grant(ComponentRef.parse("technology/gravity_drive"), new Seat(1));

  private static int amount(int printed, List<Change> changes) {
    List<GrantedHooks<Change>> hooks =
        changes.stream().map(change -> new GrantedHooks<>(GRANT, change)).toList();
    return Amount.of(hooks, printed, Math::max, (change, _) -> change);
  }

  @Test
  void withoutChangesItIsWhatIsPrinted() {
    assertThat(amount(5, List.of())).isEqualTo(5);
    assertThat(amount(5, List.of(Change.NONE, Change.NONE))).isEqualTo(5);
  }

  @Test
  void replacementsComeBeforeAdditionsAndTheseBeforeCaps() {
    assertThat(amount(5, List.of(Change.atMost(9), Change.plus(4), Change.becomes(2))))
        .isEqualTo(6);
    assertThat(amount(5, List.of(Change.plus(9), Change.atMost(7), Change.atMost(8)))).isEqualTo(7);
  }

  @Test
  void whatIsUnlimitedIsNotCapped() {
    assertThat(amount(5, List.of(Change.atMost(3), Change.UNLIMITED))).isEqualTo(Integer.MAX_VALUE);
  }

  @RepeatedTest(200)
  void theOrderInWhichComponentsAreAskedChangesNothing(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      int value = random.nextInt(10);
      changes.add(
          switch (random.nextInt(8)) {
            case 0, 1 -> Change.becomes(value);
            case 2, 3, 4 -> Change.plus(value - 5);
            case 5, 6 -> Change.atMost(value);
            default -> random.nextInt(10) == 0 ? Change.UNLIMITED : Change.NONE;
          });
    }
    int inOrder = amount(4, changes);
    for (int shuffle = 0; shuffle < 20; shuffle++) {
      Collections.shuffle(changes, random);
      assertThat(amount(4, changes)).as("%s", changes).isEqualTo(inOrder);
    }
  }
}
