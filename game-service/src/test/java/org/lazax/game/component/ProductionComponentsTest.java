package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.*;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.*;
import org.lazax.game.kit.*;
import org.lazax.game.production.ProductionCommand.ProduceNothing;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.*;
import org.lazax.rules.kit.*;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.*;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.*;

/** Components that change production. System 75: a dock on Abaddon (1 resource) produces 3. */
class ProductionComponentsTest {
  private static final Place SPACE = Place.of("75");
  private static final Place ABADDON = Place.of("75/abaddon");

  @Test
  @Rule("technology/sarween_tools.N1")
  void sarweenToolsMakeProductionCheaperByOne() {
    given(docks().technologies(P1, "sarween_tools").goods(P1, 1, 0))
        .when(P1, produce(UnitType.CRUISER, SPACE, 1))
        .thenAccepted();
    given(docks().goods(P1, 1, 0))
        .when(P1, produce(UnitType.CRUISER, SPACE, 1))
        .thenRefused("producing_units.1");
  }

  @Test
  @Rule("abilities.11")
  void theAlgorithmIsExhaustedForAsMuchAsThereAreUnitUpgrades() {
    Scenario<GameState> production =
        given(
            docks()
                .technologies(P1, "ai_development_algorithm", "carrier_ii", "infantry_ii")
                .goods(P1, 1, 0));
    assertThat(production.awaited()).containsExactly(P1);

    production
        .when(P1, ActionsTest.use("technology/ai_development_algorithm#production"))
        .when(P1, produce(UnitType.CRUISER, SPACE, 0))
        .thenAccepted()
        .then(table ->
            assertThat(table.player(P1).exhaustedTechnologies())
                .containsExactly(new TechnologyId("ai_development_algorithm")));
  }

  @Test
  @Rule("faction_ability/mitosis.N2")
  void arborecDocksProduceNoInfantry() {
    given(docks().player(P1, "arborec").controls(P1, "abaddon").goods(P1, 9, 0))
        .when(P1, produce(UnitType.INFANTRY, ABADDON, 1))
        .thenRefused("production.1");
    given(docks().player(P1, "arborec").controls(P1, "abaddon").goods(P1, 9, 0))
        .when(P1, produce(UnitType.MECH, ABADDON, 2))
        .thenAccepted();
  }

  @Test
  @Rule({"faction_ability/mitosis.N1", "production.1.4"})
  void whatWarriorsProduceMayGoToThePlanetOfTheDock() {
    Scenario<GameState> pooled =
        given(
            docks()
                .player(P1, "arborec")
                .controls(P1, "abaddon", "loki")
                .goods(P1, 9, 0)
                .units(P1, "75/loki", UnitType.INFANTRY, 1));

    pooled.when(P1, produce(UnitType.INFANTRY, ABADDON, 1)).thenAccepted();
    Produced mech = new Produced(UnitType.MECH, 1, ABADDON);
    pooled
        .when(P1, order(3, mech, new Produced(UnitType.INFANTRY, 2, ABADDON)))
        .thenRefused("production.1");
    pooled.when(P1, order(3, mech, new Produced(UnitType.INFANTRY, 1, ABADDON))).thenAccepted();
  }

  @Test
  @Rule("technology/aerie_hololattice.N1")
  void aPlanetWithAStructureIsItselfAProducer() {
    TableKit kit =
        docks()
            .player(P1, "argent")
            .controls(P1, "abaddon", "loki")
            .goods(P1, 9, 0)
            .units(P1, "75/loki", UnitType.PDS, 1);

    given(kit)
        .when(P1, produce(UnitType.INFANTRY, Place.of("75/loki"), 1))
        .thenRefused("production.3");
    given(kit.technologies(P1, "aerie_hololattice"))
        .when(P1, produce(UnitType.INFANTRY, Place.of("75/loki"), 1))
        .thenAccepted();
  }

  @Test
  void mirrorComputingDoublesTradeGoods() {
    given(docks().technologies(P1, "mirror_computing").goods(P1, 1, 0))
        .when(P1, produce(UnitType.CRUISER, SPACE, 1))
        .thenAccepted();
  }

  @Test
  @Rule("technology/hegemonic_trade_policy.N1")
  void aDockOnAPlanetWithExchangedValuesProducesByTheNewOnes() {
    // Loki is worth 1 and 2: its dock produces three, or four once they are exchanged.
    Place loki = Place.of("75/loki");
    TableKit kit =
        TableKit.players(2)
            .tile("75", 0, 0)
            .technologies(P1, "hegemonic_trade_policy")
            .controls(P1, "loki", "meer")
            .units(P1, "75/loki", UnitType.SPACE_DOCK, 1)
            .goods(P1, 9, 0);
    Scenario<GameState> asked = given(kit);
    ProduceUnits four = order(2, new Produced(UnitType.INFANTRY, 4, loki));
    UseAbility exchange = ActionsTest.use("technology/hegemonic_trade_policy");

    asked.when(P1, new LetPass(Service.GAME)).when(P1, four).thenRefused("production.1");
    asked
        .when(P1, exchange)
        .when(P1, new Choose(Service.GAME, List.of("meer")))
        .when(P1, four)
        .thenRefused("production.1");
    Scenario<GameState> exchanged =
        asked.when(P1, exchange).when(P1, new Choose(Service.GAME, List.of("loki"))).thenAccepted();
    exchanged
        .when(P1, order(3, new Produced(UnitType.INFANTRY, 5, loki)))
        .thenRefused("production.1");
    exchanged.when(P1, four).thenAccepted();
  }

  @Test
  void exchangedValuesPayAndProduce() {
    Scenario<GameState> production =
        given(docks().technologies(P1, "hegemonic_trade_policy").controls(P1, "meer"))
            .when(P1, ActionsTest.use("technology/hegemonic_trade_policy"))
            .when(P1, new Choose(Service.GAME, List.of("meer")));

    production
        .when(P1, pay(UnitType.DREADNOUGHT, SPACE, new Payment(List.of(new PlanetId("meer")), 0)))
        .thenAccepted();
  }

  @Test
  @Rule({"technology/self_assembly_routines.N2", "technology/self_assembly_routines.N3"})
  void selfAssemblyPlacesAMechOnAPlanetThere() {
    given(docks().technologies(P1, "self_assembly_routines").goods(P1, 2, 0))
        .when(P1, produce(UnitType.CRUISER, SPACE, 2))
        .when(P1, ActionsTest.use("technology/self_assembly_routines#production"))
        .thenAccepted()
        .then(table ->
            assertThat(table.units().at(ABADDON)).contains(UnitStack.of(P1, UnitType.MECH, 1)));
  }

  @Test
  @Rule({"technology/yin_spinner.N1", "technology/yin_spinner.N2"})
  void yinSpinnerPlacesTwoInfantryInOnePlace() {
    given(docks().technologies(P1, "yin_spinner").goods(P1, 2, 0))
        .when(P1, produce(UnitType.CRUISER, SPACE, 2))
        .when(P1, ActionsTest.use("technology/yin_spinner"))
        .when(P1, new Choose(Service.GAME, List.of("75/abaddon")))
        .when(P1, new Choose(Service.GAME, List.of("2")))
        .then(table ->
            assertThat(table.units().at(ABADDON)).contains(UnitStack.of(P1, UnitType.INFANTRY, 2)));
  }

  @Test
  @Rule({"technology/sling_relay.N1", "technology/sling_relay.N2"})
  void slingRelayProducesOneShipThatIsPaidFor() {
    TableKit kit = docks().technologies(P1, "sling_relay", "sarween_tools");
    UseAbility relay = ActionsTest.use("technology/sling_relay");
    Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
        .when(P1, relay)
        .thenRefused("abilities.3");
    Scenario<GameState> producing =
        Scenario.given(
                new GameDecider(StandardRules.TABLE), kit.goods(P1, 2, 0).frame(new Turn(P1)))
            .when(P1, relay)
            .thenAccepted();

    producing.when(P1, produce(UnitType.CRUISER, SPACE, 1)).thenRefused("producing_units.1");
    producing
        .when(P1, new org.lazax.game.production.ProductionCommand.ProduceNothing())
        .thenRefused("component_action.3");
    producing.when(P1, produce(UnitType.INFANTRY, ABADDON, 1)).thenRefused("producing_units.0");
    producing
        .when(P1, produce(UnitType.CRUISER, SPACE, 2))
        .thenAccepted()
        .then(table -> assertThat(table.kernel().stack()).isEmpty());
  }

  @Test
  @Rule({
    "technology/chaos_mapping.N1",
    "technology/chaos_mapping.N3",
    "technology/chaos_mapping.N3.1"
  })
  void chaosMappingProducesAUnitEveryTurn() {
    TableKit kit = docks().technologies(P1, "chaos_mapping").goods(P1, 2, 0);

    Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
        .when(P1, ActionsTest.use("technology/chaos_mapping#unit"))
        .when(P1, produce(UnitType.CRUISER, SPACE, 2))
        .when(P1, new Pass())
        .thenAccepted()
        .then(table ->
            assertThat(table.units().at(SPACE)).contains(UnitStack.of(P1, UnitType.CRUISER, 1)));
  }

  @Test
  @Rule("agenda/prophecy_of_ixth.N1")
  void theProphecyIsDiscardedByUnitsThatProduceWithoutTwoFighters() {
    TableKit owner = prophecy(docks().goods(P1, 9, 0), P1);
    Produced cruiser = new Produced(UnitType.CRUISER, 1, SPACE);
    Produced fighter = new Produced(UnitType.FIGHTER, 1, SPACE);
    Produced fighters = new Produced(UnitType.FIGHTER, 2, SPACE);

    assertThat(laws(given(owner).when(P1, order(3, cruiser, fighter)))).isEmpty();
    assertThat(laws(given(owner).when(P1, order(1, fighters)))).hasSize(1);
    assertThat(laws(given(owner).when(P1, order(1, fighter, fighter)))).hasSize(1);
    assertThat(laws(given(owner).when(P1, new ProduceNothing()))).as("no use").hasSize(1);
    assertThat(laws(given(prophecy(docks().goods(P1, 9, 0), P2)).when(P1, order(2, cruiser))))
        .as("of another player")
        .hasSize(1);

    Allowance one =
        new Allowance(Optional.of(1), Optional.empty(), List.of(), Optional.empty(), false);
    Scenario<GameState> allowed =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            owner.frame(new Turn(P1).acting()).frame(Production.by(one, P1, SystemId.of("75"))));
    assertThat(laws(allowed.when(P1, order(2, cruiser)))).as("without PRODUCTION").hasSize(1);
  }

  private static List<Law> laws(Scenario<GameState> scenario) {
    return scenario.table().council().laws();
  }

  private static TableKit prophecy(TableKit kit, Seat owner) {
    AgendaId id = new AgendaId("prophecy_of_ixth");
    Law law = new Law(id, Optional.of(AgendaOutcome.elect(owner)), Optional.of(owner));
    return kit.with(t -> t.withCouncil(t.council().withDrawn(id).withLaw(law)));
  }

  private static ProduceUnits order(int goods, Produced... units) {
    return new ProduceUnits(List.of(units), List.of(), new Payment(List.of(), goods));
  }

  private static org.lazax.chronicle.Command produce(UnitType type, Place place, int goods) {
    return pay(type, place, new Payment(List.of(), goods));
  }

  private static org.lazax.chronicle.Command pay(UnitType type, Place place, Payment payment) {
    return new ProduceUnits(List.of(new Produced(type, 1, place)), List.of(), payment);
  }

  private static TableKit docks() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .controls(P1, "abaddon")
        .controlsExhausted(P1, "abaddon")
        .units(P1, "75/abaddon", UnitType.SPACE_DOCK, 1);
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1).acting()).frame(new Production(P1, SystemId.of("75"))));
  }
}
