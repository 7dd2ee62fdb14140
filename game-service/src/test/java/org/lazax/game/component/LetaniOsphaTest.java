package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 plays the Arborec. */
class LetaniOsphaTest {
  private static final UseAbility OSPHA = Using.ability("leader/letani_ospha");
  private static final Place SPACE = Place.of("38");

  @Test
  @Rule("leader/letani_ospha.N3")
  void theOwnerChoosesWhatReplacesItsShip() {
    Scenario<GameState> asked = turn(board().units(P2, "38", CRUISER, 2)).when(P1, OSPHA);

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(candidates(asked, P2))
        .as("what costs 4 at most, even a fighter")
        .containsExactlyInAnyOrder("fighter", "destroyer", "cruiser", "carrier", "dreadnought");

    assertThat(asked.when(P2, choose("dreadnought")).table().units().at(SPACE))
        .containsExactlyInAnyOrder(UnitStack.of(P2, CRUISER, 1), UnitStack.of(P2, DREADNOUGHT, 1));
  }

  @Test
  @Rule("leader/letani_ospha.N3")
  void aFighterReplacesAShip() {
    Scenario<GameState> replaced =
        turn(board().units(P2, "38", CARRIER, 1).units(P2, "38", CRUISER, 1))
            .when(P1, OSPHA)
            .when(P1, choose("38:cruiser:1"))
            .when(P2, choose("fighter"));

    assertThat(replaced.table().units().at(SPACE))
        .containsExactlyInAnyOrder(UnitStack.of(P2, CARRIER, 1), UnitStack.of(P2, FIGHTER, 1));
  }

  @Test
  void shipsOfAllPlayersCanBeChosenButNoFighters() {
    Scenario<GameState> asked =
        turn(board()
                .units(P1, "75", CARRIER, 1)
                .units(P1, "75", FIGHTER, 1)
                .units(P1, "26", DESTROYER, 1)
                .units(P2, "38", CRUISER, 1))
            .when(P1, OSPHA);
    assertThat(candidates(asked, P1)).containsExactly("p1", "p2");

    Scenario<GameState> own = asked.when(P1, choose("p1"));
    assertThat(candidates(own, P1)).containsExactlyInAnyOrder("75:carrier:1", "26:destroyer:1");

    Scenario<GameState> replaced =
        own.when(P1, choose("26:destroyer:1")).when(P1, choose("carrier"));
    assertThat(replaced.table().units().at(Place.of("26")))
        .containsExactly(UnitStack.of(P1, CARRIER, 1));
  }

  @Test
  void whoHasFightersAloneIsNotChosen() {
    turn(board().technologies(P2, "fighter_ii").units(P2, "38", FIGHTER, 1))
        .when(P1, OSPHA)
        .thenRefused("abilities.3");
  }

  @Test
  void theOwnerMayKeepItsShip() {
    Scenario<GameState> kept =
        turn(board().units(P2, "38", CRUISER, 1)).when(P1, OSPHA).when(P2, choose());

    assertThat(kept.table().units().at(SPACE)).containsExactly(UnitStack.of(P2, CRUISER, 1));
    assertThat(kept.table().player(P1).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("letani_ospha"));
  }

  @Test
  @Rule("leaders.4")
  void anExhaustedAgentCannotBeUsed() {
    TableKit cruiser = board().units(P2, "38", CRUISER, 1);
    assertThat(Using.abilities(turn(cruiser), P1)).containsExactly("leader/letani_ospha");

    turn(cruiser.leader(P1, "letani_ospha", LeaderState.EXHAUSTED))
        .when(P1, OSPHA)
        .thenRefused("abilities.3");
  }

  @Test
  @Rule("leader/letani_ospha.N1.1")
  void theReplacementCostsAtMostTwoMore() {
    assertThat(candidates(destroyer(board()), P2))
        .containsExactlyInAnyOrder("fighter", "destroyer", "cruiser", "carrier");
    assertThat(candidates(destroyer(board().technologies(P2, "sarween_tools")), P2))
        .as("nothing makes it cheaper")
        .containsExactlyInAnyOrder("fighter", "destroyer", "cruiser", "carrier");
  }

  @Test
  @Rule("leader/letani_ospha.N1")
  void nothingIsDestroyedOrProduced() {
    Scenario<GameState> replaced = destroyer(board()).when(P2, choose("carrier"));

    assertThat(replaced.events())
        .filteredOn(event -> event.getClass().getPackageName().endsWith(".units"))
        .containsExactly(
            new UnitsRemoved(SPACE, List.of(UnitStack.of(P2, DESTROYER, 1))),
            new UnitsPlaced(SPACE, List.of(UnitStack.of(P2, CARRIER, 1))));
  }

  @Test
  @Rule({"leader/letani_ospha.N2", "component_limitations.N8"})
  void whatIsOutOfReserveComesOffTheBoardUndamaged() {
    TableKit all =
        board()
            .units(P2, "38", CRUISER, 1)
            .units(P2, "26", DREADNOUGHT, 4)
            .damaged(P2, "75", DREADNOUGHT, 1)
            .tokens(P2, "26");
    Scenario<GameState> asked = turn(all).when(P1, OSPHA).when(P1, choose("38:cruiser:1"));
    assertThat(candidates(asked, P2))
        .contains("carrier", "dreadnought@75")
        .doesNotContain("dreadnought", "dreadnought@26");

    Scenario<GameState> replaced = asked.when(P2, choose("dreadnought@75"));
    assertThat(replaced.table().units().at(SPACE))
        .containsExactly(UnitStack.of(P2, DREADNOUGHT, 1));
    assertThat(replaced.table().units().at(Place.of("75"))).isEmpty();
  }

  @Test
  void aDamagedShipIsReplacedByAnUndamagedOneOfItsKind() {
    Scenario<GameState> replaced =
        turn(board().damaged(P2, "38", FLAGSHIP, 1).damaged(P2, "38", DREADNOUGHT, 1))
            .when(P1, OSPHA)
            .when(P1, choose("38:damaged-dreadnought:1"))
            .when(P2, choose("dreadnought"));

    assertThat(replaced.table().units().at(SPACE))
        .containsExactlyInAnyOrder(
            UnitStack.of(P2, DREADNOUGHT, 1), new UnitStack(P2, FLAGSHIP, 1, true));
  }

  private static Scenario<GameState> destroyer(TableKit kit) {
    return turn(kit.units(P2, "38", DESTROYER, 1)).when(P1, OSPHA);
  }

  private static TableKit board() {
    return TableKit.players(2)
        .player(P1, "arborec")
        .leaders(P1, "letani_ospha")
        .sheet(P1, 3, 5, 2)
        .sheet(P2, 3, 5, 2)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tile("26", 0, 2);
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Using.turn(kit, P1);
  }
}
