package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.objectives.ScoringCommand.ScoreNothing;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.table.event.actioncards.ActionCardsDiscarded;
import org.lazax.table.event.objectives.ObjectiveScored;
import org.lazax.table.event.objectives.VictoryPointsGained;

/** Letnev (10) beside an asteroid field (44), Xxcha (14); alpha lies in 26 and 39, beta in 25. */
class SecretObjectiveTest {

  @Test
  void fourPlanetsOfTheOneTraitAreAskedFor() {
    met("mine_rare_metals", kit().controls(P1, "abyz", "fria", "bereg", "lirta_iv"));
    notMet("mine_rare_metals", kit().controls(P1, "abyz", "fria", "bereg", "lodor"));
    met("forge_an_alliance", kit().controls(P1, "lodor", "quann", "corneeq", "resculon"));
    met("monopolize_production", kit().controls(P1, "arnor", "lor", "gral", "saudor"));
  }

  @Test
  void resourcesAndInfluenceAreAddedUpAlsoOfExhaustedPlanets() {
    met(
        "hoard_raw_materials",
        kit().controls(P1, "abyz", "bereg", "zohbat").controlsExhausted(P1, "starpoint"));
    notMet("hoard_raw_materials", kit().controls(P1, "abyz", "bereg", "zohbat", "fria"));
    met("establish_hegemony", kit().controls(P1, "meer", "lirta_iv", "rarron", "corneeq"));
    notMet("establish_hegemony", kit().controls(P1, "meer", "lirta_iv", "rarron", "lodor"));
  }

  @Test
  void aLegendaryPlanetIsAnIcon() {
    met("seize_an_icon", kit().controls(P1, "primor"));
    notMet("seize_an_icon", kit().controls(P1, "mecatol_rex"));
  }

  @Test
  void aPlanetBesideOneOfAnotherStakesAClaim() {
    met("stake_your_claim", kit().controls(P1, "abyz").controls(P2, "fria"));
    notMet("stake_your_claim", kit().controls(P1, "abyz", "fria").controls(P2, "lodor"));
  }

  @Test
  void theSeatOfTheEmpireNeedsThreeShipsAsWell() {
    TableKit held = kit().controls(P1, "mecatol_rex");

    met("occupy_the_seat_of_the_empire", held.units(P1, "18", CRUISER, 3));
    notMet("occupy_the_seat_of_the_empire", held.units(P1, "18", CRUISER, 2));
    notMet("occupy_the_seat_of_the_empire", kit().units(P1, "18", CRUISER, 3));
  }

  @Test
  @Rule("secret_objective/control_the_region.N1")
  void shipsControlTheRegionAndNothingElseDoes() {
    TableKit five =
        kit()
            .units(P1, "18", CRUISER, 1)
            .units(P1, "26", CRUISER, 1)
            .units(P1, "38", FIGHTER, 1)
            .units(P1, "39", CRUISER, 1)
            .units(P1, "44", CRUISER, 1);

    notMet("control_the_region", five.units(P1, "10/arc_prime", INFANTRY, 1));
    met("control_the_region", five.units(P1, "10", CRUISER, 1));
  }

  @Test
  @Rule({"secret_objective/become_the_gatekeeper.N1", "secret_objective/become_the_gatekeeper.N2"})
  void aGatekeeperHasAShipAtEachWormhole() {
    notMet(
        "become_the_gatekeeper",
        kit().units(P1, "39", CRUISER, 1).units(P1, "25/quann", INFANTRY, 1));
    met("become_the_gatekeeper", kit().units(P1, "39", CRUISER, 1).units(P1, "25", CRUISER, 1));
    met("become_the_gatekeeper", kit().tileOffBoard("82B").units(P1, "82", CRUISER, 1));
  }

  @Test
  void aShipWithAForeignSpaceDockCutsASupplyLine() {
    TableKit dock = kit().units(P2, "26/lodor", SPACE_DOCK, 1);

    met("cut_supply_lines", dock.units(P1, "26", FIGHTER, 1));
    notMet("cut_supply_lines", dock.units(P1, "18", CRUISER, 1));
    notMet(
        "cut_supply_lines", kit().units(P1, "26/lodor", SPACE_DOCK, 1).units(P1, "26", CRUISER, 1));
  }

  @Test
  @Rule({
    "secret_objective/learn_the_secrets_of_the_cosmos.N1",
    "secret_objective/learn_the_secrets_of_the_cosmos.N2",
    "secret_objective/learn_the_secrets_of_the_cosmos.N3"
  })
  void threeSystemsNextToAnAnomalyHaveShips() {
    TableKit two = kit().units(P1, "38", CRUISER, 1).units(P1, "18", CRUISER, 1);

    notMet("learn_the_secrets_of_the_cosmos", two.units(P1, "44", CRUISER, 1));
    notMet("learn_the_secrets_of_the_cosmos", two.units(P1, "10/arc_prime", INFANTRY, 1));
    met("learn_the_secrets_of_the_cosmos", two.units(P1, "10", CRUISER, 1));
  }

  @Test
  @Rule({
    "secret_objective/threaten_enemies.N1",
    "secret_objective/threaten_enemies.N2",
    "secret_objective/threaten_enemies.N3"
  })
  void shipsBesideTheHomeOfAnotherThreaten() {
    TableKit eliminated = kit().with(t -> t.withPlayer(P2, p -> p.out()));

    met("threaten_enemies", eliminated.units(P1, "26", CRUISER, 1));
    notMet("threaten_enemies", kit().units(P1, "26/lodor", INFANTRY, 1));
    notMet("threaten_enemies", kit().units(P1, "14", CRUISER, 1));
  }

  @Test
  void unitsOnTheBoardAreCounted() {
    met(
        "gather_a_mighty_fleet",
        kit().units(P1, "18", DREADNOUGHT, 4).units(P1, "26", DREADNOUGHT, 1));
    notMet("gather_a_mighty_fleet", kit().units(P1, "18", DREADNOUGHT, 4));
    met("fuel_the_war_machine", docks());
    met("establish_a_perimeter", kit().units(P1, "38/abyz", PDS, 2).units(P1, "38/fria", PDS, 2));
    notMet(
        "establish_a_perimeter", kit().units(P1, "38/abyz", PDS, 2).units(P1, "38/fria", PDS, 1));
  }

  private static TableKit docks() {
    return kit()
        .units(P1, "38/abyz", SPACE_DOCK, 1)
        .units(P1, "38/fria", SPACE_DOCK, 1)
        .units(P1, "26/lodor", SPACE_DOCK, 1);
  }

  @Test
  @Rule("secret_objective/produce_en_masse.N1")
  void productionOfOneSystemIsAddedUp() {
    // Abyz gives 3 + 2, Fria 2 + 2.
    met("produce_en_masse", docks());
    notMet("produce_en_masse", kit().units(P1, "38/abyz", SPACE_DOCK, 1));
  }

  @Test
  @Rule("planet/custodia_vigilia.N9.2")
  void whatMecatolRexProducesByCustodiaVigiliaIsAdded() {
    TableKit docked =
        kit()
            .technologies(P1, "space_dock_ii")
            .controls(P1, "mecatol_rex")
            .units(P1, "18/mecatol_rex", SPACE_DOCK, 1);
    notMet("produce_en_masse", docked);
    met("produce_en_masse", docked.controls(P1, "custodia_vigilia"));
  }

  @Test
  @Rule("secret_objective/mechanize_the_military.N1")
  void mechsStandOnFourPlanets() {
    TableKit three =
        kit()
            .units(P1, "38/abyz", MECH, 1)
            .units(P1, "38/fria", MECH, 1)
            .units(P1, "18/mecatol_rex", MECH, 1);

    notMet("mechanize_the_military", three.units(P1, "26", MECH, 1));
    met("mechanize_the_military", three.units(P1, "26/lodor", MECH, 1));
  }

  @Test
  @Rule("secret_objective/occupy_the_fringe.N1")
  void nineGroundForcesStandWithoutADockOfTheirOwn() {
    TableKit nine = kit().units(P1, "38/abyz", INFANTRY, 8).units(P1, "38/abyz", MECH, 1);

    met("occupy_the_fringe", nine.units(P1, "38/fria", SPACE_DOCK, 1));
    notMet("occupy_the_fringe", nine.units(P1, "38/abyz", SPACE_DOCK, 1));
    met("occupy_the_fringe", nine.player(P1, "saar").units(P1, "38", SPACE_DOCK, 1));
  }

  @Test
  @Rule({"secret_objective/defy_space_and_time.N1", "secret_objective/defy_space_and_time.N2"})
  void anyUnitInTheNexusDefiesSpaceAndTime() {
    TableKit nexus = kit().tileOffBoard("82A");

    met("defy_space_and_time", nexus.units(P1, "82/mallice", INFANTRY, 1));
    notMet("defy_space_and_time", nexus.units(P1, "18", CRUISER, 1));
  }

  @Test
  void neighboursAreAllTheOthers() {
    TableKit one = kit().units(P1, "26", CRUISER, 1).units(P2, "14", CRUISER, 1);

    notMet("foster_cohesion", one);
    met("foster_cohesion", one.units(P3, "26/lodor", INFANTRY, 1));
  }

  @Test
  void technologiesAreCountedByColourAndByFaction() {
    met(
        "master_the_laws_of_physics",
        kit()
            .technologies(P1, "neural_motivator", "dacxive_animators")
            .technologies(P1, "hyper_metabolism", "x_89_bacterial_weapon"));
    met("adapt_new_strategies", kit().technologies(P1, "l4_disruptors", "non_euclidean_shielding"));
    notMet("adapt_new_strategies", kit().technologies(P1, "l4_disruptors", "fleet_logistics"));
  }

  @Test
  @Rule({"secret_objective/form_a_spy_network.N1", "objective_cards.10"})
  void aSpyNetworkCostsFiveActionCardsNow() {
    List<ActionCardId> hand = ActionCardDeck.all(StandardRules.TABLE).subList(0, 6);
    Scenario<GameState> scoring =
        scoring(
            secret("form_a_spy_network", kit())
                .with(t -> t.withPlayer(P1, p -> p.withActionCards(hand))));

    scoring.when(P1, score("form_a_spy_network")).thenRefused("objective_cards.10");
    scoring
        .when(P1, score("form_a_spy_network", Spending.actionCards(hand)))
        .thenRefused("objective_cards.10");
    scoring
        .when(P1, score("form_a_spy_network", Spending.actionCards(hand.subList(1, 6))))
        .thenEvents(
            new ActionCardsDiscarded(P1, hand.subList(1, 6)),
            new ObjectiveScored(P1, new ObjectiveId("form_a_spy_network")),
            new VictoryPointsGained(P1, 1, "secret_objective/form_a_spy_network"));
  }

  @Test
  @Rule({"objective_cards.6", "status_phase.1"})
  void oneSecretIsScoredInAStatusPhase() {
    TableKit two =
        Cards.secrets(docks().controls(P1, "primor"), P1, "fuel_the_war_machine", "seize_an_icon");

    Scenario<GameState> first = scoring(two).when(P1, score("seize_an_icon"));

    assertThat(first.table().player(P1).victoryPoints()).isEqualTo(1);
    assertThat(first.table().kernel().within(Scoring.class)).isEmpty();
  }

  @Test
  @Rule({"objective_cards.18", "objective_cards.19", "objective_cards.16"})
  void aSecretOfOnesOwnIsScoredForAllToSeeAlsoWithoutTheHomeSystem() {
    TableKit kit = Cards.secrets(kit().controls(P1, "primor"), P2, "seize_an_icon");
    scoring(Cards.secrets(kit, P1, "fuel_the_war_machine"))
        .when(P1, score("seize_an_icon"))
        .thenRefused("objective_cards.19");

    Scenario<GameState> scored =
        scoring(secret("seize_an_icon", kit().controls(P1, "primor")))
            .when(P1, score("seize_an_icon"));

    assertThat(scored.table().player(P1).secrets()).isEmpty();
    assertThat(scored.table().objectives().scoredBy(P1, new ObjectiveId("seize_an_icon"))).isTrue();
  }

  @Test
  @Rule({"objective_cards.3", "objective_cards.5.1", "objective_cards.N1"})
  void whatIsScoredInTheActionPhaseIsNotScoredHere() {
    scoring(secret("prove_endurance", kit()))
        .when(P1, score("prove_endurance"))
        .thenRefused("objective_cards.3");
  }

  @Test
  @Rule("objective_cards.N3")
  void whoHoldsAnySecretIsAskedSoThatBeingAskedTellsNothing() {
    Scenario<GameState> asked = scoring(secret("seize_an_icon", kit()));

    assertThat(asked.awaited()).containsExactly(P1);
    asked.when(P1, score("seize_an_icon")).thenRefused("objective_cards.5");
    asked.when(P1, new ScoreNothing()).thenAccepted();
    assertThat(scoring(kit()).table().kernel().within(Scoring.class)).isEmpty();
  }

  private static void met(String objective, TableKit kit) {
    assertThat(Scorable.secretsBy(secret(objective, kit).table(), P1))
        .extracting(Scorable::objective)
        .containsExactly(new ObjectiveId(objective));
  }

  private static void notMet(String objective, TableKit kit) {
    assertThat(Scorable.secretsBy(secret(objective, kit).table(), P1)).isEmpty();
  }

  private static TableKit secret(String objective, TableKit kit) {
    return Cards.secrets(kit, P1, objective);
  }

  private static ScoreObjective score(String objective) {
    return new ScoreObjective(new ObjectiveId(objective), Optional.empty());
  }

  private static ScoreObjective score(String objective, Spending spending) {
    return new ScoreObjective(new ObjectiveId(objective), Optional.of(spending));
  }

  private static Scenario<GameState> scoring(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1)).frame(new Scoring(P1, true, true)));
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "letnev")
        .player(P2, "xxcha")
        .player(P3, "hacan")
        .tile("18", 0, 0)
        .tile("38", 1, 0)
        .tile("44", 1, -1)
        .tile("10", 2, -1)
        .tile("26", -1, 0)
        .tile("14", -2, 0)
        .tile("39", -1, 1)
        .tile("25", -3, 1);
  }
}
