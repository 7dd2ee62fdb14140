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
 * Ten whole games fold to the tables they once came to. A change of {@code evolve} that alters
 * history fails here. {@code ./lazax golden} plays them anew, only together with a line in {@code
 * CHANGELOG.md} that says which rule changed.
 */
final class GoldenGamesTest {
  private static final Path GAMES = Path.of("src/test/resources/golden");
  private static final ObjectMapper JSON = new ObjectMapper();

  @TestFactory
  Stream<DynamicTest> aGameFoldsToTheTableItOnceCameTo() throws IOException {
    List<Path> files = files();

    assertThat(files).hasSize(10);
    return files.stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> folds(file)));
  }

  /** A game that is decided again has the digests of the same bytes. */
  @TestFactory
  Stream<DynamicTest> anEventIsPrintedAsItOnceWas() throws IOException {
    return files().stream()
        .map(file ->
            DynamicTest.dynamicTest(
                file.getFileName().toString(),
                () -> assertThat(GoldenGame.printedOtherwise(file)).isEmpty()));
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> found = Files.list(GAMES)) {
      return found.sorted().toList();
    }
  }

  private static void folds(Path file) {
    Replayed replayed = GoldenGame.replay(file);

    KeptTable then = replayed.then();
    assertThat(then.isWhole()).as("the file is whole").isTrue();
    assertThat(then.shapeOf(replayed.now())).isEqualTo(then.table());
    assertThat(then.isStill(replayed.now())).isTrue();
  }

  @Test
  void whatIsNewOnTheTableIsNoChangeOfHistoryButADifferenceIs() throws IOException {
    JsonNode then = JSON.readTree("{\"a\":1,\"b\":[{\"c\":2}]}");

    assertThat(Shape.of(JSON.readTree("{\"b\":[{\"c\":2,\"d\":3}],\"a\":1}"), then))
        .isEqualTo(then);
    assertThat(Shape.of(JSON.readTree("{\"a\":1,\"b\":[{\"c\":9}]}"), then)).isNotEqualTo(then);
    assertThat(Shape.of(JSON.readTree("{\"a\":1,\"b\":[]}"), then)).isNotEqualTo(then);
    assertThat(Shape.of(JSON.readTree("{\"b\":[{\"c\":2}]}"), then)).isNotEqualTo(then);
  }
}
