package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Compares the tests of all modules with the checklist in {@code docs/rules}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ConformanceTest {
  private final Path root = Checklist.projectRoot();
  private final Checklist checklist = Checklist.read(root);
  private final TestSources sources;

  ConformanceTest() throws IOException {
    sources = TestSources.read(root);
  }

  @Test
  void everyRuleAnnotationIsOnAnEnabledTest() {
    assertThat(sources.errors()).isEmpty();
  }

  @Test
  void everyRuleAnnotationNamesATestableLineOfTheChecklist() {
    Set<String> testable = checklist.testableIds();

    assertThat(sources.showings())
        .filteredOn(showing -> !testable.contains(showing.id()))
        .as("showings of lines that are not testable or not in docs/rules")
        .isEmpty();
  }

  @Test
  void theConformancePagesAreUpToDate() throws IOException {
    ConformancePages pages = new ConformancePages(checklist, sources.showings());

    GeneratedPage.assertUpToDate("docs/conformance.md", pages.index());
    GeneratedPage.assertUpToDate("docs/conformance", pages.pages());
    if (GeneratedPage.WRITE) {
      System.out.print(pages.counts());
    }
  }
}
