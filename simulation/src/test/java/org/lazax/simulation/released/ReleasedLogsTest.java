package org.lazax.simulation.released;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The current code reads all releases: every log verifies, folds to its table and can be continued,
 * and every sample of a wire type is read and written unchanged. Never change a released file.
 */
final class ReleasedLogsTest {
  private static final Path RELEASED = Path.of("released");
  private static final Path CHANGELOG = Path.of("..", "CHANGELOG.md");
  private static final Pattern SECTION = Pattern.compile("(?m)^## \\[(\\d+\\.\\d+\\.\\d+)]");

  @TestFactory
  Stream<DynamicTest> aReleaseHasNoDefects() throws IOException {
    return ReleasedFolder.below(RELEASED).stream()
        .map(release ->
            DynamicTest.dynamicTest(
                release.version(), () -> assertThat(release.defects()).isEmpty()));
  }

  @Test
  void theChangelogListsExactlyTheStoredReleases() throws IOException {
    List<String> stored =
        ReleasedFolder.below(RELEASED).stream().map(ReleasedFolder::version).toList();
    Matcher sections = SECTION.matcher(Files.readString(CHANGELOG));

    assertThat(sections.results().map(section -> section.group(1)).toList())
        .containsExactlyInAnyOrderElementsOf(stored);
  }

  @Test
  void theChangelogHasASectionForUnreleasedChanges() throws IOException {
    assertThat(Files.readString(CHANGELOG)).containsOnlyOnce("\n## [Unreleased]\n");
  }
}
