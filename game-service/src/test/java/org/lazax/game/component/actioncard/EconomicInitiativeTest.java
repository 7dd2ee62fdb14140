package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

/** Loki (75) is cultural, Abyz and Fria (38) are hazardous. */
class EconomicInitiativeTest extends ComponentActionCardTest {
  EconomicInitiativeTest() {
    super("economic_initiative");
  }

  @Override
  TableKit position() {
    return TableKit.players(2)
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .controlsExhausted(P1, "loki", "abyz")
        .controlsExhausted(P2, "fria");
  }

  @Test
  void onesOwnCulturalPlanetsAreReadied() {
    Scenario<GameState> readied = played();

    assertThat(readied.table().planets().readied(P1, new PlanetId("loki"))).isTrue();
    assertThat(readied.table().planets().readied(P1, new PlanetId("abyz"))).isFalse();
    assertThat(readied.table().planets().readied(P2, new PlanetId("fria"))).isFalse();
  }

  @Test
  @Rule("action_card/economic_initiative.N1")
  void itCanBePlayedWithoutCulturalPlanets() {
    assertThat(played(TableKit.players(2).tile("38", 0, 1)).table().kernel().stack()).isEmpty();
  }
}
