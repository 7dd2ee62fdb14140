package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.map.relocation.Relocate;
import org.lazax.map.state.MapState;
import org.lazax.map.state.Pickup;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;

/** P1 moves a cruiser to ships of Naalu (p2) in 19, beside 38, where ships of p1 stay. */
class ForesightTest {
  private static final AbilityCommand.UseAbility USE =
      new AbilityCommand.UseAbility(Service.MAP, AbilityRef.parse("faction_ability/foresight"));

  private static TableKit board(String beside) {
    return TableKit.players(2)
        .player(P1, "sol")
        .player(P2, "naalu")
        .sheet(P2, 0, 3, 2)
        .tile("19", 0, 0)
        .tile("38", 1, 0)
        .tile(beside, 0, 1)
        .units(P1, "38", CRUISER, 1)
        .units(P1, "38", DESTROYER, 1);
  }

  private static Scenario<MapState> came(TableKit kit, String to) {
    return moving(kit, P1, to).when(P1, move(ship(CRUISER, "38"))).thenAccepted();
  }

  private static Scenario<MapState> came(TableKit kit) {
    return came(kit, "19");
  }

  private static int count(Scenario<MapState> scenario, String place, UnitType type) {
    return scenario
        .table()
        .units()
        .count(Place.of(place), s -> s.owner().equals(P2) && s.type() == type);
  }

  @Test
  @Rule("faction_ability/foresight.N2")
  void aTokenOfTheStrategyPoolIsPlacedAndNotSpentAndTheShipsFollowIt() {
    Scenario<MapState> asked = came(board("46").units(P2, "19", CRUISER, 2).leaders(P2, "magmus"));
    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(asked.options(P2)).anyMatch(AbilityOption.Usable.class::isInstance);

    Scenario<MapState> left = asked.when(P2, USE).thenAccepted();
    assertThat(left.table().player(P2).tokens()).isEqualTo(new Tokens(0, 3, 1));
    assertThat(left.table().tokens().get(SystemId.of("46"))).isEqualTo(Set.of(P2));
    assertThat(count(left, "46", CRUISER)).isEqualTo(2);
    assertThat(count(left, "19", CRUISER)).isZero();
    assertThat(left.awaited()).as("no trade good is offered for it").isEmpty();
    assertThat(left.table().player(P2).tradeGoods()).isZero();
  }

  @Test
  void nobodyLeavesWithoutAToken() {
    TableKit poor = board("46").units(P2, "19", CRUISER, 1).sheet(P2, 3, 3, 0);

    assertThat(came(poor).awaited()).isEmpty();
  }

  @Test
  void ownMovesAndStructuresAreNoReason() {
    TableKit own = board("46").player(P1, "naalu").player(P2, "sol").sheet(P1, 2, 3, 2);
    assertThat(came(own).awaited()).isEmpty();

    TableKit infantry = board("46").units(P2, "19/wellon", INFANTRY, 1);
    assertThat(came(infantry).awaited()).isEmpty();
  }

  @Test
  @Rule("faction_ability/foresight.N1")
  void itIsNoRetreatSoThatNobodyInterceptsIt() {
    Scenario<MapState> left =
        came(board("46").units(P2, "19", CRUISER, 1).holds(P1, "intercept", "rout"))
            .when(P2, USE)
            .thenAccepted();

    assertThat(left.awaited()).isEmpty();
    assertThat(count(left, "46", CRUISER)).isEqualTo(1);
    assertThat(left.events())
        .filteredOn(event -> event instanceof FrameOpened(_, Relocation _))
        .extracting(event -> ((Relocation) ((FrameOpened) event).procedure()).reason(left.table()))
        .containsExactly(Relocation.Reason.MOVED);
  }

  @Test
  @Rule("faction_ability/foresight.N3")
  void fightersNeedNoRoomAndGroundForcesMayBeCarried() {
    Scenario<MapState> asked =
        came(board("46")
                .controls(P2, "wellon")
                .units(P2, "19/wellon", INFANTRY, 4)
                .units(P2, "19", CARRIER, 1)
                .units(P2, "19", FIGHTER, 3))
            .when(P2, USE);
    assertThat(asked.awaited()).containsExactly(P2);

    Relocate.Load aboard =
        new Relocate.Load(
            CARRIER, false, List.of(new Pickup(Place.of("19/wellon"), INFANTRY, 4, false)));
    Scenario<MapState> left =
        asked.when(P2, new Relocate(SystemId.of("46"), List.of(aboard))).thenAccepted();
    assertThat(count(left, "19", FIGHTER)).isZero();
    assertThat(count(left, "19/wellon", INFANTRY)).isZero();
    assertThat(count(left, "46", FIGHTER) + count(left, "46", INFANTRY)).isEqualTo(7);
  }

  @ParameterizedTest
  @ValueSource(strings = {"42", "43"})
  @Rule("faction_ability/foresight.N4")
  void nebulaeAndSupernovaeAreNoDestinations(String anomaly) {
    TableKit only =
        board(anomaly).technologies(P2, "antimass_deflectors").units(P2, "19", CRUISER, 1);

    assertThat(came(only).awaited()).isEmpty();
  }

  @Test
  @Rule("faction_ability/foresight.N4.1")
  void asteroidFieldsNeedAntimassDeflectors() {
    TableKit asteroids = board("44").units(P2, "19", CRUISER, 1);
    assertThat(came(asteroids).awaited()).isEmpty();

    Scenario<MapState> left =
        came(asteroids.technologies(P2, "antimass_deflectors")).when(P2, USE).thenAccepted();
    assertThat(count(left, "44", CRUISER)).isEqualTo(1);
  }

  @Test
  @Rule("action_card/nav_suite.N7.1")
  void theNavSuiteOfTheActivePlayerOpensNothingForThem() {
    TableKit asteroids =
        board("44").units(P2, "19", CRUISER, 1).effect(P1, "action_card/nav_suite", Map.of());
    assertThat(came(asteroids).awaited()).isEmpty();

    Scenario<MapState> lost =
        came(rift().effect(P1, "action_card/nav_suite", Map.of()), "41")
            .when(P2, USE, 1, 10)
            .thenAccepted();
    assertThat(count(lost, "46", CRUISER)).as("one of two is lost").isEqualTo(1);
  }

  private static TableKit rift() {
    return TableKit.players(2)
        .player(P1, "sol")
        .player(P2, "naalu")
        .sheet(P2, 0, 3, 2)
        .tile("41", 0, 0)
        .tile("38", 1, 0)
        .tile("46", 0, 1)
        .units(P1, "38", CRUISER, 1)
        .units(P1, "38", DESTROYER, 1)
        .units(P2, "41", CRUISER, 2);
  }

  @Test
  @Rule("faction_ability/foresight.N5")
  void eachShipThatLeavesARiftThrowsItsDie() {
    Scenario<MapState> left = came(rift(), "41").when(P2, USE, 3, 4).thenAccepted();

    assertThat(count(left, "46", CRUISER)).isEqualTo(1);
    assertThat(count(left, "41", CRUISER)).isZero();
  }

  @Test
  @Rule("faction_ability/foresight.N5.1")
  void theTokenIsPlacedThoughAllShipsAreLost() {
    Scenario<MapState> lost = came(rift(), "41").when(P2, USE, 3, 1).thenAccepted();

    assertThat(lost.table().units().all().filter(stack -> stack.owner().equals(P2))).isEmpty();
    assertThat(lost.table().tokens().get(SystemId.of("46"))).isEqualTo(Set.of(P2));
    assertThat(lost.table().player(P2).tokens().strategy()).isEqualTo(1);
  }

  @Test
  @Rule("faction_ability/foresight.N6")
  void fleetPoolAndCapacityHoldAtOnceWhereTheyArrive() {
    TableKit crowded =
        board("46")
            .units(P2, "19", CRUISER, 2)
            .units(P2, "19", FIGHTER, 1)
            .units(P2, "46", CRUISER, 2);
    Scenario<MapState> left = came(crowded).when(P2, USE).thenAccepted();

    assertThat(count(left, "46", CRUISER)).as("ships that the fleet pool allows").isEqualTo(3);
    assertThat(count(left, "46", FIGHTER)).as("cruisers carry none").isZero();
    assertThat(left.awaited()).isEmpty();
  }

  @Test
  @Rule("faction_ability/foresight.N7")
  void aSecondTokenGoesToTheReinforcements() {
    Scenario<MapState> left =
        came(board("46").units(P2, "19", CRUISER, 1).tokens(P2, "46")).when(P2, USE).thenAccepted();

    assertThat(left.table().player(P2).tokens()).isEqualTo(new Tokens(0, 3, 1));
    assertThat(left.table().tokens().get(SystemId.of("46"))).isEqualTo(Set.of(P2));
    assertThat(count(left, "46", CRUISER)).isEqualTo(1);
  }
}
