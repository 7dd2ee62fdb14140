package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Runs after all other tests of all modules and compares their reports with the checklist: a test
 * that shows a line has run. It is left out when single tests are chosen with {@code -Dtest}.
 */
final class ShownLinesRanTest {
  @Test
  void everyTestThatShowsALineRan() throws IOException {
    Path root = Checklist.projectRoot();
    List<Showing> showings = TestSources.read(root).showings();
    TestReports reports = TestReports.read(root);

    System.out.printf(
        "conformance: %d tests show %d lines of the checklist, %d of these tests ran;"
            + " %d test cases ran in all, %d were skipped%n",
        showings.stream().map(Showing::test).distinct().count(),
        showings.stream().map(Showing::id).distinct().count(),
        showings.stream()
            .filter(showing -> reports.ran(showing) > 0)
            .map(Showing::test)
            .distinct()
            .count(),
        reports.total(),
        reports.skipped().size());
    assertThat(showings).filteredOn(showing -> reports.ran(showing) == 0).isEmpty();
  }
}
