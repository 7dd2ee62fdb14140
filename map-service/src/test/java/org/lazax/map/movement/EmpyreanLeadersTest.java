package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.galaxy.PlanetPurged;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

/** P1 moves a cruiser from 38 into the empty 46 or to Wellon in 19. P2 is the Empyrean. */
class EmpyreanLeadersTest {

  @Test
  void whoMovedShipsIntoASystemWithoutPlanetsGainsATokenForAPool() {
    Scenario<MapState> asked = came(acamar(LeaderState.READIED), "46").when(P2, use("acamar"));

    assertThat(asked.awaited()).as("who moved chooses the pool").containsExactly(P1);
    Scenario<MapState> gained = asked.when(P1, choose("strategy")).thenAccepted();
    assertThat(gained.table().player(P1).tokens().strategy()).isEqualTo(2);
    assertThat(gained.table().player(P1).tokens().tactic()).isEqualTo(1);
    assertThat(gained.table().player(P2).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("acamar"));
  }

  @Test
  @Rule("leader/acamar.N1")
  void anExhaustedAcamarCannotBeUsed() {
    assertThat(came(acamar(LeaderState.READIED), "46").awaited()).containsExactly(P2);
    assertThat(came(acamar(LeaderState.EXHAUSTED), "46").awaited()).isEmpty();
  }

  @Test
  void acamarGivesNothingWherePlanetsAreOrNoTokenIsLeft() {
    assertThat(came(acamar(LeaderState.READIED), "19").awaited()).isEmpty();
    assertThat(came(acamar(LeaderState.READIED).sheet(P1, 6, 6, 3), "46").awaited()).isEmpty();
  }

  @Test
  @Rule("leader/acamar.N2")
  void aSystemWhoseOnlyPlanetIsDestroyedHasNone() {
    TableKit destroyed =
        acamar(LeaderState.READIED).with(new PlanetPurged(new PlanetId("wellon"))::fold);

    assertThat(came(destroyed, "19").awaited()).containsExactly(P2);
    TableKit half =
        acamar(LeaderState.READIED)
            .tile("27", -1, 1)
            .with(new PlanetPurged(new PlanetId("starpoint"))::fold);
    assertThat(came(half, "27").awaited()).isEmpty();
  }

  @Test
  void acamarServesItsOwnerToo() {
    TableKit own = board().player(P1, "empyrean").leaders(P1, "acamar").sheet(P1, 1, 3, 1);
    Scenario<MapState> gained =
        came(own, "46").when(P1, use("acamar")).when(P1, choose("tactic")).thenAccepted();

    assertThat(gained.table().player(P1).tokens().tactic()).isEqualTo(2);
  }

  @Test
  void aTokenReturnsFromTheSystemIntoWhichShipsOfOthersMoved() {
    Scenario<MapState> asked = came(xuange().tokens(P2, "46", "38"), "46");
    assertThat(asked.awaited()).containsExactly(P2);

    Scenario<MapState> returned = asked.when(P2, use("xuange")).thenAccepted();
    assertThat(tokens(returned, "46")).containsExactly(P1);
    assertThat(tokens(returned, "38")).contains(P2);
    Scenario<MapState> stays =
        asked.when(P2, new AbilityCommand.LetPass(Service.MAP)).thenAccepted();
    assertThat(tokens(stays, "46")).contains(P2);
  }

  @Test
  void nothingReturnsWithoutATokenThereWhereOwnShipsMovedOrWhileXuangeIsLocked() {
    assertThat(came(xuange().tokens(P2, "38"), "46").awaited()).isEmpty();
    assertThat(
            came(
                    board()
                        .player(P1, "empyrean")
                        .leader(P1, "xuange", LeaderState.UNLOCKED)
                        .tokens(P2, "46"),
                    "46")
                .awaited())
        .isEmpty();
    assertThat(
            came(board().leader(P2, "xuange", LeaderState.LOCKED).tokens(P2, "46"), "46").awaited())
        .isEmpty();
  }

  @Test
  @Rule("leader/xuange.N2")
  void anyMovementTriggersIt() {
    Scenario<MapState> relocated =
        Scenario.given(
            new MapDecider(StandardRules.TABLE),
            xuange()
                .tokens(P2, "46")
                .frame(new Turn(P1).acting())
                .frame(Relocation.movedBy(P3, P1, SystemId.of("38"), List.of(SystemId.of("46")))));
    assertThat(relocated.awaited()).as("moved by another player").containsExactly(P2);
    Scenario<MapState> returned = relocated.when(P2, use("xuange")).thenAccepted();
    assertThat(tokens(returned, "46")).isEmpty();

    Scenario<MapState> retreat =
        Scenario.given(
            new MapDecider(StandardRules.TABLE),
            xuange()
                .tokens(P2, "46")
                .frame(new Turn(P1).acting())
                .frame(new Relocation(P1, SystemId.of("38"), List.of(SystemId.of("46")))));
    assertThat(retreat.awaited()).as("moved without a combat frame").containsExactly(P2);
  }

  /** P1 becomes the last neighbor of P2 by its move next to a PDS of P2. */
  @Test
  @Rule("leader/xuange.N3")
  void theMovementThatUnlocksXuangeDoesNotTriggerIt() {
    TableKit unlocking =
        becomingNeighbors(P1, P2).leader(P2, "xuange", LeaderState.LOCKED).tokens(P2, "46");
    Scenario<MapState> came = came(unlocking, "46");
    assertThat(came.awaited()).isEmpty();
    assertThat(came.table().player(P2).leaders().locked()).isEmpty();
    assertThat(tokens(came, "46")).contains(P2);

    Scenario<MapState> beside = came(unlocking.leaders(P2, "acamar"), "46");
    assertThat(beside.options(P2))
        .filteredOn(AbilityOption.Usable.class::isInstance)
        .extracting(option -> ((AbilityOption.Usable) option).ability().toString())
        .containsExactly("leader/acamar");
    Scenario<MapState> over =
        beside.when(P2, use("acamar")).when(P1, choose("tactic")).thenAccepted();
    assertThat(over.table().player(P2).leaders().locked()).isEmpty();
    assertThat(tokens(over, "46")).contains(P2);
  }

  /** The ships of P1 come to the Floating Factory of P2. */
  @Test
  @Rule("leader/xuange.N4")
  void aBlockadedFactoryIsDestroyedBeforeNeighborsAreLookedFor() {
    TableKit factory =
        becomingNeighbors(P2, P1)
            .player(P1, "empyrean")
            .player(P2, "saar")
            .leader(P1, "xuange", LeaderState.LOCKED);
    Scenario<MapState> came =
        came(factory.units(P2, "46", SPACE_DOCK, 1).units(P3, "19", CRUISER, 1), "46");

    assertThat(came.table().units().at(Place.of("46"), P2)).isEmpty();
    assertThat(came.table().player(P1).leaders().locked()).containsExactly(new LeaderId("xuange"));

    Scenario<MapState> cruiser =
        came(factory.units(P2, "46", CRUISER, 1).units(P3, "19", CRUISER, 1), "46");
    assertThat(cruiser.table().player(P1).leaders().locked()).isEmpty();
  }

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "sol")
        .player(P2, "empyrean")
        .sheet(P1, 1, 3, 1)
        .tile("38", 0, 0)
        .tile("46", 1, 0)
        .tile("19", 0, 1)
        .units(P1, "38", CRUISER, 1);
  }

  private static TableKit acamar(LeaderState state) {
    return board().leader(P2, "acamar", state);
  }

  private static TableKit xuange() {
    return board().leader(P2, "xuange", LeaderState.UNLOCKED);
  }

  /** One is far from the other, until the ships of P1 come to 46. */
  private static TableKit becomingNeighbors(Seat one, Seat other) {
    TableKit kit =
        TableKit.players(3)
            .player(P1, "sol")
            .player(P2, "empyrean")
            .round(1)
            .sheet(P1, 1, 3, 1)
            .tile("38", -1, 0)
            .tile("46", 0, 0)
            .tile("19", 1, 0)
            .tile("47", 2, 0)
            .controls(P1, "arretze")
            .controls(P2, "archon_ren")
            .controls(P3, "arc_prime")
            .units(P1, "38", CRUISER, 1);
    return one.equals(P1) ? kit.units(other, "19/wellon", PDS, 1).units(P3, "19", CRUISER, 1) : kit;
  }

  private static Scenario<MapState> came(TableKit kit, String to) {
    return moving(kit.frame(new Turn(P1).acting()), P1, to)
        .when(P1, move(ship(CRUISER, "38")))
        .thenAccepted();
  }

  private static AbilityCommand.UseAbility use(String leader) {
    return new AbilityCommand.UseAbility(Service.MAP, AbilityRef.parse("leader/" + leader));
  }

  private static AbilityCommand.Choose choose(String candidate) {
    return new AbilityCommand.Choose(Service.MAP, List.of(candidate));
  }

  private static Set<Seat> tokens(Scenario<MapState> scenario, String system) {
    return scenario.table().tokens().getOrDefault(SystemId.of(system), Set.of());
  }
}
