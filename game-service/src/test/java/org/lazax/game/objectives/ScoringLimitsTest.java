package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.kernel.KernelEvent.Answered;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.table.tokens.Tokens;

/** What a player cannot score in a status phase. P1 could pay for everything. */
class ScoringLimitsTest {
  private static final String[] CARDS = {"flank_speed", "nav_suite", "sabotage", "spy", "summit"};
  private static final ScoreObjective ROUTES =
      score("negotiate_trade_routes", Spending.goods(Payment.NOTHING, Payment.NOTHING, 5));
  private static final ScoreObjective FRONT =
      score("lead_from_the_front", Spending.tokens(new Tokens(3, 0, 0)));
  private static final ScoreObjective NETWORK =
      score(
          "form_a_spy_network",
          Spending.actionCards(List.of(CARDS).stream().map(ActionCardId::new).toList()));
  private static final ScoreObjective METALS = score("mine_rare_metals", Spending.NOTHING);
  private static final ScoreObjective DEBATE = score("drive_the_debate", Spending.NOTHING);

  @Test
  @Rule("objective_cards.6")
  void onePublicAndOneSecretObjectiveAreScoredAndNoMore() {
    Scenario<GameState> scoring = scoring("form_a_spy_network", "mine_rare_metals");

    Scenario<GameState> publicly = scoring.when(P1, ROUTES);
    assertThat(publicly.events())
        .as("the log says who has answered")
        .anyMatch(event -> event instanceof Answered answered && answered.seat().equals(P1));
    publicly.when(P1, FRONT).thenRefused("objective_cards.6");
    assertThat(scoring.when(P1, FRONT).awaited()).as("in place of the other").containsExactly(P1);

    Scenario<GameState> secretly = scoring.when(P1, METALS);
    secretly.when(P1, NETWORK).thenRefused("objective_cards.6");
    assertThat(secretly.when(P1, ROUTES).table().player(P1).victoryPoints()).isEqualTo(2);
    assertThat(publicly.when(P1, METALS).table().player(P1).victoryPoints()).isEqualTo(2);
  }

  @Test
  @Rule("objective_cards.3")
  void whatIsScoredInAnotherPhaseIsNotScored() {
    scoring("form_a_spy_network", "drive_the_debate")
        .when(P1, DEBATE)
        .thenRefused("objective_cards.3");
  }

  @Test
  @Rule("objective_cards.3")
  void whatIsScoredInTheAgendaPhaseIsNotScoredBeforeAlsoIfItIsMet() {
    TableKit laws =
        kit().law("fleet_regulations").law("publicize_weapon_schematics").law("conventions_of_war");
    ScoreObjective policy = score("dictate_policy", Spending.NOTHING);

    scoring(laws, "dictate_policy").when(P1, policy).thenRefused("objective_cards.3");
    Scenario.given(
            new GameDecider(StandardRules.TABLE),
            Cards.objectives(laws, 0, 0, "dictate_policy", "negotiate_trade_routes")
                .frame(new Scoring(P1, true, true)))
        .when(P1, policy)
        .thenRefused("objective_cards.3");
  }

  @Test
  @Rule("objective_cards.10")
  void nothingIsPaidForWhatCostsNothing() {
    scoring("mine_rare_metals")
        .when(P1, score("mine_rare_metals", Spending.tokens(new Tokens(1, 0, 0))))
        .thenRefused("objective_cards.10");
  }

  @Test
  void whoIsSilentScoresWhatCostsNothing() {
    assertThat(scoring("mine_rare_metals").silence(P1))
        .contains(new ScoreObjective(new ObjectiveId("mine_rare_metals"), Optional.empty()));
  }

  @Test
  void tokensAreSpentFromThePoolWithMoreOfThemAndAllCardsOfAHandMayBeDiscarded() {
    assertThat(scorable(scoring(kit().sheet(P1, 3, 3, 3), "form_a_spy_network")))
        .contains(
            Map.entry("lead_from_the_front", Spending.tokens(new Tokens(2, 0, 1))),
            Map.entry(
                "form_a_spy_network",
                Spending.actionCards(Stream.of(CARDS).map(ActionCardId::new).toList())));
  }

  private static Map<String, Spending> scorable(Scenario<GameState> scoring) {
    return Stream.concat(
            Scorable.by(scoring.table(), P1).stream(),
            Scorable.secretsBy(scoring.table(), P1).stream())
        .collect(Collectors.toMap(each -> each.objective().value(), Scorable::spending));
  }

  private static Scenario<GameState> scoring(String... secrets) {
    return scoring(kit(), secrets);
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "muaat")
        .goods(P1, 5, 0)
        .sheet(P1, 3, 3, 2)
        .holds(P1, CARDS)
        .controls(P1, "muaat", "lirta_iv", "bereg", "mehar_xull", "abyz")
        .controls(P2, "jord");
  }

  private static Scenario<GameState> scoring(TableKit kit, String... secrets) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        Cards.secrets(
                Cards.objectives(kit, 0, 0, "negotiate_trade_routes", "lead_from_the_front"),
                P1,
                secrets)
            .frame(new Scoring(P1, true, true)));
  }

  private static ScoreObjective score(String objective, Spending spending) {
    return new ScoreObjective(new ObjectiveId(objective), Optional.of(spending));
  }
}
