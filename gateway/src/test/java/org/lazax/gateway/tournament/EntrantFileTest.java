package org.lazax.gateway.tournament;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.tournament.EntrantFile.Fault;
import org.lazax.gateway.tournament.EntrantFile.Line;

final class EntrantFileTest {
  @Test
  void theColumnOfTheAccountsMayBeAnywhere() {
    EntrantFile file = csv("name,account\nAda,a1\nBo,a2\n");

    assertThat(file.faults()).isEmpty();
    assertThat(file.lines()).containsExactly(new Line(2, "a1"), new Line(3, "a2"));
  }

  @Test
  void everyFaultyLineIsNamed() {
    EntrantFile file =
        csv("account,name\na1,Ada\na2\na1,Ada again\n,Cy\n=1+1,Dee\na6,Eve,6\na7,Fay\n")
            .only(Set.of("a1", "a7"), "there is no such account");

    assertThat(file.lines()).containsExactly(new Line(2, "a1"), new Line(8, "a7"));
    assertThat(file.faults())
        .containsExactly(
            new Fault(3, "1 cells, not 2"),
            new Fault(4, "line 2 has this account already"),
            new Fault(5, "an account has 1 to 64 characters"),
            new Fault(6, "there is no such account"),
            new Fault(7, "3 cells, not 2"));
  }

  @Test
  void theLargestFileIsReadWithFormulasInItsCells() {
    int lines = 10_240;
    String formula = "=" + "1+".repeat(500) + "1";
    StringBuilder file = new StringBuilder("note,account\n");
    for (int number = 1; number <= lines; number++) {
      file.append(formula).append(",a%06d\n".formatted(number));
    }
    assertThat(file.length()).isBetween(9 * 1024 * 1024, 10 * 1024 * 1024);

    EntrantFile read = csv(file.toString());

    assertThat(read.faults()).isEmpty();
    assertThat(read.lines()).hasSize(lines).endsWith(new Line(lines + 1, "a010240"));
  }

  @Test
  void linesAfterTheLastPlaceAreFaulty() {
    EntrantFile file = csv("account\na1\na2\na3\n").most(2, "all places are taken");

    assertThat(file.accounts()).containsExactly("a1", "a2");
    assertThat(file.faults()).containsExactly(new Fault(4, "all places are taken"));
  }

  @Test
  void aFileWithoutTheColumnHasNoEntrants() {
    for (String file : List.of("", "name\nAda\n", "Account\na1\n")) {
      assertThat(csv(file).faults()).extracting(Fault::line).containsExactly(1);
      assertThat(csv(file).lines()).isEmpty();
    }
  }

  @Test
  void jsonIsReadTheSame() {
    EntrantFile file =
        EntrantFile.ofJson(
            "{\"entrants\":[{\"account\":\"a1\"},{\"name\":\"Bo\"},{\"account\":\"a1\"}]}"
                .getBytes(UTF_8));

    assertThat(file.lines()).containsExactly(new Line(1, "a1"));
    assertThat(file.faults()).extracting(Fault::line).containsExactly(2, 3);
    for (String wrong : List.of("[", "[]", "{}", "7")) {
      assertThatThrownBy(() -> EntrantFile.ofJson(wrong.getBytes(UTF_8)))
          .isInstanceOf(ProblemException.class);
    }
  }

  /** The most lines that fit into a request. */
  @Test
  void tenMebibytesAreRead() {
    StringBuilder file = new StringBuilder("account,name\n");
    String name = "=HYPERLINK(\"\"x\"\")".repeat(3);
    for (int line = 0; line < 100_000; line++) {
      file.append("account-").append(line).append(",\"").append(name).append("\"\n");
    }

    assertThat(csv(file.toString()).lines()).hasSize(100_000);
  }

  private static EntrantFile csv(String file) {
    return EntrantFile.ofCsv(file.getBytes(UTF_8));
  }
}
