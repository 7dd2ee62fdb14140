package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

/** P1 has a dreadnought at Abyz and Fria (38) and a cruiser at Loki (75). */
class TacticalBombardmentTest extends ComponentActionCardTest {
  TacticalBombardmentTest() {
    super("tactical_bombardment");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .controls(P2, "abyz", "loki")
        .controlsExhausted(P2, "fria")
        .units(P1, "38", DREADNOUGHT, 1)
        .units(P1, "75", CRUISER, 1);
  }

  @Test
  void allPlanetsOfOthersInTheSystemAreExhausted() {
    TableKit two = position().controls(P2, "fria");
    Scenario<GameState> exhausted = played(two);

    assertThat(exhausted.table().planets().readied(P2, new PlanetId("abyz"))).isFalse();
    assertThat(exhausted.table().planets().readied(P2, new PlanetId("fria"))).isFalse();
    assertThat(exhausted.table().planets().readied(P2, new PlanetId("loki"))).isTrue();
  }

  @Test
  void onesOwnPlanetsStayReadied() {
    assertThat(
            played(position().controls(P1, "fria"))
                .table()
                .planets()
                .readied(P1, new PlanetId("fria")))
        .isTrue();
  }

  @Test
  @Rule("action_card/tactical_bombardment.N1")
  void aUnitWithBombardmentIsNeeded() {
    refused(
        TableKit.players(2)
            .tile("38", 0, 1)
            .controls(P2, "abyz")
            .units(P1, "38", CRUISER, 1)
            .units(P2, "38", DREADNOUGHT, 1));
  }

  /** Loki is cultural. */
  @Test
  @Rule("agenda/conventions_of_war.N1")
  void theConventionsOfWarProtectNoPlanetFromIt() {
    Scenario<GameState> exhausted =
        played(
            TableKit.players(2)
                .tile("75", 0, 0)
                .controls(P2, "loki")
                .units(P1, "75", DREADNOUGHT, 1)
                .law("conventions_of_war"));

    assertThat(exhausted.table().planets().readied(P2, new PlanetId("loki"))).isFalse();
  }

  @Test
  @Rule("action_card/tactical_bombardment.N2")
  void aSystemWithoutReadiedPlanetsOfOthersCanBeChosen() {
    TableKit empty = TableKit.players(2).tile("38", 0, 1).units(P1, "38", DREADNOUGHT, 1);

    assertThat(played(empty).table().kernel().stack()).isEmpty();
  }
}
