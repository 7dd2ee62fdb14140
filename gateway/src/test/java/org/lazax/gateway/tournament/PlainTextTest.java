package org.lazax.gateway.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.gateway.problem.ProblemException;

/** Names and reasons in tournaments. */
final class PlainTextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "  ",
        "four!",
        "a\0b",
        "a\nb",
        "a\u001bb",
        "a\ud800",
        "a\u061c",
        "a\u200e",
        "a\u200f",
        "a\u202e",
        "a\u2066",
        "a\u2069"
      })
  void textThatMisleadsOrCannotBeStoredIsRefused(String text) {
    assertThatThrownBy(() -> PlainText.of(text, "a name", 4)).isInstanceOf(ProblemException.class);
  }

  @Test
  void anyOtherTextIsTakenWithoutBlanksAtItsEnds() {
    assertThat(PlainText.of(" Кубок ", "a name", 5)).isEqualTo("Кубок");
    assertThat(PlainText.of("\u05d2\u05d1\u05d9\u05e2", "a name", 4)).hasSize(4);
    assertThat(PlainText.of("\ud83d\ude80 =1", "a name", 5)).hasSize(5);
  }
}
