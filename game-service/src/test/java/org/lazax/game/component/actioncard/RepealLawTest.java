package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.table.Table;

/** Two laws are in play. */
class RepealLawTest extends ComponentActionCardTest {
  private static final PlanetId LOKI = new PlanetId("loki");

  RepealLawTest() {
    super("repeal_law", "regulated_conscription");
  }

  @Override
  TableKit position() {
    return TableKit.players(2).law("regulated_conscription").law("wormhole_reconstruction");
  }

  @Test
  void aLawInPlayIsDiscarded() {
    Scenario<GameState> repealed = played();

    assertThat(repealed.table().council().laws())
        .extracting(law -> law.agenda().value())
        .containsExactly("wormhole_reconstruction");
  }

  @Test
  void aPlanetLosesWhatTheLawHasGivenIt() {
    TableKit kit =
        TableKit.players(2).tile("75", 0, 0).controls(P1, "loki").law("core_mining", "loki");
    assertThat(resources(kit.table())).isEqualTo(3);

    Scenario<GameState> repealed = played(kit);

    assertThat(resources(repealed.table())).isEqualTo(1);
    assertThat(repealed.table().planets().attachedTo(LOKI)).isEmpty();
    assertThat(repealed.table().council().laws()).isEmpty();
  }

  private static int resources(Table table) {
    return PlanetFacts.of(table, LOKI).resources();
  }

  @Test
  @Rule({"action_card/repeal_law.N1", "action_cards.N9"})
  void aLawInPlayIsNeeded() {
    refused(TableKit.players(2));
  }
}
