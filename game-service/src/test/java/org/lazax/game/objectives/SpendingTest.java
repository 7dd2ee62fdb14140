package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.objectives.ScoringCommand.ScoreNothing;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.table.Table;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/** Objectives that are bought while they are scored. */
class SpendingTest {

  @Test
  @Rule({
    "objective_cards.10",
    "objective_cards.0",
    "objective_cards.2",
    "public_objective/erect_a_monument.N2"
  })
  void aMonumentIsPaidWithResourcesAndGoodsAtTheMomentOfScoring() {
    given("erect_a_monument", kit().controls(P1, "000", "starpoint").goods(P1, 3, 0))
        .when(P1, score("erect_a_monument", resources(pay(0, "000", "starpoint"))))
        .thenEvents(
            new PlanetsExhausted(P1, planets("000", "starpoint")),
            new ObjectiveScored(P1, new ObjectiveId("erect_a_monument")),
            new VictoryPointsGained(P1, 1, "public_objective/erect_a_monument"));
    given("erect_a_monument", kit().controls(P1, "000").goods(P1, 3, 0))
        .when(P1, score("erect_a_monument", resources(pay(3, "000"))))
        .thenAccepted();
  }

  @Test
  @Rule("objective_cards.12")
  void whatOnePlayerHasScoredIsMarkedAndStaysThereForOthers() {
    ObjectiveId monument = new ObjectiveId("erect_a_monument");
    Table scored =
        given(
                "erect_a_monument",
                kit().player(P2, "sol").controls(P2, "jord").goods(P1, 8, 0).goods(P2, 8, 0))
            .when(P1, score("erect_a_monument", resources(pay(8))))
            .thenAccepted()
            .table();

    assertThat(scored.player(P1).victoryPoints()).isEqualTo(1);
    assertThat(scored.objectives().scoredBy(P1, monument)).isTrue();
    assertThat(Scorable.by(scored, P1)).isEmpty();
    assertThat(Scorable.by(scored, P2))
        .singleElement()
        .extracting(Scorable::objective)
        .isEqualTo(monument);
  }

  @Test
  void theFormOffersAllThatCanPay() {
    Form monument =
        form("erect_a_monument", kit().controls(P1, "000", "starpoint").goods(P1, 8, 0));
    Field.Pay resources = part(monument, "resources", Field.Pay.class);
    assertThat(resources.worth()).isEqualTo(Bounds.atLeast(8));
    assertThat(resources.planets()).extracting(planet -> planet.value().toString()).contains("000");
    assertThat(resources.tradeGoods().supply()).isEqualTo(8);
    Field.Pay influence = part(monument, "influence", Field.Pay.class);
    assertThat(influence.planets()).isEmpty();
    assertThat(influence.tradeGoods().supply()).isZero();

    Form leader = form("lead_from_the_front", kit().sheet(P1, 2, 3, 5));
    Field.Amounts tokens = part(leader, "tokens", Field.Amounts.class);
    assertThat(tokens.take()).isEqualTo(Bounds.exactly(3));
    assertThat(tokens.from()).extracting(Candidate::supply).containsExactly(2, 0, 3);
  }

  private static Form form(String objective, TableKit kit) {
    return given(objective, kit).options(P1).stream()
        .flatMap(option -> option.forms().stream())
        .filter(form -> form.command().equals("game.score-objective"))
        .findFirst()
        .orElseThrow();
  }

  private static <F extends Field> F part(Form form, String name, Class<F> kind) {
    return ((Field.Group) form.field("spending"))
        .fields().stream()
            .filter(field -> field.name().equals(name))
            .map(kind::cast)
            .findFirst()
            .orElseThrow();
  }

  @Test
  @Rule({"public_objective/found_a_golden_age.N2", "objective_cards.2"})
  void goodsPayForAGoldenAgeAsResourcesDo() {
    Scenario<GameState> scoring =
        given("found_a_golden_age", kit().controls(P1, "000", "starpoint").goods(P1, 8, 0));

    scoring
        .when(P1, score("found_a_golden_age", resources(pay(7, "000", "starpoint"))))
        .thenRefused("objective_cards.10");
    scoring
        .when(P1, score("found_a_golden_age", resources(pay(8, "000", "starpoint"))))
        .thenEvents(
            new PlanetsExhausted(P1, planets("000", "starpoint")),
            new GoodsSpent(P1, 8),
            new ObjectiveScored(P1, new ObjectiveId("found_a_golden_age")),
            new VictoryPointsGained(P1, 2, "public_objective/found_a_golden_age"));
  }

  @Test
  @Rule("objective_cards.10")
  void whatIsNotPaidInFullIsNotScored() {
    given("erect_a_monument", kit().controls(P1, "000", "starpoint").goods(P1, 3, 0))
        .when(P1, score("erect_a_monument", resources(pay(2, "000"))))
        .thenRefused("objective_cards.10");
    given("erect_a_monument", kit().controls(P1, "000", "starpoint"))
        .when(P1, score("erect_a_monument", Spending.NOTHING))
        .thenRefused("objective_cards.10");
  }

  @Test
  @Rule({"public_objective/sway_the_council.N2", "public_objective/manipulate_galactic_law.N2"})
  void theCouncilIsSwayedWithInfluenceAndGoods() {
    Spending spending = Spending.goods(Payment.NOTHING, pay(1, "meer", "torkan"), 0);

    given("sway_the_council", kit().controls(P1, "meer", "torkan").goods(P1, 1, 0))
        .when(P1, score("sway_the_council", spending))
        .thenAccepted();
  }

  @Test
  @Rule({"trade_goods.4.3", "trade_goods.3", "command_sheet.2"})
  void tradeRoutesCostTradeGoods() {
    given("negotiate_trade_routes", kit().goods(P1, 5, 0))
        .when(
            P1,
            score("negotiate_trade_routes", Spending.goods(Payment.NOTHING, Payment.NOTHING, 5)))
        .thenEvents(
            new GoodsSpent(P1, 5),
            new ObjectiveScored(P1, new ObjectiveId("negotiate_trade_routes")),
            new VictoryPointsGained(P1, 1, "public_objective/negotiate_trade_routes"));
  }

  @Test
  @Rule({"public_objective/lead_from_the_front.N1", "objective_cards.10"})
  void leadingFromTheFrontCostsTokensOfTheTacticAndStrategyPools() {
    Scenario<GameState> scoring = given("lead_from_the_front", kit().sheet(P1, 2, 3, 1));

    scoring
        .when(P1, score("lead_from_the_front", Spending.tokens(new Tokens(2, 0, 1))))
        .thenEvents(
            new TokensMoved(P1, Pool.TACTIC, Pool.REINFORCEMENTS, 2),
            new TokensMoved(P1, Pool.STRATEGY, Pool.REINFORCEMENTS, 1),
            new ObjectiveScored(P1, new ObjectiveId("lead_from_the_front")),
            new VictoryPointsGained(P1, 1, "public_objective/lead_from_the_front"));
    scoring
        .when(P1, score("lead_from_the_front", Spending.tokens(new Tokens(1, 1, 1))))
        .thenRefused("objective_cards.10");
    scoring
        .when(P1, score("lead_from_the_front", Spending.tokens(new Tokens(1, 0, 1))))
        .thenRefused(
            "objective_cards.10",
            "an objective's price is paid in full, and nothing besides: 2 command tokens are paid,"
                + " and it costs 3",
            "tokens",
            3);
  }

  @Test
  @Rule({"public_objective/amass_wealth.N2", "public_objective/amass_wealth.N3", "planets.N3"})
  void aPlanetPaysResourcesOrInfluenceAndGoodsMayStandInForBoth() {
    // Lirta IV is worth 2 and 3, Bereg 3 and 1.
    TableKit kit = kit().controls(P1, "lirta_iv").goods(P1, 6, 0);
    Scenario<GameState> scoring = given("amass_wealth", kit);

    scoring
        .when(P1, score("amass_wealth", Spending.goods(pay(0, "lirta_iv"), pay(0, "lirta_iv"), 3)))
        .thenRefused("objective_cards.10");
    scoring
        .when(P1, score("amass_wealth", Spending.goods(pay(1, "lirta_iv"), pay(0, "lirta_iv"), 3)))
        .thenRefused("exhausted.1");
    scoring
        .when(P1, score("amass_wealth", Spending.goods(pay(3), pay(0, "lirta_iv"), 3)))
        .thenAccepted()
        .then(table -> assertThat(table.player(P1).tradeGoods()).isZero());
    assertThat(Scorable.by(scoring.table(), P1))
        .singleElement()
        .satisfies(s -> scoring.when(P1, score("amass_wealth", s.spending())).thenAccepted());
  }

  @Test
  @Rule({"public_objective/hold_vast_reserves.N2", "public_objective/hold_vast_reserves.N3"})
  void goodsBesideTheSixStandInForWhatPlanetsDoNotPayOfVastReserves() {
    Scenario<GameState> scoring =
        given("hold_vast_reserves", kit().controls(P1, "lirta_iv").goods(P1, 15, 0));

    scoring
        .when(
            P1,
            score("hold_vast_reserves", Spending.goods(pay(4, "lirta_iv"), pay(3, "lirta_iv"), 6)))
        .thenRefused("exhausted.1");
    scoring
        .when(P1, score("hold_vast_reserves", Spending.goods(pay(6), pay(3, "lirta_iv"), 5)))
        .thenRefused("objective_cards.10");
    scoring
        .when(P1, score("hold_vast_reserves", Spending.goods(pay(6), pay(3, "lirta_iv"), 6)))
        .thenAccepted()
        .then(table -> assertThat(table.player(P1).tradeGoods()).isZero());
  }

  @ParameterizedTest
  @ValueSource(strings = {"erect_a_monument", "found_a_golden_age"})
  @Rule({
    "objective_cards.N1",
    "public_objective/erect_a_monument.N1",
    "public_objective/found_a_golden_age.N1"
  })
  void resourcesThatWereSpentEarlierInTheRoundDoNotCount(String objective) {
    scoredOnlyByWhoHasNotSpentYet(objective);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sway_the_council", "manipulate_galactic_law"})
  @Rule({"public_objective/sway_the_council.N1", "public_objective/manipulate_galactic_law.N1"})
  void influenceThatWasSpentEarlierInTheRoundDoesNotCount(String objective) {
    scoredOnlyByWhoHasNotSpentYet(objective);
  }

  @ParameterizedTest
  @ValueSource(strings = {"negotiate_trade_routes", "centralize_galactic_trade"})
  @Rule({
    "public_objective/negotiate_trade_routes.N1",
    "public_objective/centralize_galactic_trade.N1"
  })
  void goodsThatWereSpentEarlierInTheRoundDoNotCount(String objective) {
    scoredOnlyByWhoHasNotSpentYet(objective);
  }

  @ParameterizedTest
  @ValueSource(strings = {"lead_from_the_front", "galvanize_the_people"})
  @Rule({"public_objective/lead_from_the_front.N1", "public_objective/galvanize_the_people.N1"})
  void tokensThatWereSpentEarlierInTheRoundDoNotCount(String objective) {
    scoredOnlyByWhoHasNotSpentYet(objective);
  }

  @ParameterizedTest
  @ValueSource(strings = {"amass_wealth", "hold_vast_reserves"})
  @Rule({"public_objective/amass_wealth.N1", "public_objective/hold_vast_reserves.N1"})
  void whatWasSpentOfEverySortEarlierInTheRoundDoesNotCount(String objective) {
    scoredOnlyByWhoHasNotSpentYet(objective);
  }

  /**
   * Planets, goods and tokens are worth enough, and pay when the objective is scored. Once they are
   * spent they are worth nothing.
   */
  private static void scoredOnlyByWhoHasNotSpentYet(String objective) {
    String[] planets = {"000", "starpoint", "meer", "arcturus", "darien", "winnu", "lirta_iv"};
    TableKit rich = kit().controls(P1, planets).goods(P1, 10, 0).sheet(P1, 3, 3, 3);
    TableKit spent = kit().controlsExhausted(P1, planets).sheet(P1, 0, 3, 0);

    Scenario<GameState> scoring = given(objective, rich);
    assertThat(Scorable.by(scoring.table(), P1))
        .singleElement()
        .satisfies(scorable -> {
          Scenario<GameState> scored = scoring.when(P1, score(objective, scorable.spending()));
          assertThat(scored.table().objectives().scoredBy(P1, new ObjectiveId(objective))).isTrue();
          assertThat(scored.happened().getFirst())
              .isInstanceOfAny(PlanetsExhausted.class, GoodsSpent.class, TokensMoved.class);
        });
    assertThat(Scorable.by(given(objective, spent).table(), P1)).isEmpty();
  }

  @Test
  void whatCannotBePaidIsNotOffered() {
    assertThat(
            Scorable.by(
                Cards.objectives(
                        kit()
                            .controlsExhausted(P1, "muaat")
                            .controls(P1, "lirta_iv")
                            .goods(P1, 5, 0),
                        0,
                        0,
                        "amass_wealth")
                    .table(),
                P1))
        .isEmpty();
  }

  @Test
  @Rule("objective_cards.8")
  void anObjectiveIsScoredOnce() {
    TableKit kit = Cards.scored(kit().goods(P1, 5, 0), P1, "negotiate_trade_routes");

    given("negotiate_trade_routes", kit)
        .when(
            P1,
            score("negotiate_trade_routes", Spending.goods(Payment.NOTHING, Payment.NOTHING, 5)))
        .thenRefused("objective_cards.8");
  }

  @Test
  @Rule({"objective_cards.4", "objective_cards.5", "objective_cards.5.1"})
  void whatIsNotMetAtTheMomentOfScoringIsNotScored() {
    given("raise_a_fleet", kit())
        .when(P1, score("raise_a_fleet", Spending.NOTHING))
        .thenRefused("objective_cards.5");
  }

  @Test
  void onlyWhatLiesFaceUpIsScored() {
    given("raise_a_fleet", kit())
        .when(P1, score("expand_borders", Spending.NOTHING))
        .thenRefused("objective_cards.1");
  }

  @Test
  @Rule("objective_cards.5")
  void scoringIsNeverForcedAndNothingIsPaidForTheSilent() {
    Scenario<GameState> scoring = given("negotiate_trade_routes", kit().goods(P1, 5, 0));

    assertThat(scoring.silence(P1)).contains(new ScoreNothing());
    scoring.when(P1, new ScoreNothing()).thenEvents();
  }

  private static ScoreObjective score(String objective, Spending spending) {
    return new ScoreObjective(new ObjectiveId(objective), Optional.of(spending));
  }

  private static Spending resources(Payment payment) {
    return Spending.goods(payment, Payment.NOTHING, 0);
  }

  private static Payment pay(int goods, String... planets) {
    return new Payment(planets(planets), goods);
  }

  private static List<PlanetId> planets(String... planets) {
    return Arrays.stream(planets).map(PlanetId::new).toList();
  }

  private static TableKit kit() {
    return TableKit.players(2).player(P1, "muaat").controls(P1, "muaat").controls(P2, "jord");
  }

  private static Scenario<GameState> given(String objective, TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        Cards.secrets(Cards.objectives(kit, 0, 0, objective), P1, "prove_endurance")
            .controlsExhausted(P1, "muaat")
            .frame(new Scoring(P1, true, true)));
  }
}
