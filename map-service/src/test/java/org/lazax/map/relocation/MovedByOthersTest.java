package org.lazax.map.relocation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.map.MapDecider;
import org.lazax.map.path.RiftCrossed;
import org.lazax.map.state.MapState;
import org.lazax.map.state.Pickup;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.units.Place;

/** Mahact (p1) moves all that is in a space area to the empty 46, where ships of p3 are. */
class MovedByOthersTest {
  private static final SystemId TO = SystemId.of("46");

  private static TableKit board(String from) {
    return TableKit.players(3)
        .player(P1, "mahact")
        .tile(from, 0, 0)
        .tile("46", 1, 0)
        .controls(P1, "arretze")
        .controls(P2, "archon_ren")
        .controls(P3, "arc_prime")
        .units(P3, "46", CRUISER, 1);
  }

  private static Scenario<MapState> moved(TableKit kit, Seat owner, String from, int... dice) {
    return Scenario.given(
        new MapDecider(StandardRules.TABLE),
        kit.frame(new Turn(P1).acting())
            .frame(SpaceCombat.withoutRetreat(TO, owner, P3))
            .frame(Relocation.movedBy(P1, owner, SystemId.of(from), List.of(TO))),
        dice);
  }

  private static int count(Scenario<MapState> scenario, Seat owner, String place, UnitType type) {
    return scenario
        .table()
        .units()
        .count(Place.of(place), s -> s.owner().equals(owner) && s.type() == type);
  }

  @Test
  @Rule("leader/airo_shir_aur.N1")
  void theSpaceAreaIsEmptiedAndTroopsOnPlanetsStay() {
    Scenario<MapState> moved =
        moved(
            board("19")
                .controls(P2, "wellon")
                .units(P2, "19/wellon", INFANTRY, 2)
                .units(P2, "19/wellon", SPACE_DOCK, 1)
                .units(P2, "19", CARRIER, 1)
                .units(P2, "19", FIGHTER, 5)
                .units(P2, "19", INFANTRY, 2),
            P2,
            "19");

    assertThat(moved.awaited()).as("nothing is to be chosen").isEmpty();
    assertThat(moved.table().units().at(Place.of("19"), P2)).isEmpty();
    assertThat(count(moved, P2, "46", CARRIER)).isEqualTo(1);
    assertThat(count(moved, P2, "46", FIGHTER)).as("those of the dock too").isEqualTo(5);
    assertThat(count(moved, P2, "46", INFANTRY)).isEqualTo(2);
    assertThat(count(moved, P2, "19/wellon", INFANTRY)).isEqualTo(2);
  }

  /** P3 has Voidwatch, for which whoever has moved ships gives a note. */
  @Test
  @Rule("leader/airo_shir_aur.N2")
  void whatFollowsUponWhoMovesShipsFollowsUponMahact() {
    Scenario<MapState> moved =
        moved(
            board("19")
                .technologies(P3, "voidwatch")
                .notes(P1, "ceasefire@p1", "trade_agreement@p1")
                .notes(P2, "ceasefire@p2")
                .units(P2, "19", CRUISER, 1),
            P2,
            "19");
    assertThat(moved.awaited()).containsExactly(P1);

    Scenario<MapState> given =
        moved.when(P1, new Choose(Service.MAP, List.of("ceasefire@p1"))).thenAccepted();
    assertThat(given.table().player(P3).notes()).containsExactly(Note.parse("ceasefire@p1"));
    assertThat(given.table().player(P2).notes()).hasSize(1);
  }

  @Test
  @Rule("leader/airo_shir_aur.N1.1")
  void ownShipsMayTakeOwnGroundForcesFromPlanets() {
    Scenario<MapState> asked =
        moved(
            board("19")
                .controls(P1, "wellon")
                .units(P1, "19/wellon", INFANTRY, 2)
                .units(P1, "19", CARRIER, 1),
            P1,
            "19");
    assertThat(asked.awaited()).containsExactly(P1);

    Relocate.Load aboard =
        new Relocate.Load(
            CARRIER, false, List.of(new Pickup(Place.of("19/wellon"), INFANTRY, 1, false)));
    Scenario<MapState> moved = asked.when(P1, new Relocate(TO, List.of(aboard)));
    assertThat(count(moved, P1, "46", INFANTRY)).isEqualTo(1);
    assertThat(count(moved, P1, "19/wellon", INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule("leader/airo_shir_aur.N1.2")
  void floatingFactoriesMoveWithTheShips() {
    Scenario<MapState> moved =
        moved(
            board("19")
                .player(P2, "saar")
                .units(P2, "19", SPACE_DOCK, 1)
                .units(P2, "19", CRUISER, 1),
            P2,
            "19");

    assertThat(count(moved, P2, "46", SPACE_DOCK)).isEqualTo(1);
    assertThat(moved.table().units().at(Place.of("19"))).isEmpty();
  }

  @Test
  @Rule("leader/airo_shir_aur.N7")
  void theirOwnerThrowsADieForEachOutOfARift() {
    Scenario<MapState> moved = moved(board("41").units(P2, "41", CRUISER, 2), P2, "41", 3, 4);

    assertThat(moved.events())
        .filteredOn(RiftCrossed.class::isInstance)
        .extracting(event -> ((RiftCrossed) event).seat())
        .containsExactly(P2, P2);
    assertThat(count(moved, P2, "46", CRUISER)).isEqualTo(1);
    assertThat(count(moved, P2, "41", CRUISER)).isZero();
  }

  @Test
  void whoMovesThemSaysWhatIsAboardWhichShipWhereDiceAreThrown() {
    Scenario<MapState> asked =
        moved(board("41").units(P2, "41", CARRIER, 2).units(P2, "41", INFANTRY, 2), P2, "41");

    assertThat(asked.awaited()).containsExactly(P1);
    Relocate.Load both =
        new Relocate.Load(CARRIER, false, List.of(new Pickup(Place.of("41"), INFANTRY, 2, false)));
    Scenario<MapState> moved = asked.when(P1, new Relocate(TO, List.of(both)), 1, 10);
    assertThat(count(moved, P2, "46", CARRIER)).isEqualTo(1);
    assertThat(count(moved, P2, "46", INFANTRY)).isZero();
  }

  @Test
  @Rule("leader/airo_shir_aur.N7.1")
  void shipsOfVuilraithThrowNoneOutOfTheirTear() {
    Scenario<MapState> moved =
        moved(
            board("19")
                .player(P2, "vuil_raith")
                .controls(P2, "wellon")
                .units(P2, "19/wellon", SPACE_DOCK, 1)
                .units(P2, "19", CRUISER, 1),
            P2,
            "19");

    assertThat(count(moved, P2, "46", CRUISER)).isEqualTo(1);
  }
}
