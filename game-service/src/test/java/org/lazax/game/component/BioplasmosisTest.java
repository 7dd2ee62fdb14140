package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Infantry of P1 on Loki, Abyz and Lodor, in three systems of a row; Abyz is in the middle. */
class BioplasmosisTest {
  private static final String LOKI = "75/loki";
  private static final String ABYZ = "38/abyz";
  private static final String LODOR = "26/lodor";

  /** Fria, in the system of Abyz, is not controlled, and Lodor is too far away. */
  @Test
  @Rule({
    "technology/bioplasmosis.N1",
    "technology/bioplasmosis.N1.1",
    "technology/bioplasmosis.N2"
  })
  void infantryMovesToAnAdjacentSystemAndMechsStay() {
    Scenario<GameState> moved =
        given(board(Map.of(LOKI, 2)).units(P1, LOKI, UnitType.MECH, 1))
            .when(P1, Using.choose(LOKI + ":infantry:2"))
            .thenAccepted();

    assertThat(moved.table().units().at(Place.of(LOKI)))
        .contains(UnitStack.of(P1, UnitType.INFANTRY, 1), UnitStack.of(P1, UnitType.MECH, 1));
    assertThat(moved.table().units().at(Place.of(ABYZ)))
        .containsExactly(UnitStack.of(P1, UnitType.INFANTRY, 1));
  }

  @Test
  @Rule("technology/bioplasmosis.N1.2")
  void someLeaveThePlanetToWhichOthersCome() {
    Scenario<GameState> asked = moving(Map.of(LOKI, 1, ABYZ, 1), LOKI, ABYZ);
    assertThat(Using.candidates(asked, P1)).containsExactlyInAnyOrder(LOKI, LODOR);

    holds(asked.when(P1, Using.choose(LODOR)), 0, 1, 1);
  }

  @Test
  @Rule("technology/bioplasmosis.N1.3")
  void theyComeTogetherFromTwoSystems() {
    holds(moving(Map.of(LOKI, 1, LODOR, 1), LOKI, LODOR), 0, 2, 0);
  }

  @Test
  @Rule("technology/bioplasmosis.N1.4")
  void theyPartIntoTwoSystems() {
    Scenario<GameState> parted =
        given(board(Map.of(ABYZ, 2)))
            .when(P1, Using.choose(ABYZ + ":infantry:1", ABYZ + ":infantry:2"))
            .when(P1, Using.choose(LOKI))
            .when(P1, Using.choose(LODOR));

    holds(parted, 1, 0, 1);
  }

  @Test
  @Rule("technology/bioplasmosis.N1.5")
  void twoMayChangePlacesToNoEffect() {
    Scenario<GameState> swapped =
        moving(Map.of(LOKI, 1, ABYZ, 1), LOKI, ABYZ).when(P1, Using.choose(LOKI));

    assertThat(swapped.happened().stream().filter(UnitsMoved.class::isInstance)).hasSize(2);
    holds(swapped, 1, 1, 0);
  }

  private static Scenario<GameState> moving(Map<String, Integer> infantry, String... from) {
    String[] first = new String[from.length];
    for (int i = 0; i < from.length; i++) {
      first[i] = from[i] + ":infantry:1";
    }
    return given(board(infantry)).when(P1, Using.choose(first)).thenAccepted();
  }

  private static TableKit board(Map<String, Integer> infantry) {
    TableKit kit =
        TableKit.players(2)
            .tile("75", 0, 0)
            .tile("38", 0, 1)
            .tile("26", 0, 2)
            .technologies(P1, "bioplasmosis")
            .controls(P1, "loki", "abyz", "lodor");
    for (Map.Entry<String, Integer> place : infantry.entrySet()) {
      kit = kit.units(P1, place.getKey(), UnitType.INFANTRY, place.getValue());
    }
    return kit;
  }

  private static Scenario<GameState> given(TableKit kit) {
    StatusPhase ends = new StatusPhase().at(StatusPhase.Progress.Step.END, List.of());
    return Scenario.given(
            new GameDecider(StandardRules.TABLE), Cards.objectives(kit, 5, 5).frame(ends))
        .when(P1, Using.ability("technology/bioplasmosis"))
        .thenAccepted();
  }

  private static void holds(Scenario<GameState> moved, int loki, int abyz, int lodor) {
    moved.thenAccepted();
    assertThat(count(moved, LOKI)).as("Loki").isEqualTo(loki);
    assertThat(count(moved, ABYZ)).as("Abyz").isEqualTo(abyz);
    assertThat(count(moved, LODOR)).as("Lodor").isEqualTo(lodor);
  }

  private static int count(Scenario<GameState> moved, String place) {
    return moved.table().units().count(Place.of(place), stack -> stack.owner().equals(P1));
  }
}
