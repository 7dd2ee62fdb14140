package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.components.hopesend.LeaderKit.aboard;
import static org.lazax.components.hopesend.LeaderKit.choose;
import static org.lazax.components.hopesend.LeaderKit.mark;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.piece;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.components.hopesend.LeaderKit.ship;
import static org.lazax.components.hopesend.LeaderKit.use;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderBoarded;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.FleetLoad;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.units.UnitsMarked;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Leader counters of Hacan, P1, board ships at home before its ships move to system 26. */
final class LeadersBoardTest {
  private static final Place HOME = Place.of("16");

  @Test
  @Rule({"hopes_end.7", "hopes_end.N6"})
  void aCounterBoardsOneNamedShipOfThreeThatAreAlike() {
    Scenario<GameState> boarded =
        moving(kit().units(P1, "16", UnitType.CRUISER, 3))
            .when(P1, use(Service.GAME, "carth#board"));

    assertThat(boarded.happened())
        .contains(
            new UnitsMarked(
                HOME, List.of(UnitStack.of(P1, UnitType.CRUISER, 1)), Optional.of(mark("carth"))),
            new LeaderBoarded(new LeaderCounterId("carth"), mark("carth")));
    assertThat(boarded.table().units().at(HOME))
        .containsExactlyInAnyOrder(
            UnitStack.of(P1, UnitType.CRUISER, 2), ship(P1, UnitType.CRUISER, "carth"));
    assertThat(piece(boarded.table(), "carth")).isEqualTo(aboard(P1, "carth"));
    assertThat(piece(boarded.table(), "gila")).isEqualTo(on(P1, "arretze"));
  }

  @Test
  @Rule("hopes_end.5")
  void aShipWithoutCapacityCarriesSeveral() {
    Scenario<GameState> boarded =
        moving(kit().units(P1, "16", UnitType.CRUISER, 1))
            .when(P1, use(Service.GAME, "carth#board"))
            .when(P1, use(Service.GAME, "gila#board"))
            .when(P1, use(Service.GAME, "harrugh#board"));

    assertThat(boarded.table().units().at(HOME))
        .containsExactly(ship(P1, UnitType.CRUISER, "carth"));
    for (String leader : List.of("carth", "gila", "harrugh")) {
      assertThat(piece(boarded.table(), leader)).isEqualTo(aboard(P1, "carth"));
    }
  }

  @Test
  @Rule("hopes_end.5.1")
  void countersTakeNoRoom() {
    Scenario<GameState> boarded =
        moving(kit().units(P1, "16", UnitType.CARRIER, 1).units(P1, "16", UnitType.FIGHTER, 4))
            .when(P1, use(Service.GAME, "carth#board"));

    FleetLoad load = FleetLoad.of(boarded.table(), P1, HOME.system());
    assertThat(load.isWithin()).isTrue();
    assertThat(boarded.table().units().at(HOME)).contains(UnitStack.of(P1, UnitType.FIGHTER, 4));
  }

  @Test
  @Rule("hopes_end.7.1")
  void aCounterChangesFromOneShipToAnother() {
    TableKit kit = sails(kit(), P1, "16", UnitType.DESTROYER, "carth");
    Scenario<GameState> changed =
        moving(kit.units(P1, "16", UnitType.CARRIER, 1)).when(P1, use(Service.GAME, "carth#board"));

    assertThat(changed.table().units().at(HOME))
        .containsExactlyInAnyOrder(
            ship(P1, UnitType.CARRIER, "carth"), UnitStack.of(P1, UnitType.DESTROYER, 1));
    assertThat(piece(changed.table(), "carth")).isEqualTo(aboard(P1, "carth"));
  }

  @Test
  @Rule("hopes_end.N6")
  void aShipKeepsItsMarkForAsLongAsItCarriesAny() {
    TableKit kit = sails(kit(), P1, "16", UnitType.DESTROYER, "carth", "gila");
    Scenario<GameState> changed =
        moving(kit.units(P1, "16", UnitType.CARRIER, 1)).when(P1, use(Service.GAME, "carth#board"));

    assertThat(changed.table().units().at(HOME))
        .containsExactlyInAnyOrder(
            ship(P1, UnitType.CARRIER, "harrugh"), ship(P1, UnitType.DESTROYER, "carth"));
    assertThat(piece(changed.table(), "carth")).isEqualTo(aboard(P1, "harrugh"));
    assertThat(piece(changed.table(), "gila")).isEqualTo(aboard(P1, "carth"));
  }

  @ParameterizedTest
  @EnumSource(
      value = UnitType.class,
      names = {"FIGHTER", "PDS", "SPACE_DOCK", "INFANTRY", "MECH"})
  @Rule("hopes_end.N7")
  void fightersAndWhatIsNoShipCarryNone(UnitType type) {
    Scenario<GameState> moving =
        moving(kit().units(P1, "16", type, 1).units(P1, "16", UnitType.CARRIER, 1));

    Scenario<GameState> boarded = moving.when(P1, use(Service.GAME, "carth#board"));

    assertThat(boarded.awaited()).containsExactly(P1);
    assertThat(boarded.table().units().at(HOME)).contains(UnitStack.of(P1, type, 1));
  }

  @Test
  @Rule({"hopes_end.7", "hopes_end.N8"})
  void onlyTheActivePlayerBoardsAndOnlyWhereItHasBoth() {
    TableKit kit =
        kit()
            .units(P1, "26", UnitType.CARRIER, 1)
            .units(P2, "16", UnitType.CARRIER, 1)
            .units(P2, "10", UnitType.CARRIER, 1)
            .with(table -> with(table, "unlenn", on(P2, "arc_prime")));

    assertThat(moving(kit).awaited()).isEmpty();
    moving(kit.units(P1, "16", UnitType.CRUISER, 1))
        .when(P2, use(Service.GAME, "unlenn#board"))
        .thenRefusedAs("not-awaited");
  }

  @Test
  @Rule("hopes_end.N8")
  void anOwnTokenInTheSystemDoesNotMatter() {
    Scenario<GameState> boarded =
        moving(kit().units(P1, "16", UnitType.CRUISER, 1).tokens(P1, "16"))
            .when(P1, use(Service.GAME, "carth#board"));

    assertThat(piece(boarded.table(), "carth")).isEqualTo(aboard(P1, "carth"));
  }

  @Test
  @Rule("hopes_end.7.2")
  void nobodyBoardsAtAnotherTime() {
    TableKit kit = kit().units(P1, "16", UnitType.CRUISER, 1);
    Scenario<GameState> moved = moving(kit).when(P1, new LetPass(Service.GAME));

    assertThat(moved.table().kernel().debtor()).contains(Service.MAP);
    Scenario<GameState> produces =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.units(P1, "16/arretze", UnitType.SPACE_DOCK, 1)
                .frame(new Production(P1, HOME.system())));
    assertThat(produces.awaited()).containsExactly(P1);
    produces.when(P1, use(Service.GAME, "carth#board")).thenRefusedAs("not-awaited");
  }

  @Test
  void aShipIsNamedWhereSeveralKindsAreThere() {
    Scenario<GameState> asked =
        moving(
                kit()
                    .units(P1, "16", UnitType.CRUISER, 2)
                    .damaged(P1, "16", UnitType.DREADNOUGHT, 1))
            .when(P1, use(Service.GAME, "carth#board"));

    asked.when(P1, choose(Service.GAME, "16:carrier:1")).thenRefusedAs("no-such-choice");
    Scenario<GameState> boarded = asked.when(P1, choose(Service.GAME, "16:damaged-dreadnought:1"));
    assertThat(boarded.table().units().at(HOME))
        .contains(ship(P1, UnitType.DREADNOUGHT, "carth").damaged(1));
  }

  @Test
  @Rule("hopes_end.N10")
  void aShipThatIsReplacedHandsItsCountersOn() {
    Scenario<GameState> upgraded =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                sails(kit(), P1, "26", UnitType.CRUISER, "gila")
                    .units(P1, "26", UnitType.CRUISER, 1)
                    .holds(P1, "upgrade")
                    .frame(new Turn(P1)))
            .when(P1, new ActivateSystem(SystemId.of("26")))
            .when(P1, new UseAbility(Service.GAME, AbilityRef.parse("action_card/upgrade")))
            .when(P1, choose(Service.GAME, "26:cruiser:1:leader_counter/gila"));

    assertThat(upgraded.table().units().at(Place.of("26")))
        .containsExactlyInAnyOrder(
            ship(P1, UnitType.DREADNOUGHT, "gila"), UnitStack.of(P1, UnitType.CRUISER, 1));
    assertThat(piece(upgraded.table(), "gila").place(upgraded.table())).contains(Place.of("26"));
  }

  private static Scenario<GameState> moving(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE), kit.frame(new TacticalAction(P1, SystemId.of("26"))));
  }

  private static TableKit kit() {
    return LeaderKit.players(2)
        .player(P1, "hacan")
        .player(P2, "letnev")
        .tile("26", 0, 0)
        .tile("16", 1, 0)
        .tile("10", 3, 0)
        .sheet(P1, 3, 5, 2)
        .controls(P1, "arretze", "hercant", "kamdorn")
        .controls(P2, "arc_prime")
        .round(1)
        .with(table -> with(table, "carth", on(P1, "arretze")))
        .with(table -> with(table, "gila", on(P1, "arretze")))
        .with(table -> with(table, "harrugh", on(P1, "arretze")));
  }
}
