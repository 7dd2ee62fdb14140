package org.lazax.simulation.hopesend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.components.hopesend.LeaderKit.choose;
import static org.lazax.components.hopesend.LeaderKit.mark;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.components.hopesend.LeaderKit.use;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.map.MapDecider;
import org.lazax.map.movement.MoveShips;
import org.lazax.map.movement.ShipMove;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * Cruisers of Hacan, P1, move from system 27 to 38. Between them lie 46 and 48, both with ships of
 * Letnev, P2.
 */
final class PassageByLeaveTest {
  @Test
  @Rule({"hopes_end.26", "hopes_end.N31"})
  void aFleetPassesShipsOfOthersByTheirLeave() {
    Scenario<GameState> asked =
        moving(fleet()).when(P1, use(Service.GAME, "gila#pass")).when(P1, game("46"));
    assertThat(asked.awaited()).containsExactly(P2);

    Scenario<MapState> sails = map(asked.when(P2, game("46")));
    assertThat(came(sails.when(P1, move(flag("46", "38"), other("46", "38"))))).isEqualTo(2);
    sails.when(P1, move(flag("48", "38"))).thenRefused("movement.4.2");
  }

  @Test
  @Rule({"hopes_end.26.1", "hopes_end.N31"})
  void withoutTheLeaveOfEverybodyThereItStaysBarred() {
    Scenario<GameState> asked =
        moving(fleet().units(P3, "46", CRUISER, 1))
            .when(P1, use(Service.GAME, "gila#pass"))
            .when(P1, game("46", "48"));
    assertThat(asked.awaited()).containsExactlyInAnyOrder(P2, P3);
    assertThat(asked.silence(P3)).contains(game());

    Scenario<MapState> sails = map(asked.when(P2, game("46", "48")).when(P3, game()));
    sails.when(P1, move(flag("46", "38"))).thenRefused("movement.4.2");
    sails.when(P1, move(flag("48", "38"))).thenAccepted();
  }

  @Test
  @Rule("hopes_end.26.1")
  void withoutAnyAnswerOrDiplomatNobodyPasses() {
    map(moving(fleet().tile("20", 2, 1).units(P1, "20", CRUISER, 1)))
        .when(P1, move(flag("46", "38")))
        .thenRefused("movement.4.2");
    TableKit ashore =
        kit()
            .units(P1, "27", CRUISER, 1)
            .controls(P1, "new_albion")
            .with(table -> with(table, "gila", on(P1, "new_albion")));
    assertThat(usable(moving(ashore))).doesNotContain("leader_counter/gila#pass");
    Scenario<GameState> refused =
        moving(fleet())
            .when(P1, use(Service.GAME, "gila#pass"))
            .when(P1, game("46"))
            .when(P2, game());
    assertThat(usable(refused)).as("it is asked once").doesNotContain("leader_counter/gila#pass");
  }

  @Test
  @Rule("hopes_end.N31")
  void onlyTheWayOfTheDiplomatIsOpen() {
    Scenario<MapState> sails = map(allowed(fleet(), "46", "48"));

    assertThat(came(sails.when(P1, move(other("46", "38"), flag("46", "38"))))).isEqualTo(2);
    sails.when(P1, move(flag("46", "38"), other("48", "38"))).thenRefused("movement.4.2");
    sails.when(P1, move(other("46", "38"))).thenRefused("movement.4.2");
  }

  @Test
  @Rule("hopes_end.N31")
  void itHoldsForShipsThatStartWithItAndLiftsNothingElse() {
    TableKit near = fleet().tile("20", 2, -1).units(P1, "20", CRUISER, 1);
    map(allowed(near, "46"))
        .when(P1, move(flag("46", "38"), from("20", "46", "38")))
        .thenRefused("movement.4.2");
    TableKit nebula = fleet().tile("42", -1, 1).units(P2, "42", CRUISER, 1);
    map(allowed(nebula, "48", "42"))
        .when(P1, move(flag("42", "48", "38")))
        .thenRefused("nebula.1.1");
  }

  private static Scenario<GameState> allowed(TableKit kit, String... systems) {
    return moving(kit)
        .when(P1, use(Service.GAME, "gila#pass"))
        .when(P1, game(systems))
        .when(P2, game(systems));
  }

  private static List<String> usable(Scenario<GameState> scenario) {
    return scenario.options(P1).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability().toString())
        .toList();
  }

  private static Choose game(String... systems) {
    return choose(Service.GAME, systems);
  }

  private static MoveShips move(ShipMove... moves) {
    return new MoveShips(List.of(moves), Optional.empty());
  }

  private static ShipMove flag(String... path) {
    return ship("27", Optional.of(mark("gila")), path);
  }

  private static ShipMove other(String... path) {
    return from("27", path);
  }

  private static ShipMove from(String system, String... path) {
    return ship(system, Optional.empty(), path);
  }

  private static ShipMove ship(String from, Optional<ComponentRef> mark, String... path) {
    return new ShipMove(
        SystemId.of(from),
        CRUISER,
        false,
        Optional.of(Arrays.stream(path).map(SystemId::of).toList()),
        Optional.empty(),
        List.of(),
        mark);
  }

  private static int came(Scenario<MapState> moved) {
    return moved.table().units().count(Place.of("38"), stack -> stack.type() == CRUISER);
  }

  private static Scenario<MapState> map(Scenario<GameState> asked) {
    Scenario<GameState> passed =
        asked.awaited().isEmpty() ? asked : asked.when(P1, new LetPass(Service.GAME));
    return Scenario.given(new MapDecider(StandardRules.TABLE), kit().with(_ -> passed.table()));
  }

  private static Scenario<GameState> moving(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.tokens(P1, "38").frame(new TacticalAction(P1, SystemId.of("38"))));
  }

  private static TableKit fleet() {
    return sails(kit().units(P1, "27", CRUISER, 1), P1, "27", CRUISER, "gila");
  }

  private static TableKit kit() {
    return LeaderKit.players(3)
        .player(P1, "hacan")
        .player(P2, "letnev")
        .player(P3, "sol")
        .tile("27", 0, 0)
        .tile("46", 1, 0)
        .tile("48", 0, 1)
        .tile("38", 1, 1)
        .tile("16", 5, 0)
        .tile("10", 7, 0)
        .tile("1", 9, 0)
        .units(P2, "46", CRUISER, 1)
        .units(P2, "48", CRUISER, 1)
        .sheet(P1, 3, 5, 2)
        .controls(P1, "arretze")
        .controls(P2, "arc_prime")
        .controls(P3, "jord")
        .round(1);
  }
}
