package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TestReportsTest {
  @TempDir private Path root;

  @Test
  void everyCaseOfATestIsCounted() throws IOException {
    TestReports reports =
        read(
            """
            <testcase name="stops" classname="org.lazax.map.MovementTest"/>
            <testcase name="moves(int)[1]" classname="org.lazax.map.MovementTest"/>
            <testcase name="moves(int)[2]" classname="org.lazax.map.MovementTest"/>
            <testcase name="stops" classname="org.lazax.map.MovementTest$Nebula"/>
            """);

    assertThat(reports.total()).isEqualTo(4);
    assertThat(reports.ran(showing("MovementTest#moves"))).isEqualTo(2);
    assertThat(reports.ran(showing("MovementTest.Nebula#stops"))).isEqualTo(1);
    assertThat(reports.ran(showing("MovementTest"))).isEqualTo(3);
  }

  @Test
  void aSkippedCaseDidNotRun() throws IOException {
    TestReports reports =
        read(
            """
            <testcase name="stops" classname="org.lazax.map.MovementTest"><skipped/></testcase>
            """);

    assertThat(reports.ran(showing("MovementTest#stops"))).isZero();
    assertThat(reports.skipped()).containsExactly("map-service/MovementTest#stops");
  }

  @Test
  void aTestOfAnotherModuleIsAnotherTest() throws IOException {
    TestReports reports =
        read("<testcase name=\"stops\" classname=\"org.lazax.map.MovementTest\"/>");

    assertThat(
            reports.ran(
                new Showing("movement.1", "MovementTest#stops", "rules/src/test/java/A.java:1")))
        .isZero();
  }

  private static Showing showing(String test) {
    return new Showing("movement.1", test, "map-service/src/test/java/MovementTest.java:1");
  }

  private TestReports read(String cases) throws IOException {
    Path folder = root.resolve("map-service/target/surefire-reports");
    Files.createDirectories(folder);
    Files.writeString(
        folder.resolve("TEST-MovementTest.xml"), "<testsuite>%s</testsuite>".formatted(cases));
    return TestReports.read(root);
  }
}
