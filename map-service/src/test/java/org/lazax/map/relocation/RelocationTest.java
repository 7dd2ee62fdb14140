package org.lazax.map.relocation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.map.state.MapState;
import org.lazax.map.state.Pickup;
import org.lazax.rulebook.Rule;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.ExceededLimits;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.procedure.Relocated;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.SpaceCombat.Progress.Step;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.galaxy.IonStormTurned;
import org.lazax.table.event.units.UnitsMarked;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 leaves Wellon (19) for the empty 46 north of it or Vefut II (20) south of it. */
class RelocationTest {
  private final TableKit board =
      TableKit.players(2)
          .tile("46", 0, -1)
          .tile("19", 0, 0)
          .tile("20", 0, 1)
          .tile("41", 0, 2)
          .units(P2, "19", CRUISER, 1);

  @Test
  @Rule("space_combat.7.2")
  void allShipsGoTogether() {
    Scenario<MapState> left =
        leaving(board.units(P1, "19", CRUISER, 2).damaged(P1, "19", DREADNOUGHT, 1), "19", "46");

    assertThat(outcome(left)).isEqualTo(new Relocated(Optional.of(SystemId.of("46"))));
    assertThat(left.table().units().at(Place.of("46")))
        .containsExactly(new UnitStack(P1, DREADNOUGHT, 1, true), UnitStack.of(P1, CRUISER, 2));
    assertThat(left.table().units().at(Place.of("19"), P1)).isEmpty();
  }

  @Test
  @Rule("movement.9")
  void neitherMoveNorOnesOwnTokenNorShipsOfOthersOnTheWayMatter() {
    Scenario<MapState> left =
        leaving(
            board.tokens(P1, "19").units(P1, "19", DREADNOUGHT, 1).units(P2, "20", CRUISER, 1),
            "19",
            "41");

    assertThat(left.table().units().at(Place.of("41"), P1))
        .containsExactly(UnitStack.of(P1, DREADNOUGHT, 1));
  }

  @Test
  @Rule("promissory_note/the_cavalry.N1")
  void aShipThatFightsAsAFlagshipCarriesWhatItsTypeDoes() {
    String cavalry = "promissory_note/the_cavalry";
    UnitStack carrier = UnitStack.of(P1, CARRIER, 1);
    UnitStack marked = carrier.marked(Optional.of(ComponentRef.parse(cavalry)));
    TableKit kit =
        board
            .effect(P1, cavalry)
            .units(P1, "19", CARRIER, 1)
            .units(P1, "19", FIGHTER, 1)
            .with(table ->
                new UnitsMarked(Place.of("19"), List.of(carrier), marked.mark()).fold(table));

    Scenario<MapState> asked = leaving(kit, "19", "46", "20");
    Scenario<MapState> left = asked.when(P1, to("20", load(CARRIER, cargo("19", FIGHTER, 1))));
    assertThat(left.table().units().at(Place.of("20"), P1))
        .contains(marked, UnitStack.of(P1, FIGHTER, 1));
  }

  @Test
  @Rule("unit/hil_colish.N8")
  void theCreussFlagshipCutsNobodyOffWhoRetreatsThroughItsWormhole() {
    TableKit creuss =
        TableKit.players(2)
            .player(P1, "creuss")
            .tile("19", 0, 0)
            .tile("17", 6, 0)
            .units(P1, "19", FLAGSHIP, 1)
            .units(P1, "19", CRUISER, 2)
            .units(P2, "19", CRUISER, 1);
    Starmap map = Starmap.seenBy(creuss.table(), P1);
    assertThat(map.adjacent(SystemId.of("19"))).containsExactly(SystemId.of("17"));

    Scenario<MapState> left = leaving(creuss, "19", "17");
    assertThat(left.table().units().at(Place.of("17"), P1))
        .containsExactlyInAnyOrder(UnitStack.of(P1, FLAGSHIP, 1), UnitStack.of(P1, CRUISER, 2));
    assertThat(left.table().units().at(Place.of("19"), P1)).isEmpty();
  }

  @Test
  @Rule("space_combat.7.3")
  void onlyADestinationOfTheRetreatIsAccepted() {
    Scenario<MapState> asked = leaving(board.units(P1, "19", CRUISER, 2), "19", "46", "20");

    asked.when(P1, to("41")).thenRefused("space_combat.7.3");
    asked.when(P1, to("20")).thenAccepted();
  }

  @Test
  @Rule({"transport.N2", "movement.N2.1", "movement.5"})
  void cargoMayBeTakenOutOfASystemWithOnesOwnToken() {
    Scenario<MapState> asked =
        leaving(
            board.tokens(P1, "19").units(P1, "19", CARRIER, 1).units(P1, "19", FIGHTER, 2),
            "19",
            "46");

    asked
        .when(P1, to("46", load(CARRIER, cargo("19", FIGHTER, 2))))
        .then(table -> assertThat(fighters(table, "46")).isEqualTo(2));
  }

  @Test
  @Rule({"space_combat.N12", "space_combat.7.2"})
  void whatDoesNotFitIsRemoved() {
    Scenario<MapState> asked =
        leaving(board.units(P1, "19", CARRIER, 1).units(P1, "19", FIGHTER, 6), "19", "46");

    asked
        .when(P1, to("46", load(CARRIER, cargo("19", FIGHTER, 5))))
        .thenRefused("space_combat.N12");
    asked
        .when(P1, to("46", load(CARRIER, cargo("19", FIGHTER, 4))))
        .then(table -> assertThat(fighters(table, "46")).isEqualTo(4))
        .then(table -> assertThat(fighters(table, "19")).isZero());
  }

  @Test
  @Rule({"space_combat.N11", "space_combat.N10"})
  void unitsInSpaceAreAbandonedOnlyForAFullLoad() {
    Scenario<MapState> asked =
        leaving(
            board
                .units(P1, "19", CARRIER, 1)
                .units(P1, "19", FIGHTER, 4)
                .units(P1, "19/wellon", INFANTRY, 4)
                .controls(P1, "wellon"),
            "19",
            "46");

    asked
        .when(P1, to("46", load(CARRIER, cargo("19", FIGHTER, 3))))
        .thenRefused("space_combat.N11");
    asked
        .when(P1, to("46", load(CARRIER, cargo("19/wellon", INFANTRY, 4))))
        .then(table -> assertThat(fighters(table, "19")).isZero())
        .then(table -> assertThat(table.units().at(Place.of("19/wellon"))).isEmpty());
  }

  @Test
  @Rule("space_combat.N11.1")
  void groundForcesOnPlanetsMayStay() {
    leaving(
            board
                .units(P1, "19", CARRIER, 1)
                .units(P1, "19/wellon", INFANTRY, 4)
                .controls(P1, "wellon"),
            "19",
            "46")
        .when(P1, to("46"))
        .then(table -> assertThat(table.units().at(Place.of("19/wellon"))).hasSize(1));
  }

  @Test
  @Rule("space_combat.N6")
  void fightersAloneAreRemovedAndNobodyArrives() {
    Scenario<MapState> left = leaving(board.units(P1, "19", FIGHTER, 3), "19", "46");

    assertThat(outcome(left)).isEqualTo(new Relocated(Optional.empty()));
    assertThat(left.table().units().at(Place.of("19"), P1)).isEmpty();
  }

  @Test
  @Rule({"space_combat.N5", "gravity_rift.2.2"})
  void eachShipThatLeavesARiftThrowsADie() {
    TableKit rift =
        board.units(P1, "41", CRUISER, 1).units(P1, "41", CARRIER, 1).units(P1, "41", FIGHTER, 2);

    Scenario<MapState> left =
        leaving(rift, "41", "20").when(P1, to("20", load(CARRIER, cargo("41", FIGHTER, 2))), 3, 4);

    assertThat(left.table().units().at(Place.of("20")))
        .containsExactly(UnitStack.of(P1, CRUISER, 1));
    assertThat(left.table().units().at(Place.of("41"))).isEmpty();
  }

  @Test
  @Rule({"gravity_rift.N5", "gravity_rift.N5.1", "gravity_rift.N5.2"})
  void fightersThatFlyThrowDiceOfTheirOwnUnlessTheyAreCarried() {
    TableKit rift =
        board
            .technologies(P1, "fighter_ii")
            .units(P1, "41", CARRIER, 1)
            .units(P1, "41", FIGHTER, 3);
    Scenario<MapState> asked = leaving(rift, "41", "20");

    assertThat(((RelocationOption) asked.options(P1).getFirst()).flyers())
        .containsExactly(cargo("41", FIGHTER, 3));
    asked
        .when(P1, to("20", load(CARRIER, cargo("41", FIGHTER, 1))), 10, 2, 9)
        .then(table -> assertThat(fighters(table, "20")).isEqualTo(2))
        .then(table -> assertThat(table.units().at(Place.of("41"))).isEmpty());
    asked
        .when(P1, to("20", load(CARRIER, cargo("41", FIGHTER, 4))))
        .thenRefused("space_combat.N10");
  }

  @Test
  @Rule("structures.3")
  void aHelTitanStaysWhereItIs() {
    Scenario<MapState> asked =
        leaving(
            board
                .player(P1, "titans")
                .controls(P1, "wellon")
                .units(P1, "19", CARRIER, 1)
                .units(P1, "19/wellon", PDS, 1)
                .units(P1, "19/wellon", INFANTRY, 1),
            "19",
            "46");

    asked
        .when(P1, to("46", load(CARRIER, cargo("19/wellon", PDS, 1))))
        .thenRefused("space_combat.N10");
  }

  @Test
  @Rule("space_combat.N5")
  void ifTheRiftTakesAllNobodyArrives() {
    Scenario<MapState> left = leaving(board.units(P1, "41", CRUISER, 1), new int[] {1}, "41", "20");

    assertThat(outcome(left)).isEqualTo(new Relocated(Optional.empty()));
  }

  @Test
  void silenceTakesWhatFits() {
    Scenario<MapState> asked =
        leaving(board.units(P1, "19", CARRIER, 1).units(P1, "19", FIGHTER, 6), "19", "46", "20");

    asked.when(P1, asked.silence(P1).orElseThrow()).thenAccepted();
  }

  @Test
  @Rule({"unit/aerie_sentinel.N1", "space_combat.N11", "space_combat.N12"})
  void aMechThatTakesNoRoomIsNotLeftBehind() {
    TableKit fleet = board.units(P1, "19", CARRIER, 1).units(P1, "19", FIGHTER, 4);
    Relocate withMech = to("46", load(CARRIER, cargo("19", FIGHTER, 4), cargo("19", MECH, 1)));
    Relocate without = to("46", load(CARRIER, cargo("19", FIGHTER, 4)));
    TableKit argent = fleet.player(P1, "argent").units(P1, "19", MECH, 1);
    Scenario<MapState> asked = leaving(argent, "19", "46", "20");

    asked.when(P1, withMech).thenAccepted();
    asked.when(P1, without).thenRefused("space_combat.N11");
    asked.when(P1, asked.silence(P1).orElseThrow()).thenAccepted();
    leaving(fleet.units(P1, "19", MECH, 1), "19", "46", "20")
        .when(P1, withMech)
        .thenRefused("space_combat.N12");
  }

  @Test
  @Rule("exploration/ion_storm.N4")
  void aRetreatTurnsTheStormAndNoOtherMoveOutsideOfTacticalMovementDoes() {
    TableKit storm =
        board
            .tile("26", 6, 0)
            .marker(Marker.ION_STORM_ALPHA, "46")
            .units(P1, "46", CRUISER, 1)
            .units(P2, "46", CRUISER, 1);

    assertThat(leaving(storm, Step.RETREATED, "46", "26").happened())
        .anyMatch(IonStormTurned.class::isInstance);
    assertThat(leaving(storm, Step.WITHDRAWN, "46", "26").happened())
        .noneMatch(IonStormTurned.class::isInstance);
    assertThat(leaving(storm, Step.RETREATED, "46", "19").happened())
        .as("by a side")
        .noneMatch(IonStormTurned.class::isInstance);
  }

  private static Scenario<MapState> leaving(TableKit kit, Step step, String from, String to) {
    SystemId system = SystemId.of(from);
    return Scenario.given(
        new MapDecider(StandardRules.TABLE),
        kit.frame(new SpaceCombat(system, P1, P2).announced(Optional.of(P1), step))
            .frame(new Relocation(P1, system, List.of(SystemId.of(to)))));
  }

  private static Scenario<MapState> leaving(TableKit kit, String from, String... destinations) {
    return leaving(kit, new int[0], from, destinations);
  }

  private static Scenario<MapState> leaving(
      TableKit kit, int[] dice, String from, String... destinations) {
    SystemId system = SystemId.of(from);
    List<SystemId> to = Arrays.stream(destinations).map(SystemId::of).toList();
    return Scenario.given(
        new MapDecider(StandardRules.TABLE),
        kit.frame(new SpaceCombat(system, P1, P2)).frame(new Relocation(P1, system, to)),
        dice);
  }

  private static Relocate to(String system, Relocate.Load... loads) {
    return new Relocate(SystemId.of(system), List.of(loads));
  }

  private static Relocate.Load load(UnitType ship, Pickup... cargo) {
    return new Relocate.Load(ship, false, List.of(cargo));
  }

  private static Pickup cargo(String place, UnitType type, int count) {
    return new Pickup(Place.of(place), type, count, false);
  }

  private static Object outcome(Scenario<MapState> scenario) {
    return scenario.table().kernel().frame().orElseThrow().returned().orElseThrow();
  }

  private static int fighters(Table table, String system) {
    return table.units().count(Place.of(system), s -> s.type() == FIGHTER);
  }

  @Test
  @Rule({"action_card/skilled_retreat.N4", "action_card/skilled_retreat.N5"})
  void whoWithdrawsTakesAllFightersAlongAndLosesThoseWithoutRoomOnlyThere() {
    TableKit fleet =
        board.units(P1, "19", CARRIER, 1).units(P1, "19", FIGHTER, 6).units(P1, "19", INFANTRY, 2);
    SystemId system = SystemId.of("19");
    Scenario<MapState> asked =
        Scenario.given(
            new MapDecider(StandardRules.TABLE),
            fleet
                .frame(new TacticalAction(P1, system).at(TacticalAction.Progress.Step.INVASION))
                .frame(new SpaceCombat(system, P1, P2).announced(Optional.of(P1), Step.WITHDRAWN))
                .frame(new Relocation(P1, system, List.of(SystemId.of("46")))));

    Scenario<MapState> left = asked.when(P1, to("46", load(CARRIER, cargo("19", INFANTRY, 2))));
    assertThat(fighters(left.table(), "46")).isEqualTo(6);
    assertThat(left.table().units().at(Place.of("19"), P1)).isEmpty();

    Table over = closed(left.table());
    assertThat(ExceededLimits.due(over))
        .as("four are carried, of eight units")
        .hasAtLeastOneElementOfType(FrameOpened.class);
  }

  /** The same with the combat over. */
  private static Table closed(Table table) {
    Table now = table;
    while (now.kernel().within(SpaceCombat.class).isPresent()) {
      now =
          now.evolve(
              new FrameClosed(now.kernel().frame().orElseThrow().id(), Outcome.DONE), Stamp.NONE);
    }
    return now;
  }
}
