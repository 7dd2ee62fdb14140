package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.EndTurn;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;

/** P1 plays the Federation of Sol. */
class JaceX4thAirLegionTest {
  private static final String NAME = "leader/jace_x_4th_air_legion";
  private static final UseAbility JACE = use(NAME);
  private static final LeaderId HERO = new LeaderId("jace_x_4th_air_legion");

  @Test
  @Rule("reinforcements.0")
  void allTokensOfThePlayerGoFromTheBoardToItsReinforcements() {
    TableKit before = board(LeaderState.UNLOCKED).tokens(P1, "26", "38", "75");
    Scenario<GameState> used = turn(before).when(P1, JACE).thenAccepted();

    assertThat(used.table().tokens())
        .as("tokens of others stay, with and without one of the player beside them")
        .isEqualTo(Map.of(SystemId.of("38"), Set.of(P2), SystemId.of("27"), Set.of(P2)));
    assertThat(TokenSupply.reinforcements(used.table(), P1))
        .isEqualTo(TokenSupply.reinforcements(before.table(), P1) + 3);
    assertThat(used.table().player(P1).tokens())
        .as("the sheet gets none of them")
        .isEqualTo(before.table().player(P1).tokens());
    assertThat(TokenSupply.reinforcements(used.table(), P2))
        .isEqualTo(TokenSupply.reinforcements(before.table(), P2));
  }

  @Test
  @Rule("leaders.12")
  void theHeroIsPurged() {
    Scenario<GameState> used =
        turn(board(LeaderState.UNLOCKED).tokens(P1, "26")).when(P1, JACE).thenAccepted();

    assertThat(used.table().player(P1).leaders().lying(LeaderState.PURGED)).containsExactly(HERO);
    turn(board(LeaderState.PURGED).tokens(P1, "26")).when(P1, JACE).thenRefused("abilities.3");
  }

  @Test
  @Rule({"component_action.0", "component_action.2"})
  void itIsTheActionOfTheTurn() {
    Scenario<GameState> turn = turn(board(LeaderState.UNLOCKED).tokens(P1, "26"));
    assertThat(Using.abilities(turn, P1)).contains(NAME);

    turn.when(P1, new EndTurn()).thenRefused("action_phase.1");
    assertThat(turn.when(P1, JACE).thenAccepted().table().kernel().stack())
        .as("the turn is over")
        .isEmpty();
    Scenario<GameState> another =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            board(LeaderState.UNLOCKED).tokens(P1, "26").frame(new Turn(P2)));
    assertThat(another.awaited()).as("in the turn of another player").containsExactly(P2);
    assertThat(Using.abilities(another, P1)).doesNotContain(NAME);
  }

  @Test
  @Rule("component_action.3")
  void itNeedsATokenOfThePlayerOnTheBoard() {
    Scenario<GameState> turn = turn(board(LeaderState.UNLOCKED));

    assertThat(Using.abilities(turn, P1)).doesNotContain(NAME);
    turn.when(P1, JACE).thenRefused("abilities.3");
  }

  @Test
  @Rule("leaders.10")
  void lockedItCannotBeUsed() {
    turn(board(LeaderState.LOCKED).tokens(P1, "26")).when(P1, JACE).thenRefused("abilities.3");
  }

  /** P2 has tokens in 27 and 38. */
  private static TableKit board(LeaderState hero) {
    return TableKit.players(2)
        .player(P1, "sol")
        .leader(P1, HERO.value(), hero)
        .round(1)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tile("26", 1, 0)
        .tile("27", 1, -1)
        .controls(P1, "lodor")
        .controls(P2, "abyz")
        .tokens(P2, "27", "38");
  }

  private static Scenario<GameState> turn(TableKit board) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), board.frame(new Turn(P1)));
  }
}
