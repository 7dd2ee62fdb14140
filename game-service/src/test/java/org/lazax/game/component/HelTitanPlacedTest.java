package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** P2, the Titans, take Hel-Titans off the board and place them on Loki or Abaddon (75). */
class HelTitanPlacedTest {
  private static final String DECOY = "action_card/decoy_operation";
  private static final String DIODES = "technology/transit_diodes";
  private static final String ABYZ_ONE = "38/abyz:pds:1";
  private static final String ABYZ_TWO = "38/abyz:pds:2";

  @Test
  @Rule("unit/hel_titan_i.N3")
  void aDecoyOperationPlacesThem() {
    Scenario<GameState> asked = decoy(titans().units(P2, "75/loki", PDS, 1));
    assertThat(Using.candidates(asked, P2))
        .containsExactlyInAnyOrder(ABYZ_ONE, ABYZ_TWO, "38/abyz:infantry:1");

    Scenario<GameState> placed = asked.when(P2, Using.choose(ABYZ_ONE)).thenAccepted();
    assertThat(count(placed, "75/loki")).isEqualTo(2);
    assertThat(count(placed, "38/abyz")).isEqualTo(1);
  }

  @Test
  @Rule({"unit/hel_titan_i.N3", "structures.5"})
  void noneComesWhereTwoAreAlready() {
    Scenario<GameState> full = decoy(titans().units(P2, "75/loki", PDS, 2));
    assertThat(Using.candidates(full, P2)).containsExactly("38/abyz:infantry:1");

    Scenario<GameState> both =
        decoy(titans().units(P2, "75/loki", PDS, 1))
            .when(P2, Using.choose(ABYZ_ONE, ABYZ_TWO))
            .thenAccepted();
    assertThat(count(both, "75/loki")).isEqualTo(2);
    assertThat(count(both, "38/abyz")).as("the other stays").isEqualTo(1);
  }

  @Test
  @Rule("unit/hel_titan_i.N3")
  void transitDiodesPlaceThem() {
    TableKit kit =
        titans()
            .controls(P2, "abaddon")
            .technologies(P2, "transit_diodes")
            .units(P2, "75/loki", PDS, 1);
    Scenario<GameState> asked =
        Using.turn(kit, P2)
            .when(P2, Using.ability(DIODES))
            .when(P2, Using.choose(ABYZ_ONE, ABYZ_TWO))
            .when(P2, Using.choose("75/loki"));
    assertThat(Using.candidates(asked, P2)).containsExactlyInAnyOrder("38/abyz", "75/abaddon");

    Scenario<GameState> placed = asked.when(P2, Using.choose("75/abaddon")).thenAccepted();
    assertThat(count(placed, "75/loki")).isEqualTo(2);
    assertThat(count(placed, "75/abaddon")).isEqualTo(1);
    assertThat(count(placed, "38/abyz")).isZero();
  }

  /** Two Hel-Titans and an infantry are on Abyz. */
  private static TableKit titans() {
    return TableKit.players(2)
        .player(P2, "titans")
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .controls(P2, "loki", "abyz")
        .units(P2, "38/abyz", PDS, 2)
        .units(P2, "38/abyz", INFANTRY, 1);
  }

  /** P1 has activated 75. */
  private static Scenario<GameState> decoy(TableKit kit) {
    return Using.turn(kit.holds(P2, "decoy_operation"), P1)
        .when(P1, new ActivateSystem(SystemId.of("75")))
        .when(P2, Using.ability(DECOY))
        .thenAccepted();
  }

  private static long count(Scenario<GameState> scenario, String planet) {
    return scenario.table().units().count(Place.of(planet), stack -> stack.type() == PDS);
  }
}
