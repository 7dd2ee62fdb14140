package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.game.kit.Using.abilities;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.game.kit.Using.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Cards;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;

/** What flagships and mechs do besides fighting and moving. */
class FactionUnitsTest {
  private static final String DUHA = "unit/duha_menaimon";
  private static final String INFERNO = "unit/the_inferno";
  private static final String ICARUS = "unit/icarus_drive";

  private static TableKit board(String faction) {
    return TableKit.players(2)
        .player(P1, faction)
        .sheet(P1, 3, 3, 2)
        .tile("46", 0, 0)
        .tile("47", 1, 0)
        .tile("75", 5, 0)
        .controls(P1, "loki")
        .controls(P2, "abaddon");
  }

  private static int count(Table table, String place, Seat seat, UnitType type) {
    return table.units().at(Place.of(place), seat).stream()
        .filter(unit -> unit.type() == type)
        .mapToInt(unit -> unit.count())
        .sum();
  }

  private static Scenario<GameState> activating(TableKit kit, Seat seat, String system) {
    return turn(kit, seat).when(seat, new ActivateSystem(SystemId.of(system))).thenAccepted();
  }

  @Test
  @Rule({"unit/duha_menaimon.N1", "unit/duha_menaimon.N2", "unit/duha_menaimon.N3"})
  void duhaMenaimonProducesUpToFiveUnitsForTheirPriceWhereItIsWhenItsSystemIsActivated() {
    TableKit kit =
        board("arborec")
            .technologies(P1, "sarween_tools")
            .goods(P1, 4, 0)
            .units(P1, "46", FLAGSHIP, 1);
    Scenario<GameState> produced =
        activating(kit, P1, "46")
            .when(P1, ability(DUHA))
            .when(
                P1,
                new ProduceUnits(
                    List.of(new Produced(CRUISER, 2, Place.of("46"))),
                    List.of(),
                    new Payment(List.of(), 4)))
            .thenAccepted();
    assertThat(count(produced.table(), "46", P1, CRUISER)).isEqualTo(2);
    assertThat(produced.table().player(P1).tradeGoods()).isZero();
    activating(kit, P1, "46")
        .when(P1, ability(DUHA))
        .when(
            P1,
            new ProduceUnits(
                List.of(new Produced(CRUISER, 2, Place.of("46"))),
                List.of(),
                new Payment(List.of(), 3)))
        .thenRefused("producing_units.1");
    activating(kit, P1, "46")
        .when(P1, ability(DUHA))
        .when(
            P1,
            new ProduceUnits(
                List.of(new Produced(UnitType.FIGHTER, 6, Place.of("46"))),
                List.of(),
                new Payment(List.of(), 3)))
        .thenRefused("production.1");
    assertThat(activating(kit, P1, "47").awaited()).as("it is elsewhere").isEmpty();
    assertThat(activating(kit.sheet(P2, 3, 3, 0), P2, "46").awaited())
        .as("activated by another player")
        .doesNotContain(P1);
  }

  @Test
  void theInfernoPlacesACruiserForAStrategyTokenAsAnAction() {
    TableKit kit = board("muaat").units(P1, "46", FLAGSHIP, 1);
    Scenario<GameState> used = turn(kit, P1).when(P1, ability(INFERNO)).thenAccepted();
    assertThat(count(used.table(), "46", P1, CRUISER)).isEqualTo(1);
    assertThat(used.table().player(P1).tokens()).isEqualTo(new Tokens(3, 3, 1));
    assertThat(abilities(turn(kit.sheet(P1, 3, 3, 0), P1), P1)).doesNotContain(INFERNO);
    assertThat(abilities(turn(board("muaat"), P1), P1)).as("no flagship").doesNotContain(INFERNO);
  }

  private static Scenario<GameState> statusEnds(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        Cards.objectives(kit.round(1), 5, 5)
            .frame(new StatusPhase().at(StatusPhase.Progress.Step.END, List.of())));
  }

  /** The flagship carries twelve: eleven are there, or twelve. */
  @Test
  @Rule("unit/genesis.N1")
  void genesisMustTakeAnInfantryAboardAtTheEndOfTheStatusPhase() {
    TableKit kit = board("sol").units(P1, "46", FLAGSHIP, 1).units(P1, "46", INFANTRY, 11);
    assertThat(count(statusEnds(kit).table(), "46", P1, INFANTRY)).isEqualTo(12);
    Scenario<GameState> full = statusEnds(kit.units(P1, "46", INFANTRY, 1));
    assertThat(count(full.table(), "46", P1, INFANTRY)).as("one is removed again").isEqualTo(12);
    Table none = statusEnds(board("sol").units(P1, "46", CARRIER, 1)).table();
    assertThat(count(none, "46", P1, INFANTRY)).as("of a carrier").isZero();
    Table ofAnother = statusEnds(board("arborec").units(P1, "46", FLAGSHIP, 1)).table();
    assertThat(count(ofAnother, "46", P1, INFANTRY)).isZero();
  }

  /** Mechs are on Loki in 75 and in the space area of 46; another player activates 47. */
  @Test
  @Rule({"unit/icarus_drive.N1", "unit/icarus_drive.N2"})
  void icarusDriveTakesAWormholeTokenToTheSystemThatAMechLeaves() {
    TableKit kit =
        board("creuss")
            .sheet(P2, 3, 3, 0)
            .units(P1, "46", CARRIER, 1)
            .units(P1, "46", MECH, 1)
            .units(P1, "75/loki", MECH, 1)
            .marker(Marker.CREUSS_BETA, "47");
    Scenario<GameState> asked = activating(kit, P2, "47").when(P1, ability(ICARUS));
    assertThat(candidates(asked, P1)).containsExactlyInAnyOrder("46:mech:1", "75/loki:mech:1");
    Scenario<GameState> given = asked.when(P1, choose("75/loki:mech:1"));
    assertThat(candidates(given, P1)).containsExactly("creuss_alpha", "creuss_beta");
    Table moved = given.when(P1, choose("creuss_beta")).thenAccepted().table();
    assertThat(count(moved, "75/loki", P1, MECH)).isZero();
    assertThat(moved.galaxy().markers().has(SystemId.of("75"), Marker.CREUSS_BETA)).isTrue();
    assertThat(moved.galaxy().markers().has(SystemId.of("47"), Marker.CREUSS_BETA)).isFalse();
    Table placed =
        asked.when(P1, choose("46:mech:1")).when(P1, choose("creuss_alpha")).thenAccepted().table();
    assertThat(placed.galaxy().markers().has(SystemId.of("46"), Marker.CREUSS_ALPHA)).isTrue();
    assertThat(placed.galaxy().markers().has(SystemId.of("47"), Marker.CREUSS_BETA)).isTrue();
    assertThat(activating(board("creuss"), P1, "47").awaited()).as("no mech").isEmpty();
  }
}
