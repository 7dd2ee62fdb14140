package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * P1 plays the Xxcha. Loki lies next to Abyz and Fria, and these next to Lodor, two systems from
 * Loki.
 */
class GgrocutoRinnTest {
  private static final UseAbility RINN = Using.ability("leader/ggrocuto_rinn");
  private static final Place ABYZ = Place.of("38/abyz");

  @Test
  @Rule("leader/ggrocuto_rinn.N2")
  void oneExhaustedPlanetOfAnyPlayerIsReadied() {
    Scenario<GameState> asked =
        turn(board().controlsExhausted(P1, "loki").controls(P2, "fria")).when(P1, RINN);
    assertThat(candidates(asked, P1)).containsExactlyInAnyOrder("loki", "abyz", "lodor");

    Scenario<GameState> readied = asked.when(P1, choose("lodor"));
    assertThat(isReadied(readied, P3, "lodor")).isTrue();
    assertThat(isReadied(readied, P2, "abyz")).isFalse();
    assertThat(isReadied(readied, P1, "loki")).isFalse();

    assertThat(isReadied(asked.when(P1, choose("loki")), P1, "loki")).isTrue();
    asked.when(P1, choose("fria")).thenRefusedAs("no-such-choice");
  }

  @Test
  @Rule("leaders.4")
  void theAgentIsExhausted() {
    Scenario<GameState> readied = turn(board()).when(P1, RINN).when(P1, choose("lodor"));

    assertThat(readied.table().player(P1).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("ggrocuto_rinn"));
    turn(board().leader(P1, "ggrocuto_rinn", LeaderState.EXHAUSTED))
        .when(P1, RINN)
        .thenRefused("abilities.3");
  }

  @Test
  @Rule("leader/ggrocuto_rinn.N1")
  void oneInfantryMayBeRemovedFromAPlanetInAnAdjacentSystem() {
    Scenario<GameState> asked =
        turn(board().units(P2, "38/abyz", INFANTRY, 2).units(P2, "38/abyz", MECH, 1))
            .when(P1, RINN)
            .when(P1, choose("abyz"));
    assertThat(candidates(asked, P1)).containsExactly("p2");

    Scenario<GameState> removed = asked.when(P1, choose("p2"));
    assertThat(removed.table().units().at(ABYZ))
        .containsExactlyInAnyOrder(UnitStack.of(P2, INFANTRY, 1), UnitStack.of(P2, MECH, 1));
    assertThat(isReadied(removed, P2, "abyz")).isTrue();
  }

  @Test
  void theInfantryMayBeLeft() {
    Scenario<GameState> left =
        turn(board().units(P2, "38/abyz", INFANTRY, 2))
            .when(P1, RINN)
            .when(P1, choose("abyz"))
            .when(P1, choose());

    assertThat(left.table().units().at(ABYZ)).containsExactly(UnitStack.of(P2, INFANTRY, 2));
    assertThat(isReadied(left, P2, "abyz")).isTrue();
  }

  @Test
  void whoseInfantryIsRemovedIsChosenIfSeveralHaveSomeThere() {
    Scenario<GameState> asked =
        turn(board().units(P2, "38/abyz", INFANTRY, 1).units(P3, "38/abyz", INFANTRY, 2))
            .when(P1, RINN)
            .when(P1, choose("abyz"));
    assertThat(candidates(asked, P1)).containsExactly("p2", "p3");

    assertThat(asked.when(P1, choose("p3")).table().units().at(ABYZ))
        .containsExactly(UnitStack.of(P2, INFANTRY, 1), UnitStack.of(P3, INFANTRY, 1));
    assertThat(asked.when(P1, choose("p2")).table().units().at(ABYZ))
        .containsExactly(UnitStack.of(P3, INFANTRY, 2));
  }

  @Test
  @Rule("leader/ggrocuto_rinn.N1")
  void aPlanetIsAdjacentToItsOwnSystem() {
    TableKit alone =
        TableKit.players(2)
            .player(P1, "xxcha")
            .leaders(P1, "ggrocuto_rinn")
            .tile("38", 0, 1)
            .controlsExhausted(P2, "abyz")
            .units(P2, "38/abyz", INFANTRY, 1);
    Scenario<GameState> beside =
        turn(alone.controls(P1, "fria")).when(P1, RINN); // the only planet is not asked for
    assertThat(candidates(beside, P1)).containsExactly("p2");
    assertThat(beside.when(P1, choose("p2")).table().units().at(ABYZ)).isEmpty();

    Scenario<GameState> own =
        turn(TableKit.players(2)
                .player(P1, "xxcha")
                .leaders(P1, "ggrocuto_rinn")
                .tile("38", 0, 1)
                .controlsExhausted(P1, "abyz")
                .units(P1, "38/abyz", INFANTRY, 2))
            .when(P1, RINN);
    assertThat(own.when(P1, choose("p1")).table().units().at(ABYZ))
        .as("the user's own infantry, by the planet itself")
        .containsExactly(UnitStack.of(P1, INFANTRY, 1));
  }

  @Test
  @Rule("leader/ggrocuto_rinn.N1")
  void nothingIsRemovedFromAPlanetThatIsFartherAway() {
    Scenario<GameState> readied =
        turn(board().units(P3, "26/lodor", INFANTRY, 1))
            .when(P1, RINN)
            .when(P1, choose("lodor"))
            .thenAccepted();

    assertThat(readied.awaited()).isEmpty();
    assertThat(isReadied(readied, P3, "lodor")).isTrue();
    assertThat(readied.table().units().at(Place.of("26/lodor")))
        .containsExactly(UnitStack.of(P3, INFANTRY, 1));
  }

  @Test
  void nothingIsAskedIfNoInfantryIsThere() {
    Scenario<GameState> readied =
        turn(board().units(P2, "38/abyz", MECH, 1).units(P2, "38/fria", INFANTRY, 1))
            .when(P1, RINN)
            .when(P1, choose("abyz"))
            .thenAccepted();

    assertThat(readied.awaited()).isEmpty();
    assertThat(isReadied(readied, P2, "abyz")).isTrue();
    assertThat(readied.table().units().at(ABYZ)).containsExactly(UnitStack.of(P2, MECH, 1));
  }

  @Test
  void aPlanetBesideTheBoardIsReadied() {
    Scenario<GameState> readied =
        turn(board().controlsExhausted(P2, "custodia_vigilia"))
            .when(P1, RINN)
            .when(P1, choose("custodia_vigilia"));

    assertThat(isReadied(readied, P2, "custodia_vigilia")).isTrue();
  }

  @Test
  @Rule({"leader/ggrocuto_rinn.N2", "component_action.3"})
  void itCannotBeUsedIfNoPlanetIsExhausted() {
    TableKit readied =
        TableKit.players(2)
            .player(P1, "xxcha")
            .leaders(P1, "ggrocuto_rinn")
            .tile("75", 0, 0)
            .controls(P1, "loki")
            .controls(P2, "abaddon");

    turn(readied).when(P1, RINN).thenRefused("abilities.3");
    assertThat(Using.abilities(turn(readied), P1)).isEmpty();
    assertThat(Using.abilities(turn(board()), P1)).containsExactly("leader/ggrocuto_rinn");
  }

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "xxcha")
        .leaders(P1, "ggrocuto_rinn")
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tile("26", 0, 2)
        .controls(P1, "loki")
        .controlsExhausted(P2, "abyz")
        .controlsExhausted(P3, "lodor");
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Using.turn(kit, P1);
  }

  private static boolean isReadied(Scenario<GameState> scenario, Seat seat, String planet) {
    return scenario.table().planets().readied(seat, new PlanetId(planet));
  }
}
