package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.units.Place;

/** Abyz and Fria (38) and Meer (37) are hazardous; Mecatol Rex (18) and Arnor (36) are not. */
class UnstablePlanetTest extends ComponentActionCardTest {
  UnstablePlanetTest() {
    super("unstable_planet", "abyz");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("38", 0, 1)
        .tile("18", 0, 0)
        .tile("36", 0, 2)
        .tile("37", 0, 3)
        .controls(P2, "abyz", "mecatol_rex")
        .units(P2, "38/abyz", INFANTRY, 5)
        .units(P2, "38/abyz", MECH, 1);
  }

  @Test
  @Rule("action_card/unstable_planet.N2")
  void threeInfantryDieOrAllIfThereAreFewer() {
    Scenario<GameState> five = played(position(), "abyz");
    Scenario<GameState> two = played(position().units(P2, "37/meer", INFANTRY, 2), "meer");

    assertThat(infantry(five, "38/abyz")).isEqualTo(2);
    assertThat(five.table().planets().readied(P2, new PlanetId("abyz"))).isFalse();
    assertThat(infantry(two, "37/meer")).isZero();
  }

  @Test
  @Rule({"action_card/unstable_planet.N1", "action_cards.N8"})
  void anExhaustedPlanetAndOneWithoutInfantryCanBeChosen() {
    TableKit exhausted = TableKit.players(2).tile("38", 0, 1).controlsExhausted(P2, "abyz");

    assertThat(played(exhausted, "abyz").table().units()).isEqualTo(exhausted.table().units());
  }

  @Test
  void mecatolRexIsNotHazardous() {
    assertThat(candidates(turn(position()).when(P1, use())))
        .containsExactlyInAnyOrder("abyz", "fria", "meer");
  }

  private static int infantry(Scenario<GameState> after, String place) {
    return after.table().units().count(Place.of(place), stack -> stack.type() == INFANTRY);
  }
}
