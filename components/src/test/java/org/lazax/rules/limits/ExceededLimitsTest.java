package org.lazax.rules.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

class ExceededLimitsTest {
  private static final SystemId WELLON = SystemId.of("19");
  private final TableKit board = TableKit.players(2).tile("19", 0, 0).frame(new Turn(P1));

  @Test
  @Rule({"capacity.2", "capacity.3.2", "fleet_pool.1", "fleet_pool.1.1", "ships.2.1"})
  void nothingIsDueWithinTheLimits() {
    Table table =
        board
            .units(P1, "19", CARRIER, 1)
            .units(P1, "19", CRUISER, 2)
            .units(P1, "19", FIGHTER, 3)
            .units(P1, "19", INFANTRY, 1)
            .units(P1, "19/wellon", INFANTRY, 9)
            .table();

    assertThat(ExceededLimits.due(table)).isEmpty();
  }

  @Test
  @Rule({"capacity.3", "ships.2.1"})
  void surplusOfOneKindGoesWithoutAsking() {
    Table table = board.units(P1, "19", CARRIER, 1).units(P1, "19", FIGHTER, 6).table();

    assertThat(ExceededLimits.due(table)).containsExactly(removed(UnitStack.of(P1, FIGHTER, 2)));
  }

  @Test
  @Rule("ground_forces.1")
  void groundForcesInSpaceWithoutShipsThatHoldThemGo() {
    TableKit onPlanet = board.units(P1, "19/wellon", INFANTRY, 2);
    TableKit aboard = board.units(P1, "19", CARRIER, 1).units(P1, "19", INFANTRY, 2);
    TableKit adrift = board.units(P1, "19", INFANTRY, 2);

    assertThat(ExceededLimits.due(onPlanet.table())).isEmpty();
    assertThat(ExceededLimits.due(aboard.table())).isEmpty();
    assertThat(ExceededLimits.due(adrift.table()))
        .containsExactly(removed(UnitStack.of(P1, INFANTRY, 2)));
  }

  @Test
  @Rule("unit/aerie_sentinel.N1")
  void theMechsOfTheArgentFlightTakeNoRoomOfShipsThatHaveAny() {
    TableKit argent = board.player(P1, "argent").units(P1, "19", MECH, 2);
    TableKit full = argent.units(P1, "19", CARRIER, 1).units(P1, "19", FIGHTER, 4);

    assertThat(ExceededLimits.due(full.table())).isEmpty();
    assertThat(ExceededLimits.due(full.units(P1, "19", FIGHTER, 1).table()))
        .containsExactly(removed(UnitStack.of(P1, FIGHTER, 1)));
    assertThat(ExceededLimits.due(argent.units(P1, "19", CRUISER, 1).table()))
        .containsExactly(removed(UnitStack.of(P1, MECH, 2)));
  }

  @Test
  @Rule("unit/floating_factory_i.N1")
  void aFloatingFactoryIsNoneOfTheShipsOfTheFleetPool() {
    Table table =
        board
            .player(P1, "saar")
            .sheet(P1, 3, 1, 2)
            .units(P1, "19", CRUISER, 1)
            .units(P1, "19", SPACE_DOCK, 1)
            .table();

    assertThat(ExceededLimits.due(table)).isEmpty();
  }

  @Test
  @Rule({"capacity.3", "capacity.3.1"})
  void theOwnerChoosesAmongFightersAndGroundForces() {
    Table table =
        board
            .units(P1, "19", CARRIER, 1)
            .units(P1, "19", FIGHTER, 3)
            .units(P1, "19", INFANTRY, 2)
            .table();

    assertThat(ExceededLimits.due(table)).containsExactly(trim(table));
  }

  @Test
  @Rule({"fleet_pool.1", "fleet_pool.3", "ships.2"})
  void theOwnerChoosesWhichShipLeavesAFleetBeyondThePool() {
    Table table = board.units(P1, "19", CRUISER, 3).units(P1, "19", DREADNOUGHT, 1).table();
    Surplus surplus = new Surplus(table, P1, WELLON);

    assertThat(ExceededLimits.due(table)).containsExactly(trim(table));
    assertThat(surplus.broken(List.of(UnitStack.of(P1, DREADNOUGHT, 1)))).isEmpty();
    assertThat(surplus.broken(List.of(UnitStack.of(P1, CRUISER, 1)))).isEmpty();
    assertThat(surplus.broken(List.of())).flatMap(r -> r.rule()).contains("fleet_pool.3");
    assertThat(surplus.broken(List.of(UnitStack.of(P1, CRUISER, 2)))).isPresent();
    assertThat(surplus.cheapest()).containsExactly(UnitStack.of(P1, CRUISER, 1));
  }

  @Test
  @Rule({"fleet_pool.0", "fleet_pool.3"})
  void aSmallerFleetPoolIsEnforcedAtOnce() {
    Table table = board.sheet(P1, 3, 2, 2).units(P1, "19", CRUISER, 3).table();

    assertThat(ExceededLimits.due(table)).containsExactly(removed(UnitStack.of(P1, CRUISER, 1)));
  }

  @Test
  @Rule("ships.2")
  void eachPlayerHasLimitsOfTheirOwn() {
    Table table = board.units(P1, "19", CRUISER, 3).units(P2, "19", CRUISER, 3).table();

    assertThat(ExceededLimits.due(table)).isEmpty();
  }

  @Test
  @Rule({"fleet_pool.N2.1", "ships.N1"})
  void fightersThatFlyCountAsShipsOrAsCargo() {
    TableKit flying = board.technologies(P1, "fighter_ii");

    Table legal = flying.units(P1, "19", CARRIER, 1).units(P1, "19", FIGHTER, 6).table();
    Table over =
        flying
            .units(P1, "19", CRUISER, 2)
            .units(P1, "19", DREADNOUGHT, 1)
            .units(P1, "19", FIGHTER, 2)
            .table();

    assertThat(ExceededLimits.due(legal)).isEmpty();
    assertThat(ExceededLimits.due(over)).containsExactly(trim(over));
    Surplus surplus = new Surplus(over, P1, WELLON);
    assertThat(surplus.cheapest()).containsExactly(UnitStack.of(P1, FIGHTER, 1));
    assertThat(surplus.broken(List.of(UnitStack.of(P1, CRUISER, 1)))).isEmpty();
  }

  @Test
  @Rule("unit/fighter_ii.N3")
  void fightersThatFlyMayExceedThePoolInAMoveAndAreTrimmedOnceItIsOverUnlessTheyAreCarried() {
    TableKit flying = board.technologies(P1, "fighter_ii");
    TableKit over = flying.units(P1, "19", CRUISER, 3).units(P1, "19", FIGHTER, 2);

    assertThat(ExceededLimits.due(over.frame(new Movement(P1, WELLON)).table())).isEmpty();
    assertThat(ExceededLimits.due(over.table())).containsExactly(trim(over.table()));
    Table produced = over.frame(new Production(P1, WELLON)).table();
    assertThat(ExceededLimits.due(produced)).containsExactly(trim(produced));

    TableKit carried =
        flying.units(P1, "19", CRUISER, 2).units(P1, "19", CARRIER, 1).units(P1, "19", FIGHTER, 4);
    assertThat(ExceededLimits.due(carried.table())).as("in capacity").isEmpty();
    Table full = carried.units(P1, "19", INFANTRY, 1).table();
    assertThat(ExceededLimits.due(full)).containsExactly(trim(full));
    Surplus surplus = new Surplus(full, P1, WELLON);
    assertThat(surplus.broken(List.of())).isPresent();
    assertThat(surplus.broken(List.of(UnitStack.of(P1, FIGHTER, 1)))).isEmpty();
    assertThat(surplus.broken(List.of(UnitStack.of(P1, INFANTRY, 1)))).isEmpty();
  }

  @Test
  @Rule("capacity.2")
  void aSpaceDockSupportsFightersButNoGroundForces() {
    Table table =
        board
            .units(P1, "19/wellon", SPACE_DOCK, 1)
            .units(P1, "19", FIGHTER, 3)
            .units(P1, "19", INFANTRY, 1)
            .table();

    assertThat(ExceededLimits.due(table)).containsExactly(removed(UnitStack.of(P1, INFANTRY, 1)));
  }

  @Test
  @Rule({"capacity.3.3", "space_combat.N1", "fleet_pool.N1", "unit/fighter_ii.N1"})
  void theLimitsRestDuringSpaceCombatAndMovement() {
    TableKit over = board.units(P1, "19", FIGHTER, 2).units(P1, "19", INFANTRY, 1);

    assertThat(ExceededLimits.due(over.frame(new SpaceCombat(WELLON, P1, P2)).table())).isEmpty();
    assertThat(ExceededLimits.due(over.frame(new Movement(P1, WELLON)).table())).isEmpty();
    assertThat(ExceededLimits.due(over.table())).isNotEmpty();
  }

  private static UnitsRemoved removed(UnitStack stack) {
    return new UnitsRemoved(Place.space(WELLON), List.of(stack));
  }

  private static GameEvent trim(Table table) {
    return new FrameOpened(table.kernel().opened(), new Trim(P1, WELLON));
  }

  @Test
  @Rule("capacity.4")
  void cargoHasNoCarrierOfItsOwnOnceItLies() {
    Table table =
        board
            .units(P1, "19", CARRIER, 1)
            .units(P1, "19", DREADNOUGHT, 2)
            .units(P1, "19", INFANTRY, 6)
            .table();

    assertThat(FleetLoad.of(table, P1, WELLON).room()).isZero();
    assertThat(ExceededLimits.due(table)).isEmpty();
    assertThat(new Surplus(table, P1, WELLON).forced()).isEqualTo(Optional.empty());
  }
}
