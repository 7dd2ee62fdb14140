package org.lazax.gateway.tournament;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.gateway.tournament.Csv.Line;

final class CsvTest {
  private final List<Integer> faulty = new ArrayList<>();

  @Test
  void linesAreNumberedAsInTheFile() {
    String file = "\uFEFFaccount,name\r\na1, Ada \r\n\r\na2,\"Bo, \"\"the\"\"\nsecond\"\r\na3,Cy";

    assertThat(Csv.read(file.getBytes(UTF_8), faulty::add))
        .containsExactly(
            new Line(1, List.of("account", "name")),
            new Line(2, List.of("a1", "Ada")),
            new Line(4, List.of("a2", "Bo, \"the\"\nsecond")),
            new Line(6, List.of("a3", "Cy")));
    assertThat(faulty).isEmpty();
  }

  @Test
  void aQuotationThatDoesNotEndIsNamed() {
    assertThat(Csv.read("account\na1\n\"a2\na3\n".getBytes(UTF_8), faulty::add)).hasSize(2);
    assertThat(faulty).hasSize(1);
  }

  @Test
  void nothingIsReadOfNothing() {
    assertThat(Csv.read(new byte[0], faulty::add)).isEmpty();
    assertThat(faulty).isEmpty();
  }

  @Test
  void formulasAreDefused() {
    assertThat(
            Csv.write(
                List.of("name", "points"),
                List.of(
                    List.of("=1+1", "10"),
                    List.of("@SUM(A1)", "-3"),
                    List.of("+1", "17/7"),
                    List.of("-2+3", ""),
                    List.of("\t=1", "a=b"),
                    List.of("Bo, \"the\" second", "2026-01-02"))))
        .isEqualTo(
            """
            name,points\r
            '=1+1,10\r
            '@SUM(A1),-3\r
            '+1,17/7\r
            '-2+3,\r
            '\t=1,a=b\r
            "Bo, ""the"" second",2026-01-02\r
            """);
  }
}
