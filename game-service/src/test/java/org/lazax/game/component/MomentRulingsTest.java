package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.objectives.ScoringCommand.ScoreNothing;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.objectives.Spending;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.SecondaryCommand.DeclineStrategyCard;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.game.trade.PickFollowers;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.CommoditiesReplenished;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.production.ProductionLimit;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;

/** When exactly the small moments come, and what they do not concern. */
class MomentRulingsTest {
  private static final String STARS = "leader/the_stillness_of_stars";
  private static final String MAGMUS = "leader/magmus";
  private static final LetPass PASS = new LetPass(Service.GAME);

  @Test
  @Rule("technology/quantum_datahub_node.N3")
  void goodsThatThePaidTokenBringsComeTooLate() {
    assertThat(phase(node(2)).table().kernel().within(StrategyPhase.class)).isEmpty();
    assertThat(Using.abilities(phase(node(3)), P1))
        .containsExactly("technology/quantum_datahub_node");
  }

  private static TableKit node(int goods) {
    TableKit kit = TableKit.players(3).technologies(P1, "quantum_datahub_node");
    TableKit held =
        Cards.held(
            Cards.held(Cards.held(kit, P1, "leadership", "trade"), P2, "diplomacy", "warfare"),
            P3,
            "politics",
            "technology");
    return held.leaders(P1, "magmus").goods(P1, goods, 0);
  }

  private static Scenario<GameState> phase(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new StrategyPhase()));
  }

  @Test
  @Rule({"leader/magmus.N2", "leader/magmus.N2.1"})
  void eachOfSeveralTokensIsAGainThatMayBePillaged() {
    TableKit muaat =
        TableKit.players(2)
            .player(P1, "muaat")
            .player(P2, "mentak")
            .leaders(P1, "magmus")
            .sheet(P1, 2, 3, 2)
            .goods(P1, 2, 0)
            .tile("75", 0, 0)
            .tile("38", 0, 1)
            .units(P1, "75", CRUISER, 1)
            .units(P2, "38", CRUISER, 1)
            .controlsExhausted(P1, "muaat");
    Scenario<GameState> scored =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                Cards.secrets(
                        Cards.objectives(muaat, 0, 0, "lead_from_the_front"), P1, "prove_endurance")
                    .frame(new Turn(P1).acting())
                    .frame(new Scoring(P1, true, true)))
            .when(
                P1,
                new ScoreObjective(
                    new ObjectiveId("lead_from_the_front"),
                    Optional.of(
                        new Spending(
                            Payment.NOTHING, Payment.NOTHING, 0, new Tokens(1, 0, 2), List.of()))))
            .when(P1, new ScoreNothing());
    for (int token = 1; token <= 2; token++) {
      assertThat(Using.abilities(scored, P1)).as("token %d", token).containsExactly(MAGMUS);
      scored = scored.when(P1, use(MAGMUS));
      assertThat(scored.awaited()).as("gain %d", token).containsExactly(P2);
      scored = scored.when(P2, token == 1 ? use("faction_ability/pillage") : PASS);
    }
    assertThat(Using.abilities(scored, P1)).doesNotContain(MAGMUS);
    assertThat(scored.table().player(P1).tradeGoods()).isEqualTo(3);
    assertThat(scored.table().player(P2).tradeGoods()).isEqualTo(1);
  }

  @Test
  @Rule("leader/magmus.N4.1")
  void theTokenForTheProductionThatUnlocksMagmusBringsNothing() {
    TableKit muaat =
        TableKit.players(2)
            .player(P2, "muaat")
            .leader(P2, "magmus", LeaderState.LOCKED)
            .technologies(P2, "war_sun")
            .goods(P2, 12, 0)
            .tile("4", 0, -1)
            .tile("26", 0, 1)
            .controls(P1, "lodor")
            .controls(P2, "muaat")
            .units(P2, "4/muaat", SPACE_DOCK, 1)
            .round(1)
            .frame(new ActionPhase().inTurn(List.of(), P1, 1));
    Scenario<GameState> produced =
        Using.card(muaat, P1, "warfare")
            .when(P1, new org.lazax.game.tokens.DistributeTokens(new Tokens(3, 3, 2)))
            .when(P2, Using.FOLLOW)
            .when(
                P2,
                new ProduceUnits(
                    List.of(new Produced(WAR_SUN, 1, Place.of("4"))),
                    List.of(),
                    new Payment(List.of(), 12)))
            .thenAccepted();

    assertThat(produced.table().player(P2).leaders().locked()).isEmpty();
    assertThat(Using.abilities(produced, P2)).doesNotContain(MAGMUS);
    assertThat(produced.table().player(P2).tradeGoods()).isZero();
  }

  @Test
  @Rule("leader/the_stillness_of_stars.N1")
  void whoHasLostTheNewCommoditiesIsATargetAllTheSame() {
    TableKit cabal = cabal().player(P2, "muaat").goods(P2, 0, 0);
    Scenario<GameState> asked =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                cabal
                    .frame(new Turn(P1))
                    .frame(new Moment(Service.GAME, new CommoditiesReplenished(P1, P2))))
            .when(P1, use(STARS));
    assertThat(((AbilityOption.Choice) asked.options(P1).getFirst()).candidates())
        .as("Muaat has four commodities at most")
        .contains("carrier", "dreadnought");

    Scenario<GameState> captured = asked.when(P1, new Choose(Service.GAME, List.of("carrier")));
    assertThat(Captives.of(captured.table(), P1))
        .containsExactly(new Captive(Optional.of(P2), CARRIER, 1));
    assertThat(captured.table().player(P2).tradeGoods()).isZero();
  }

  @Test
  @Rule("leader/the_stillness_of_stars.N4")
  void itIsDecidedBeforeTheFreeSecondariesOfTradeAreHandedOut() {
    Scenario<GameState> traded = Using.card(cabal(), P2, "trade");
    assertThat(traded.awaited()).containsExactly(P1);
    assertThat(Using.abilities(traded, P1)).contains(STARS);
    assertThat(traded.table().player(P2).commodities()).isPositive();

    Scenario<GameState> passed = traded.when(P1, PASS);
    assertThat(passed.awaited()).as("who may follow without a token").containsExactly(P2);
    passed.when(P2, new PickFollowers(List.of())).thenAccepted();
  }

  @Test
  @Rule("leader/the_stillness_of_stars.N5")
  void afterEachReplenishmentItIsDecidedBeforeTheNextPlayerFollows() {
    Scenario<GameState> second =
        Using.card(cabal(), P1, "trade").when(P1, new PickFollowers(List.of()));
    Scenario<GameState> replenished =
        second.when(P2, new FollowStrategyCard(Optional.empty(), Optional.empty()));
    assertThat(replenished.awaited()).containsExactly(P1);
    assertThat(Using.abilities(replenished, P1)).contains(STARS);

    Scenario<GameState> third = replenished.when(P1, PASS);
    assertThat(third.awaited()).containsExactly(P3);
    third.when(P3, new DeclineStrategyCard()).thenAccepted();
  }

  private static TableKit cabal() {
    return TableKit.players(3)
        .player(P1, "vuil_raith")
        .player(P2, "letnev")
        .leaders(P1, "the_stillness_of_stars");
  }

  @Test
  @Rule("technology/vortex.N1")
  void unitsOnOtherPlanetsOfTheDocksSystemAreReachedFromAnotherDockOnly() {
    TableKit own =
        TableKit.players(2)
            .player(P1, "vuil_raith")
            .technologies(P1, "vortex")
            .tile("38", 0, 0)
            .tile("26", 0, 1)
            .units(P1, "38/abyz", SPACE_DOCK, 1)
            .units(P2, "38/fria", MECH, 1);
    turn(own).when(P1, use("technology/vortex")).thenRefused("abilities.3");

    Scenario<GameState> captured =
        turn(own.units(P1, "26/lodor", SPACE_DOCK, 1)).when(P1, use("technology/vortex"));
    assertThat(Captives.of(captured.table(), P1))
        .containsExactly(new Captive(Optional.of(P2), MECH, 1));
  }

  @Test
  @Rule("agenda/minister_of_commerce.N1.1")
  void commoditiesThatAreGainedByNumberBringTheMinisterNothing() {
    Law law =
        new Law(
            new AgendaId("minister_of_commerce"),
            Optional.of(AgendaOutcome.elect(P1)),
            Optional.of(P1));
    TableKit hacan =
        TableKit.players(2)
            .player(P1, "hacan")
            .leaders(P1, "carth_of_golden_sands")
            .tile("75", 0, 0)
            .units(P1, "75", CRUISER, 1)
            .units(P2, "75", CRUISER, 1)
            .goods(P1, 0, 4)
            .with(t -> t.withCouncil(t.council().withLaw(law)));
    Scenario<GameState> used =
        turn(hacan.frame(new ActionPhase().inTurn(List.of(), P1, 1)))
            .when(P1, use("leader/carth_of_golden_sands"));

    Scenario<GameState> gained = used.when(P1, new Choose(Service.GAME, List.of("p1")));
    assertThat(gained.table().player(P1).commodities()).isEqualTo(6);
    assertThat(gained.table().player(P1).tradeGoods()).isZero();
  }

  @Test
  @Rule("unit/letani_behemoth.N1")
  void aDockProducesABehemoth() {
    production(arborec(), Production.byDock(P1, Place.of("75/loki")))
        .when(P1, order(MECH))
        .then(table -> assertThat(table.units().count(P1, MECH)).isEqualTo(2));
  }

  @Test
  @Rule("unit/letani_behemoth.N2")
  void theProductionOfOneDockIsNotThatOfABehemothBesideIt() {
    TableKit kit = arborec();
    Production dock = Production.byDock(P1, Place.of("75/loki"));
    Production all = new Production(P1, SystemId.of("75"));

    assertThat(ProductionLimit.of(kit.table(), dock)).as("Loki and two more").isEqualTo(3);
    assertThat(ProductionLimit.of(kit.table(), all)).as("and two by the mech").isEqualTo(5);
  }

  private static TableKit arborec() {
    return TableKit.players(2)
        .player(P1, "arborec")
        .tile("75", 0, 0)
        .controlsExhausted(P1, "loki")
        .goods(P1, 9, 0)
        .units(P1, "75/loki", SPACE_DOCK, 1)
        .units(P1, "75/loki", MECH, 1);
  }

  private static Scenario<GameState> production(TableKit kit, Production production) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1).acting()).frame(production));
  }

  private static ProduceUnits order(org.lazax.catalog.unit.UnitType type) {
    return new ProduceUnits(
        List.of(new Produced(type, 1, Place.of("75/loki"))), List.of(), new Payment(List.of(), 2));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }
}
