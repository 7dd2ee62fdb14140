package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

final class PrerequisiteTest {
  @Test
  void whatIsMissingSkipsTheTestOnADevelopersMachine() {
    assertThatThrownBy(() -> Prerequisite.check(false, "no browser", false))
        .isInstanceOf(TestAbortedException.class)
        .hasMessageContaining("no browser");
  }

  @Test
  void whatIsMissingFailsTheTestInCi() {
    assertThatThrownBy(() -> Prerequisite.check(false, "no browser", true))
        .isInstanceOf(AssertionFailedError.class)
        .hasMessageContaining("no browser");
  }

  @Test
  void whatIsThereIsNoObstacle() {
    assertThatCode(() -> Prerequisite.check(true, "no browser", true)).doesNotThrowAnyException();
    assertThatCode(() -> Prerequisite.check(true, "no browser", false)).doesNotThrowAnyException();
  }
}
