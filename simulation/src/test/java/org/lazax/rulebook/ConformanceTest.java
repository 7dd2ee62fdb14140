package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Compares the tests of all modules with the checklist in {@code docs/rules}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ConformanceTest {
  /** Set by {@code ./lazax conformance}; all other runs only compare. */
  private static final boolean WRITE = "write".equals(System.getProperty("lazax.conformance"));

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
  void theConformanceTableIsUpToDate() throws IOException {
    Path file = root.resolve("docs/conformance.md");
    String table = ConformanceTable.of(checklist, sources.showings());
    String committed = Files.exists(file) ? Files.readString(file) : "";

    if (WRITE && !committed.equals(table)) {
      Files.writeString(file, table);
      System.out.println("docs/conformance.md was out of date and has been rewritten: commit it");
      return;
    }
    assertThat(committed.equals(table))
        .as("docs/conformance.md is up to date (if not, run ./lazax conformance)")
        .isTrue();
  }
}
