package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rulebook.Checklist.Owner.COMBAT;
import static org.lazax.rulebook.Checklist.Owner.MAP;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.rulebook.Checklist.Line;

final class ConformanceTableTest {
  private static final Checklist CHECKLIST =
      new Checklist(
          List.of(
              new Line("movement.1", "movement", MAP, true),
              new Line("movement.2", "movement", MAP, true),
              new Line("movement.3", "movement", MAP, false),
              new Line("leader/ta_zern.N1", "leader/ta_zern", COMBAT, true)));

  @Test
  void aShownLineIsListedWithItsTests() {
    String table =
        ConformanceTable.of(
            CHECKLIST,
            List.of(
                new Showing("movement.1", "B#two", "B.java:1"),
                new Showing("movement.1", "A#one", "A.java:1")));

    assertThat(table).contains("| movement.1 | `A#one`, `B#two` |\n");
  }

  @Test
  void aLineWithoutATestIsListedAsNotShown() {
    String table = ConformanceTable.of(CHECKLIST, List.of(new Showing("movement.1", "A#a", "")));

    assertThat(table).contains("\nNot shown yet: 2\n").contains("\n- ta_zern: N1\n");
  }

  @Test
  void onlyTestableLinesAreCounted() {
    String table = ConformanceTable.of(CHECKLIST, List.of(new Showing("movement.1", "A#a", "")));

    assertThat(table).contains("| map | 1 / 2 | 0 / 0 |\n").contains("| all | 1 / 2 | 0 / 1 |\n");
  }
}
