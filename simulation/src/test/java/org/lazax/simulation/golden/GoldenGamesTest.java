package org.lazax.simulation.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.lazax.simulation.golden.GoldenGame.Replayed;

/**
 * Ten whole games fold to their recorded tables. A change of {@code evolve} that alters the result
 * of a log fails here. {@code ./lazax golden} plays new games. Run it only together with a line in
 * {@code CHANGELOG.md} that names the changed rule.
 */
final class GoldenGamesTest {
  private static final Path GAMES = Path.of("src/test/resources/golden");
  private static final ObjectMapper JSON = new ObjectMapper();

  @TestFactory
  Stream<DynamicTest> aGameFoldsToItsRecordedTable() throws IOException {
    List<Path> files = files();

    assertThat(files).hasSize(10);
    return files.stream()
        .map(file ->
            DynamicTest.dynamicTest(file.getFileName().toString(), () -> assertFolds(file)));
  }

  /** The digests of events depend on these bytes. */
  @TestFactory
  Stream<DynamicTest> eventsAreWrittenUnchanged() throws IOException {
    return files().stream()
        .map(file ->
            DynamicTest.dynamicTest(
                file.getFileName().toString(),
                () -> assertThat(GoldenGame.writtenDifferently(file)).isEmpty()));
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> found = Files.list(GAMES)) {
      return found.sorted().toList();
    }
  }

  private static void assertFolds(Path file) {
    Replayed replayed = GoldenGame.replay(file);

    RecordedTable recorded = replayed.recorded();
    assertThat(recorded.isIntact()).as("the file is intact").isTrue();
    assertThat(recorded.shapeOf(replayed.current())).isEqualTo(recorded.table());
    assertThat(recorded.matches(replayed.current())).isTrue();
  }

  @Test
  void newPropertiesAreIgnoredAndOtherDifferencesAreFound() throws IOException {
    JsonNode recorded = JSON.readTree("{\"a\":1,\"b\":[{\"c\":2}]}");

    assertThat(Shape.of(JSON.readTree("{\"b\":[{\"c\":2,\"d\":3}],\"a\":1}"), recorded))
        .isEqualTo(recorded);
    assertThat(Shape.of(JSON.readTree("{\"a\":1,\"b\":[{\"c\":9}]}"), recorded))
        .isNotEqualTo(recorded);
    assertThat(Shape.of(JSON.readTree("{\"a\":1,\"b\":[]}"), recorded)).isNotEqualTo(recorded);
    assertThat(Shape.of(JSON.readTree("{\"b\":[{\"c\":2}]}"), recorded)).isNotEqualTo(recorded);
  }
}
