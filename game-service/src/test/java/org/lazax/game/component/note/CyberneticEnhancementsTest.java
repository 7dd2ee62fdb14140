package org.lazax.game.component.note;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.tokens.DistributeTokens;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StatusPhase.Progress.Step;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.notes.Note;
import org.lazax.table.tokens.Tokens;

/** P1 holds the note of P2, who plays L1Z1X. P1 has tokens of 3, 3 and 2. */
class CyberneticEnhancementsTest {
  private static final String NOTE = "promissory_note/cybernetic_enhancements";
  private static final String FIRST_PRINT = NOTE + ".base";
  private static final Procedure GAINING = new StatusPhase().at(Step.TAKE_BACK_TOKENS, List.of());

  @Test
  void thePlayerGainsOneMoreTokenInThisStatusPhase() {
    Scenario<GameState> asked = given(kit().frame(GAINING));
    assertThat(Using.abilities(asked, P1)).containsExactly(NOTE);
    Scenario<GameState> passed = asked.when(P1, new LetPass(Service.GAME));
    passed.when(P1, gained(5, 3, 3)).thenRefused("status_phase.5");

    Scenario<GameState> played = asked.when(P1, use(NOTE)).thenAccepted();
    assertThat(played.table().player(P2).notes()).contains(Note.parse("cybernetic_enhancements"));
    played.when(P1, gained(4, 3, 3)).thenRefused("status_phase.5");
    Scenario<GameState> over =
        played.when(P1, gained(5, 3, 3)).thenAccepted().when(P2, gained(4, 3, 3)).thenAccepted();
    assertThat(over.table().player(P1).tokens()).isEqualTo(new Tokens(5, 3, 3));
    assertThat(over.table().kernel().effects()).as("no effect is left").isEmpty();
  }

  @Test
  @Rule("promissory_note/cybernetic_enhancements.N1")
  void theFirstPrintTakesATokenOfTheOwnerIfItHasOne() {
    TableKit first = kit().firstPrints(NOTE);
    Scenario<GameState> asked = given(first.frame(new ActionPhase()));
    assertThat(Using.abilities(asked, P1)).containsExactly(FIRST_PRINT);
    Scenario<GameState> played = asked.when(P1, use(FIRST_PRINT)).thenAccepted();
    assertThat(played.table().player(P1).tokens()).isEqualTo(new Tokens(3, 3, 3));
    assertThat(played.table().player(P2).tokens()).isEqualTo(new Tokens(3, 3, 1));

    assertThat(Using.abilities(given(first.sheet(P2, 3, 3, 0).frame(new ActionPhase())), P1))
        .doesNotContain(FIRST_PRINT);
    assertThat(Using.abilities(given(first.frame(GAINING)), P1)).isEmpty();
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "saar")
        .player(P2, "l1z1x")
        .tile("38", 0, 0)
        .controls(P1, "abyz")
        .controls(P2, "fria")
        .notes(P1, "cybernetic_enhancements");
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit);
  }

  private static UseAbility use(String note) {
    return new UseAbility(Service.GAME, AbilityRef.parse(note));
  }

  private static DistributeTokens gained(int tactic, int fleet, int strategy) {
    return new DistributeTokens(new Tokens(tactic, fleet, strategy));
  }
}
