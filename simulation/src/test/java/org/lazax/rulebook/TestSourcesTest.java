package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TestSourcesTest {
  private static final String FILE = "map-service/src/test/java/MovementTest.java";

  @TempDir private Path root;

  @Test
  void aTestShowsTheLineOfItsAnnotation() throws IOException {
    TestSources sources =
        read(
            """
            class MovementTest {
              @Test @Rule("supernova.1")
              void aShipCannotMoveThroughASupernova() { assertThat(ship); }
            }
            """);

    assertThat(sources.errors()).isEmpty();
    assertThat(sources.showings())
        .containsExactly(
            new Showing(
                "supernova.1", "MovementTest#aShipCannotMoveThroughASupernova", FILE + ":2"));
  }

  @Test
  void anAnnotationMayNameSeveralLines() throws IOException {
    TestSources sources =
        read(
            """
            class MovementTest {
              @org.lazax.rulebook.Rule(value = {
                "movement.4",  // the move value
                "movement.4.1"
              })
              @ParameterizedTest
              void aShipMovesNoFurtherThanItsMoveValue(int move) { check(move); }
              void check(int move) { assertThat(move); }
            }
            """);

    assertThat(sources.errors()).isEmpty();
    assertThat(sources.showings())
        .extracting(Showing::id, Showing::place)
        .containsExactly(tuple("movement.4", FILE + ":3"), tuple("movement.4.1", FILE + ":4"));
  }

  @Test
  void aTestInANestedClassHasBothClassNames() throws IOException {
    TestSources sources =
        read(
            """
            class MovementTest {
              @Nested class InANebula {
                @Test @Rule("nebula.1") void aShipStops() { fail(); }
              }
            }
            """);

    assertThat(sources.showings())
        .extracting(Showing::test)
        .containsExactly("MovementTest.InANebula#aShipStops");
  }

  @Test
  void aRuleOnAClassAppliesToItsTests() throws IOException {
    TestSources sources =
        read(
            """
            @Rule("nebula.1")
            class NebulaTest {
              @Test void aShipStops() { assertThat(ship); }
            }
            """);

    assertThat(sources.errors()).isEmpty();
    assertThat(sources.showings())
        .extracting(Showing::id, Showing::test)
        .containsExactly(tuple("nebula.1", "NebulaTest"));
  }

  @Test
  void aRuleInADisabledClassOrOneWithoutTestsIsAnError() throws IOException {
    TestSources sources =
        read(
            """
            @Disabled class NebulaTest {
              @Test @Rule("nebula.1") void aShipStops() {}
            }
            @Rule("nebula.2") class Nothing {}
            """);

    assertThat(sources.showings()).isEmpty();
    assertThat(sources.errors()).hasSize(2);
  }

  @Test
  void commentsAndStringsAreIgnored() throws IOException {
    TestSources sources =
        read(
            """
            /** Carries {@code @Rule("movement.1")}. */
            class MovementTest {
              // @Test @Rule("movement.9") void away() {}
              String text = "@Test @Rule(\\"movement.3\\") void inAString() {}";
            }
            """);

    assertThat(sources.showings()).isEmpty();
    assertThat(sources.errors()).isEmpty();
  }

  @Test
  void aRuleOnADisabledTestIsAnError() throws IOException {
    TestSources sources =
        read(
            """
            class MovementTest {
              @Test @Disabled @Rule("movement.1") void later() {}
              @Rule("movement.9") void helper() {}
            }
            """);

    assertThat(sources.showings()).isEmpty();
    assertThat(sources.errors())
        .hasSize(2)
        .anyMatch(error -> error.startsWith(FILE + ":2:"))
        .anyMatch(error -> error.startsWith(FILE + ":3:"));
  }

  @Test
  void aRuleOnATestWithoutAssertionIsAnError() throws IOException {
    TestSources sources =
        read(
            """
            class MovementTest {
              @Test @Rule("movement.1") void empty() {}
              @Test @Rule("movement.4") void moves() { move(); }
              void move() { ship.move(); }
            }
            """);

    assertThat(sources.errors())
        .hasSize(2)
        .anyMatch(error -> error.startsWith(FILE + ":2:"))
        .anyMatch(error -> error.startsWith(FILE + ":3:"));
  }

  @Test
  void aRuleInAClassThatAssumesSomethingIsAnError() throws IOException {
    TestSources sources =
        read(
            """
            class MovementTest {
              @BeforeAll static void galaxy() { assumeTrue(false); }
              @Test @Rule("movement.1") void moves() { assertThat(ship); }
            }
            """);

    assertThat(sources.errors()).singleElement().asString().startsWith(FILE + ":2:");
  }

  @Test
  void anIdThatIsNotALiteralIsAnError() throws IOException {
    TestSources sources =
        read(
            "class MovementTest {\n  @Test @Rule(\"movement.\" + 4) void moves() { fail(); }\n}\n");

    assertThat(sources.showings()).isEmpty();
    assertThat(sources.errors()).singleElement().asString().startsWith(FILE + ":2:");
  }

  private TestSources read(String source) throws IOException {
    Path file = root.resolve(FILE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, source);
    return TestSources.read(root);
  }
}
