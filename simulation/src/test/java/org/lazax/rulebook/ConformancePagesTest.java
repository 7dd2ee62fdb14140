package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rulebook.Checklist.Owner.COMBAT;
import static org.lazax.rulebook.Checklist.Owner.MAP;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.rulebook.Checklist.Line;

final class ConformancePagesTest {
  private static final Checklist CHECKLIST =
      new Checklist(
          List.of(
              new Line("movement.1", "movement", MAP, true),
              new Line("movement.2", "movement", MAP, true),
              new Line("movement.3", "movement", MAP, false),
              new Line("leader/ta_zern.N1", "leader/ta_zern", COMBAT, true)));

  @Test
  void aShownLineIsListedWithItsTestsOnThePageOfItsTopic() {
    ConformancePages pages =
        new ConformancePages(
            CHECKLIST,
            List.of(
                new Showing("movement.1", "B#two", "B.java:1"),
                new Showing("movement.1", "A#one", "A.java:1")));

    assertThat(pages.pages().get("rules-m.md")).contains("| movement.1 | `A#one`, `B#two` |\n");
  }

  @Test
  void aLineWithoutATestIsListedAsNotShown() {
    ConformancePages pages = movementIsShown();

    assertThat(pages.pages().get("rules-m.md")).endsWith("\nNot shown yet: 2\n");
    assertThat(pages.pages().get("leader.md")).endsWith("\nNot shown yet:\n\n- ta_zern: N1\n");
  }

  @Test
  void theIndexNamesEachPageAndItsTopics() {
    assertThat(movementIsShown().index())
        .contains("| [m](conformance/rules-m.md) | movement |\n")
        .contains("| [leader](conformance/leader.md) |\n");
  }

  @Test
  void theIndexDoesNotDependOnWhatIsShown() {
    assertThat(movementIsShown().index())
        .isEqualTo(new ConformancePages(CHECKLIST, List.of()).index());
  }

  @Test
  void onlyTestableLinesAreCounted() {
    assertThat(movementIsShown().counts())
        .contains("map     rules 1 / 2, components 0 / 0\n")
        .contains("all     rules 1 / 2, components 0 / 1\n");
  }

  private static ConformancePages movementIsShown() {
    return new ConformancePages(CHECKLIST, List.of(new Showing("movement.1", "A#a", "")));
  }
}
