package org.lazax.game.imperial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.imperial.ImperialCommand.DeclineImperial;
import org.lazax.game.imperial.ImperialCommand.DrawSecretObjective;
import org.lazax.game.kit.Cards;
import org.lazax.game.objectives.ScoringCommand.ScoreNothing;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.secrets.ReturnSecret;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.event.objectives.SecretReturned;
import org.lazax.table.event.objectives.SecretsDrawn;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.event.strategy.StrategyCardExhausted;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/** P1, the Barony of Letnev, holds Imperial and four hazardous planets for Corner the Market. */
class ImperialTest {
  private static final FollowStrategyCard FOLLOW =
      new FollowStrategyCard(Optional.empty(), Optional.empty());
  private static final ObjectiveId MARKET = new ObjectiveId("corner_the_market");

  @Test
  @Rule({"imperial.0", "imperial.2", "objective_cards.5"})
  void aPublicObjectiveIsScoredWhoseRequirementIsMetNow() {
    Scenario<GameState> scored = given(kit()).when(P1, score());

    assertThat(scored.happened())
        .startsWith(
            new ObjectiveScored(P1, MARKET),
            new VictoryPointsGained(P1, 1, "public_objective/corner_the_market"));
  }

  @Test
  @Rule({"imperial.2", "imperial.N3", "victory_points.1"})
  void whoControlsMecatolRexGainsAPointAndDrawsNoSecret() {
    given(kit().controls(P1, "mecatol_rex").sheet(P2, 3, 3, 0).sheet(P3, 3, 3, 0))
        .when(P1, new ScoreNothing())
        .thenEvents(new VictoryPointsGained(P1, 1, "strategy_card/imperial"), exhausted());
  }

  @Test
  @Rule({"imperial.N1", "imperial.N2"})
  void withoutTheWholeHomeSystemOnlyMecatolRexCounts() {
    given(kit().controls(P2, "wren_terra").controls(P1, "mecatol_rex").sheet(P2, 3, 3, 0))
        .then(table -> assertThat(table.player(P1).victoryPoints()).isEqualTo(1))
        .then(table -> assertThat(table.objectives().scored()).isEmpty());
  }

  @Test
  @Rule({"imperial.2", "objective_cards.22", "strategic_action.3"})
  void withoutMecatolRexASecretMayBeDrawn() {
    given(kit()).when(P1, new DrawSecretObjective()).thenRefusedAs("not-awaited");
    Scenario<GameState> primary = given(kit()).when(P1, new ScoreNothing());

    assertThat(primary.options(P1))
        .contains(Option.plain(new DrawSecretObjective()), Option.plain(new DeclineImperial()));
    Scenario<GameState> drawn = primary.when(P1, new DrawSecretObjective(), 1);

    assertThat(drawn.happened()).first().isInstanceOf(SecretsDrawn.class);
    assertThat(drawn.table().player(P1).secrets()).hasSize(1);
    Scenario<GameState> declined = primary.when(P1, new DeclineImperial()).thenAccepted();
    assertThat(declined.table().player(P1).secrets()).isEmpty();
    assertThat(declined.awaited()).as("the secondary ability is next").doesNotContain(P1);
  }

  @Test
  @Rule({"objective_cards.N3"})
  void onlyTheDrawerSeesWhichSecretItIs() {
    Scenario<GameState> drawn =
        given(kit()).when(P1, new ScoreNothing()).when(P1, new DrawSecretObjective(), 1);

    assertThat(drawn.happened().getFirst().audience()).isEqualTo(Audience.only(P1));
  }

  @Test
  @Rule({"imperial.3", "command_tokens.5", "action_phase.3.2"})
  void theOthersMayPayAStrategyTokenForASecret() {
    Scenario<GameState> secondary = followed(kit());

    assertThat(secondary.awaited()).containsExactly(P2);
    Scenario<GameState> drawn = secondary.when(P2, FOLLOW, 1);
    assertThat(drawn.happened())
        .startsWith(new TokensMoved(P2, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    assertThat(drawn.table().player(P2).secrets()).hasSize(1);
    assertThat(drawn.awaited()).containsExactly(P3);
  }

  @Test
  @Rule({"imperial.3", "fleet_pool.4"})
  void whoHasNoStrategyTokenIsNotAsked() {
    assertThat(followed(kit().sheet(P2, 3, 3, 0)).awaited()).containsExactly(P3);
  }

  @Test
  @Rule({"imperial.4", "objective_cards.21", "objective_cards.21.1"})
  void whoHasMoreThanThreeReturnsAnUnscoredOne() {
    TableKit kit = kit();
    kit = Cards.scored(kit, P2, "become_a_martyr");
    kit = Cards.scored(kit, P2, "betray_a_friend");
    kit = Cards.secrets(kit, P2, "form_a_spy_network");
    Scenario<GameState> drawn = followed(kit).when(P2, FOLLOW, 1);

    assertThat(drawn.awaited()).containsExactly(P2);
    drawn
        .when(P2, new ReturnSecret(new ObjectiveId("become_a_martyr")))
        .thenRefusedAs("rule-broken");
    Scenario<GameState> returned =
        drawn.when(P2, new ReturnSecret(new ObjectiveId("form_a_spy_network")));
    assertThat(returned.happened())
        .containsExactly(new SecretReturned(P2, new ObjectiveId("form_a_spy_network")));
    assertThat(returned.table().objectives().secretsOut())
        .doesNotContain(new ObjectiveId("form_a_spy_network"));
  }

  @Test
  @Rule("objective_cards.N8")
  void withThreeScoredTheCardJustDrawnGoesBack() {
    TableKit kit = kit();
    for (String scored : List.of("become_a_martyr", "betray_a_friend", "form_a_spy_network")) {
      kit = Cards.scored(kit, P2, scored);
    }
    Scenario<GameState> drawn = followed(kit).when(P2, FOLLOW, 1);
    ObjectiveId card = drawn.table().player(P2).secrets().getFirst();

    assertThat(drawn.silence(P2)).contains(new ReturnSecret(card));
    assertThat(drawn.when(P2, new ReturnSecret(card)).table().player(P2).secrets()).isEmpty();
  }

  @Test
  @Rule("imperial.N4")
  void theReturnedCardMayBeTheOneTheNextPlayerDraws() {
    TableKit kit = Cards.secrets(kit(), P2, "a", "b", "c");
    Scenario<GameState> drawn = followed(kit).when(P2, FOLLOW, 1);
    ObjectiveId card = drawn.table().player(P2).secrets().getLast();

    Scenario<GameState> next = drawn.when(P2, new ReturnSecret(card)).when(P3, FOLLOW, 1);

    assertThat(next.table().player(P3).secrets()).containsExactly(card);
  }

  private static ScoreObjective score() {
    return new ScoreObjective(MARKET, Optional.empty());
  }

  private static StrategyCardExhausted exhausted() {
    return new StrategyCardExhausted(P1, card("imperial"));
  }

  private static TableKit kit() {
    TableKit kit =
        Cards.held(TableKit.players(3).player(P1, "letnev").player(P3, "hacan"), P1, "imperial");
    return Cards.objectives(kit, 3, 5, "corner_the_market")
        .controls(P1, "arc_prime", "wren_terra", "abyz", "fria", "lirta_iv", "bereg")
        .controls(P2, "archon_tau")
        .controls(P3, "kamdorn")
        .sheet(P2, 3, 3, 2)
        .sheet(P3, 3, 3, 2);
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
        .when(P1, new UseStrategyCard(card("imperial")))
        .thenAccepted();
  }

  /** The primary is over: nothing scored, nothing drawn. */
  private static Scenario<GameState> followed(TableKit kit) {
    Seat user = P1;
    return given(kit).when(user, new ScoreNothing()).when(user, new DeclineImperial());
  }
}
