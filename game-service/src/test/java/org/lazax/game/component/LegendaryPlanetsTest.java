package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.table.event.galaxy.PlanetAdded;
import org.lazax.table.event.galaxy.PlanetPurged;
import org.lazax.table.event.planets.LegendaryAbilityExhausted;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/** Primor (65), Hope's End (66) and Abyz (38) are P1's; both cards are used as the turn ends. */
class LegendaryPlanetsTest {
  private static final Place ABYZ = Place.of("38/abyz");

  @Test
  @Rule({"legendary/primor.N1", "legendary_planets.3"})
  void primorSendsUpToTwoInfantryToOnePlanet() {
    Scenario<GameState> used = ended(kit()).when(P1, use("planet/primor"));

    used.when(P1, choose("38/abyz", "65/primor")).thenRefusedAs("no-such-choice");
    Scenario<GameState> there = used.when(P1, choose("38/abyz"));
    assertThat(there.when(P1, choose("2")).table().units().at(ABYZ))
        .containsExactly(UnitStack.of(P1, INFANTRY, 2));
    assertThat(there.when(P1, choose("1")).table().units().at(ABYZ))
        .containsExactly(UnitStack.of(P1, INFANTRY, 1));
  }

  @Test
  @Rule("legendary_planets.4")
  void theCardOfAPurgedPlanetIsGone() {
    TableKit purged = kit().with(t -> t.withUnits(Units.NONE)).units(P1, "38/abyz", INFANTRY, 1);
    assertThat(usable(ended(purged))).contains("planet/hopes_end");
    Scenario<GameState> gone =
        ended(purged.with(new PlanetPurged(new PlanetId("hopes_end"))::fold));

    assertThat(usable(gone)).containsExactly("planet/primor");
    assertThat(gone.table().planets().of(P1)).doesNotContain(new PlanetId("hopes_end"));
    gone.when(P1, use("planet/hopes_end")).thenRefused("abilities.3");
  }

  @Test
  @Rule("legendary_planets.N3")
  void severalAreUsedAtTheEndOfOneTurnEachOnce() {
    Scenario<GameState> first =
        ended(kit())
            .when(P1, use("planet/primor"))
            .when(P1, choose("38/abyz"))
            .when(P1, choose("2"));

    assertThat(usable(first)).containsExactly("planet/hopes_end");
    Scenario<GameState> both =
        first.when(P1, use("planet/hopes_end")).when(P1, choose("action_card"), 1);
    assertThat(both.table().player(P1).actionCards()).hasSize(1);
    assertThat(both.table().planets().usedAbilities())
        .containsExactly(new PlanetId("primor"), new PlanetId("hopes_end"));
    assertThat(both.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule({"legendary_planets.N1", "component_limitations.N8"})
  void theArmsVaultTakesAMechFromTheBoardWhereNoneIsLeftAndItComesUndamaged() {
    TableKit kit =
        kit().damaged(P1, "65/primor", MECH, 1).units(P1, "66/hopes_end", MECH, 3).tokens(P1, "66");
    Scenario<GameState> placed =
        ended(kit)
            .when(P1, use("planet/hopes_end"))
            .when(P1, choose("mech"))
            .when(P1, choose("38/abyz"))
            .thenAccepted();

    assertThat(placed.table().units().at(ABYZ)).containsExactly(UnitStack.of(P1, MECH, 1));
    assertThat(placed.table().units().at(Place.of("65/primor"))).isEmpty();
    assertThat(placed.table().units().at(Place.of("66/hopes_end"))).hasSize(1);
  }

  @Test
  @Rule({"commodities.5.3", "faction_ability/pillage.N6"})
  void whatMalliceMakesOfOnesCommoditiesIsNotGained() {
    TableKit kit =
        TableKit.players(2)
            .player(P2, "mentak")
            .tile("38", 0, 0)
            .tileOffBoard("82A")
            .controls(P1, "mallice", "abyz")
            .units(P2, "38", CRUISER, 1)
            .goods(P1, 3, 2);
    Scenario<GameState> used = ended(kit).when(P1, use("planet/mallice"));

    Scenario<GameState> converted = used.when(P1, choose("convert"));
    assertThat(converted.table().player(P1).tradeGoods()).isEqualTo(5);
    assertThat(converted.table().player(P1).commodities()).isZero();
    assertThat(converted.awaited()).isEmpty();
    Scenario<GameState> gained = used.when(P1, choose("gain"));
    assertThat(gained.table().player(P1).tradeGoods()).isEqualTo(5);
    assertThat(gained.awaited()).containsExactly(P2);
  }

  @Test
  void theFlightAcademySendsFightersToAShip() {
    TableKit kit =
        kit()
            .with(new PlanetAdded(new PlanetId("mirage"), SystemId.of("39"))::fold)
            .controls(P1, "mirage");
    assertThat(usable(ended(kit))).doesNotContain("planet/mirage");

    Scenario<GameState> used =
        ended(kit.units(P1, "38", CARRIER, 1))
            .when(P1, use("planet/mirage"))
            .when(P1, choose("2"))
            .thenAccepted();
    assertThat(used.table().units().at(Place.of("38"))).contains(UnitStack.of(P1, FIGHTER, 2));
  }

  @Test
  @Rule("legendary_planets.N2")
  void aTurnThatIsEndedEarlyStillEnds() {
    TableKit kit = kit().technologies(P2, "nullification_field").units(P2, "39", CRUISER, 1);
    Scenario<GameState> ended =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
            .when(P1, new ActivateSystem(SystemId.of("39")))
            .when(P2, use("technology/nullification_field"))
            .thenAccepted();

    assertThat(usable(ended)).containsExactly("planet/primor", "planet/hopes_end");
  }

  @Test
  @Rule("legendary_planets.N6")
  void theCardsAreReadiedInTheStatusPhase() {
    TableKit used =
        Cards.objectives(kit(), 5, 5)
            .with(new LegendaryAbilityExhausted(P1, new PlanetId("primor"))::fold);
    assertThat(usable(ended(used))).containsExactly("planet/hopes_end");

    Scenario<GameState> phase =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            used.frame(new StatusPhase().at(StatusPhase.Progress.Step.READY, List.of())));
    assertThat(phase.table().planets().usedAbilities()).isEmpty();
  }

  @Test
  @Rule("invasion.N3")
  void whoTakesThePlanetUsesItsCardIfItIsStillReadied() {
    TableKit taken = kit().controlsExhausted(P2, "primor").units(P2, "65/primor", INFANTRY, 1);
    Scenario<GameState> turn =
        Scenario.given(new GameDecider(StandardRules.TABLE), taken.frame(new Turn(P2)))
            .when(P2, new Pass());

    turn.when(P2, use("planet/primor")).thenAccepted();
    turn.when(P2, use("planet/hopes_end")).thenRefused("abilities.3");
  }

  @Test
  void nobodyHasToUseIt() {
    assertThat(ended(kit()).when(P1, new LetPass(Service.GAME)).table().kernel().stack()).isEmpty();
  }

  private static Choose choose(String... what) {
    return new Choose(Service.GAME, List.of(what));
  }

  private static List<String> usable(Scenario<GameState> scenario) {
    return scenario.options(P1).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability().toString())
        .toList();
  }

  private static Scenario<GameState> ended(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)))
        .when(P1, new Pass());
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .tile("38", 0, 0)
        .tile("65", 1, 0)
        .tile("66", 0, 1)
        .tile("39", -1, 0)
        .controls(P1, "primor", "hopes_end", "abyz");
  }
}
