package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.*;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actioncards.DiscardOption;
import org.lazax.game.actionphase.TurnCommand.*;
import org.lazax.game.kit.*;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.*;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.*;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GameProcedure.*;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.*;

/** What hangs on gains: of planets, of goods, of cards. */
class GainsTest {
  private static final Place LOKI = Place.of("75/loki");
  private static final Service GAME = Service.GAME;
  private static final String ZETA = "unit/scavenger_zeta";

  @Test
  @Rule("faction_ability/scavenge.N1")
  void saarScavengesEveryPlanet() {
    gained(board().player(P1, "saar"), "loki")
        .then(table -> {
          assertThat(table.planets().controls(P1, new PlanetId("loki"))).isTrue();
          assertThat(table.player(P1).tradeGoods()).isEqualTo(1);
        });
  }

  /** P1 has no trade good before; Abyz and Fria are gained at once. */
  @Test
  @Rule({
    "deploy.3",
    "unit/scavenger_zeta.N1",
    "unit/scavenger_zeta.N3",
    "mechs.3",
    "cost.N2",
    "component_limitations.N4"
  })
  void theGoodForAPlanetPaysForOneMechOnIt() {
    TableKit saar = board().player(P1, "saar");
    Scenario<GameState> abyz =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            saar.frame(new Turn(P1).acting())
                .frame(new GainControl(GAME, P1, new PlanetId("fria")))
                .frame(new GainControl(GAME, P1, new PlanetId("abyz"))));
    Scenario<GameState> fria = abyz.when(P1, ActionsTest.use(ZETA)).thenAccepted();
    assertThat(mechs(fria, "38/abyz")).isEqualTo(1);
    assertThat(mechs(fria, "38/fria")).isZero();
    assertThat(fria.table().player(P1).tradeGoods()).as("Scavenge, of Fria").isEqualTo(1);
    Scenario<GameState> both = fria.when(P1, ActionsTest.use(ZETA)).thenAccepted();
    assertThat(mechs(both, "38/fria")).isEqualTo(1);
    assertThat(both.table().player(P1).tradeGoods()).isZero();

    Scenario<GameState> rich = gained(saar.goods(P1, 5, 0), "loki").when(P1, ActionsTest.use(ZETA));
    assertThat(mechs(rich, "75/loki")).isEqualTo(1);
    assertThat(Using.abilities(rich, P1)).doesNotContain(ZETA);
    assertThat(Using.abilities(gained(saar.units(P1, "38/abyz", UnitType.MECH, 4), "loki"), P1))
        .as("all four are on the board")
        .doesNotContain(ZETA);
  }

  /** DEPLOY is an ability of the unit like any other: a law takes it from all mechs. */
  @Test
  @Rule("abilities.26.3")
  void withoutAbilitiesMechsAreNotDeployed() {
    TableKit saar = board().player(P1, "saar");
    assertThat(Using.abilities(gained(saar, "loki"), P1)).contains(ZETA);
    Scenario<GameState> blank = gained(saar.law("articles_of_war"), "loki");
    assertThat(Using.abilities(blank, P1)).doesNotContain(ZETA);
    assertThat(mechs(blank, "75/loki")).isZero();
  }

  private static int mechs(Scenario<GameState> scenario, String place) {
    return scenario.table().units().at(Place.of(place)).stream()
        .filter(stack -> stack.type() == UnitType.MECH)
        .mapToInt(UnitStack::count)
        .sum();
  }

  @Test
  @Rule({"faction_ability/assimilate.N1", "faction_ability/assimilate.N4"})
  void l1z1xReplacesStructuresThatOthersLose() {
    TableKit kit =
        board()
            .controls(P2, "loki")
            .units(P2, "75/loki", UnitType.PDS, 2)
            .units(P2, "75/loki", UnitType.SPACE_DOCK, 1);

    gained(kit.player(P1, "l1z1x"), "loki")
        .then(table ->
            assertThat(table.units().at(LOKI))
                .containsExactlyInAnyOrder(
                    UnitStack.of(P1, UnitType.PDS, 2), UnitStack.of(P1, UnitType.SPACE_DOCK, 1)));
    gained(kit, "loki").then(table -> assertThat(table.units().at(LOKI)).isEmpty());
  }

  /** All PDS of P1 are on the board. A command token lies in one of the systems. */
  @Test
  @Rule("faction_ability/assimilate.N3")
  void forAStructureOutOfReserveOneMayBeTakenOffTheBoard() {
    TableKit kit =
        board()
            .player(P1, "l1z1x")
            .tile("26", 3, 0)
            .tokens(P1, "26")
            .controls(P1, "abyz", "fria", "lodor")
            .units(P1, "38/abyz", UnitType.PDS, 2)
            .units(P1, "38/fria", UnitType.PDS, 2)
            .units(P1, "26/lodor", UnitType.PDS, 2)
            .controls(P2, "loki")
            .units(P2, "75/loki", UnitType.PDS, 2);
    Scenario<GameState> asked = gained(kit, "loki");
    assertThat(Using.candidates(asked, P1))
        .containsExactly("38/abyz:pds:1", "38/abyz:pds:2", "38/fria:pds:1", "38/fria:pds:2");

    asked
        .when(P1, Using.choose("38/abyz:pds:1"))
        .thenAccepted()
        .then(table -> {
          assertThat(table.units().at(LOKI)).containsExactly(UnitStack.of(P1, UnitType.PDS, 1));
          assertThat(table.units().at(Place.of("38/abyz")))
              .containsExactly(UnitStack.of(P1, UnitType.PDS, 1));
        });
    asked
        .when(P1, Using.choose())
        .thenAccepted()
        .then(table -> assertThat(table.units().at(LOKI)).isEmpty());
  }

  @Test
  @Rule({
    "technology/integrated_economy.N1",
    "technology/integrated_economy.N2",
    "technology/integrated_economy.N3"
  })
  void integratedEconomyProducesForTheResourcesOfThePlanet() {
    Scenario<GameState> producing =
        gained(
                board().technologies(P1, "integrated_economy", "sarween_tools").goods(P1, 9, 0),
                "abyz")
            .when(P1, ActionsTest.use("technology/integrated_economy"))
            .thenAccepted();
    Place abyz = Place.of("38/abyz");

    producing.when(P1, produce(UnitType.INFANTRY, 7, abyz, 4)).thenRefused("production.1");
    producing.when(P1, produce(UnitType.INFANTRY, 6, abyz, 2)).thenRefused("producing_units.1");
    producing
        .when(P1, produce(UnitType.INFANTRY, 1, Place.of("38/fria"), 1))
        .thenRefused("production.3");
    producing.when(P1, produce(UnitType.CRUISER, 1, Place.of("38"), 2)).thenAccepted();
    producing
        .when(P1, produce(UnitType.INFANTRY, 6, abyz, 3))
        .thenAccepted()
        .then(table ->
            assertThat(table.units().at(abyz))
                .containsExactly(UnitStack.of(P1, UnitType.INFANTRY, 6)));
  }

  @Test
  @Rule("technology/integrated_economy.N4")
  void integratedEconomyProducesShipsUnlessShipsOfOthersAreThere() {
    TableKit kit = board().technologies(P1, "integrated_economy").goods(P1, 9, 0);
    UseAbility economy = ActionsTest.use("technology/integrated_economy");
    Command cruiser = produce(UnitType.CRUISER, 1, Place.of("38"), 2);

    gained(kit, "abyz").when(P1, economy).when(P1, cruiser).thenAccepted();
    gained(kit.units(P2, "38", UnitType.DESTROYER, 1), "abyz")
        .when(P1, economy)
        .when(P1, cruiser)
        .thenRefused("producing_units.6");
  }

  @Test
  @Rule({"faction_ability/scheming.N1", "faction_ability/scheming.N3"})
  void yssarilDrawsOneMoreAndDiscardsOne() {
    TableKit kit =
        board()
            .player(P1, "yssaril")
            .with(table ->
                table.withPlayer(
                    P1,
                    p ->
                        p.withActionCards(
                            java.util.Collections.nCopies(7, new ActionCardId("sabotage")))));
    Scenario<GameState> drawn =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new Turn(P1).acting()).frame(new DrawActionCards(P1, 2)),
            1,
            1,
            1);

    assertThat(drawn.table().player(P1).actionCards()).hasSize(10);
    assertThat(drawn.awaited()).containsExactly(P1);
    assertThat(drawn.options(P1))
        .as("nothing comes between the draw and the discard")
        .containsExactly(new DiscardOption(1, drawn.table().player(P1).actionCards()));
    drawn
        .when(
            P1,
            new org.lazax.game.actioncards.DiscardActionCards(
                List.of(new ActionCardId("sabotage"))))
        .thenAccepted()
        .then(table -> {
          assertThat(table.player(P1).actionCards()).hasSize(9);
          assertThat(table.kernel().within(DrawActionCards.class)).isEmpty();
        });
  }

  @Test
  @Rule("action_cards.4.1")
  void theLimitOfAHandIsItsPlayersOwn() {
    List<ActionCardId> seven = java.util.Collections.nCopies(7, new ActionCardId("sabotage"));
    TableKit kit = board().with(t -> t.withPlayer(P1, p -> p.withActionCards(seven)));
    TableKit yssaril =
        board().player(P1, "yssaril").with(t -> t.withPlayer(P1, p -> p.withActionCards(seven)));
    Command one = new org.lazax.game.actioncards.DiscardActionCards(seven.subList(0, 1));

    assertThat(drawing(kit, 1, 1).when(P1, one).table().player(P1).actionCards()).hasSize(7);
    assertThat(drawing(yssaril, 1, 1, 1).when(P1, one).table().player(P1).actionCards()).hasSize(8);
  }

  private static Scenario<GameState> drawing(TableKit kit, int cards, int... dice) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1).acting()).frame(new DrawActionCards(P1, cards)),
        dice);
  }

  @Test
  @Rule({"abilities.9", "abilities.3.1"})
  void winnuBuildsOnMecatolRexAfterTheActionThatGainedIt() {
    TableKit kit = board().player(P1, "winnu").tile("18", 1, 0);
    TacticalAction action =
        new TacticalAction(P1, SystemId.of("18")).at(TacticalAction.Progress.Step.END);
    Scenario<GameState> ends =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new Turn(P1).acting())
                .frame(action)
                .frame(new GainControl(GAME, P1, PlanetId.MECATOL_REX)));

    ends.when(P1, ActionsTest.use("faction_ability/reclamation"))
        .thenAccepted()
        .then(table -> {
          assertThat(table.units().at(Place.of("18/mecatol_rex"))).hasSize(2);
          assertThat(table.kernel().stack()).isEmpty();
        });
  }

  @Test
  @Rule("faction_ability/reclamation.N1")
  void theDockOfTheReclamationComesTooLateToProduceInThatAction() {
    TableKit kit = board().player(P1, "winnu").tile("18", 1, 0).goods(P1, 9, 0);
    SystemId mecatol = SystemId.of("18");
    Scenario<GameState> ends =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new Turn(P1).acting())
                .frame(new TacticalAction(P1, mecatol).at(TacticalAction.Progress.Step.PRODUCTION))
                .frame(new GainControl(GAME, P1, PlanetId.MECATOL_REX)));

    assertThat(ends.table().kernel().within(TacticalAction.class))
        .contains(new TacticalAction(P1, mecatol).at(TacticalAction.Progress.Step.OVER));
    Scenario<GameState> built = ends.when(P1, ActionsTest.use("faction_ability/reclamation"));
    assertThat(built.thenAccepted().table().units().at(Place.of("18/mecatol_rex")))
        .contains(UnitStack.of(P1, UnitType.SPACE_DOCK, 1));
    assertThat(built.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule({"agenda/minister_of_exploration.N1", "agenda_card.4"})
  void aMinisterServesItsOwnerAlone() {
    TableKit kit = law(board(), "minister_of_exploration", Optional.of(P1));

    gained(kit, "loki").then(table -> assertThat(table.player(P1).tradeGoods()).isEqualTo(1));
    gained(law(board(), "minister_of_exploration", Optional.of(P2)), "loki")
        .then(table -> {
          assertThat(table.player(P1).tradeGoods()).isZero();
          assertThat(table.player(P2).tradeGoods()).isZero();
        });
  }

  /** A wormhole alpha and a beta, far apart. */
  @Test
  @Rule("faction_ability/quantum_entanglement.N2.1")
  void mentakPillagesCreussThroughTheLinkOfItsWormholes() {
    assertThat(Using.abilities(gained(atWormholes("creuss"), "loki"), P2))
        .containsExactly("faction_ability/pillage");
    assertThat(Using.abilities(gained(atWormholes("sol"), "loki"), P2)).isEmpty();
  }

  private static TableKit atWormholes(String faction) {
    return law(board(), "minister_of_exploration", Optional.of(P1))
        .player(P1, faction)
        .player(P2, "mentak")
        .goods(P1, 5, 0)
        .tile("26", 5, 0)
        .tile("25", -5, 0)
        .units(P1, "26", UnitType.CRUISER, 1)
        .units(P2, "25", UnitType.CRUISER, 1);
  }

  @Test
  @Rule("agenda/regulated_conscription.N1")
  void conscriptsComeOneByOne() {
    TableKit kit =
        law(board(), "regulated_conscription", Optional.empty())
            .controlsExhausted(P1, "loki")
            .units(P1, "75/loki", UnitType.SPACE_DOCK, 1)
            .goods(P1, 2, 0);
    Scenario<GameState> production =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new Turn(P1).acting()).frame(new Production(P1, SystemId.of("75"))));

    production.when(P1, produce(UnitType.INFANTRY, 2, LOKI, 1)).thenRefused("producing_units.1");
    production.when(P1, produce(UnitType.INFANTRY, 2, LOKI, 2)).thenAccepted();
    production
        .when(P1, produce(UnitType.FIGHTER, 2, Place.of("75"), 1))
        .thenRefused("producing_units.1");
    production.when(P1, produce(UnitType.FIGHTER, 2, Place.of("75"), 2)).thenAccepted();
  }

  private static TableKit law(TableKit kit, String law, Optional<org.lazax.chronicle.Seat> owner) {
    return kit.with(table ->
        table.withCouncil(
            table
                .council()
                .withLaw(
                    new org.lazax.table.council.Law(
                        new AgendaId(law),
                        owner.map(org.lazax.table.council.AgendaOutcome::elect),
                        owner))));
  }

  private static Command produce(UnitType type, int count, Place place, int goods) {
    return new org.lazax.game.production.ProductionCommand.ProduceUnits(
        List.of(new org.lazax.game.production.ProductionCommand.Produced(type, count, place)),
        List.of(),
        new Payment(List.of(), goods));
  }

  private static Scenario<GameState> gained(TableKit kit, String planet) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1).acting()).frame(new GainControl(GAME, P1, new PlanetId(planet))));
  }

  private static TableKit board() {
    return TableKit.players(2).tile("75", 0, 0).tile("38", 0, 1);
  }
}
