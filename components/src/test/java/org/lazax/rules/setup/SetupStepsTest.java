package org.lazax.rules.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.components.StandardRules;
import org.lazax.rules.procedure.Setup.Step;
import org.lazax.rules.ruleset.Expansion;

final class SetupStepsTest {
  private static final SetupStep SECOND = step("made-up.b", Step.UNITS);
  private static final SetupStep FIRST = step("made-up.a", Step.UNITS);
  private static final SetupStep BOARD = SetupStep.onTheBoard("made-up.board", _ -> List.of());

  private static SetupStep step(String name, Step after) {
    return SetupStep.after(after, name, _ -> List.of());
  }

  @Test
  void aUsualGameHasTheStepsOfEveryGameAChoiceOfHomesAndFrontierTokensOnTheBoard() {
    SetupSteps usual = StandardRules.RULESET.setup();

    assertThat(usual.order())
        .containsSubsequence("PICK_FACTIONS", "codex-3.homes", "SPEAKER")
        .filteredOn(step -> !step.startsWith("codex-3."))
        .isEqualTo(SetupSteps.NONE_BROUGHT.order());
    assertThat(usual.onTheBoard())
        .extracting(SetupStep::name)
        .containsExactly("prophecy-of-kings.frontier-tokens");
  }

  @Test
  void whatIsBroughtFollowsItsStepByItsName() {
    SetupSteps steps = SetupSteps.with(List.of(SECOND, BOARD, FIRST));

    assertThat(steps.order())
        .isEqualTo(SetupSteps.with(List.of(FIRST, SECOND)).order())
        .containsSubsequence("FACTIONS", "UNITS", "made-up.a", "made-up.b", "TECHNOLOGIES")
        .doesNotContain("made-up.board");
    assertThat(steps.following("UNITS")).isEqualTo("made-up.a");
    assertThat(steps.following("made-up.b")).isEqualTo("TECHNOLOGIES");
    assertThat(steps.brought("made-up.a")).contains(FIRST);
    assertThat(steps.brought("UNITS")).isEmpty();
  }

  @Test
  void aStepNeedsANameOfItsOwnAndAPlaceInSetup() {
    assertThatThrownBy(() -> SetupSteps.with(List.of(FIRST, step("made-up.a", Step.SECRETS))))
        .hasMessageContaining("made-up.a");
    assertThatThrownBy(() -> step("made-up.late", Step.END)).hasMessageContaining("made-up.late");
    assertThatThrownBy(() -> new Expansion("other", List.of()).setUpBy(FIRST))
        .hasMessageContaining("other");
  }
}
