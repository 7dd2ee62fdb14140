package org.lazax.agenda.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.decided;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.RelicId;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.relics.RelicDeck;
import org.lazax.table.event.relics.RelicGained;
import org.lazax.table.event.relics.Relics;

/** P2 alone votes, and elects the player who gains a relic. */
class MinisterOfAntiquitiesTest {

  @Test
  @Rule("relics.2")
  void theElectedPlayerTakesTheTopRelicFaceUp() {
    List<RelicId> deck = RelicDeck.left(THREE.table());
    Scenario<AgendaState> elected = decided(THREE, "minister_of_antiquities", "p3", 4);

    assertThat(elected.happened())
        .filteredOn(RelicGained.class::isInstance)
        .singleElement()
        .satisfies(gained -> {
          assertThat(((RelicGained) gained).seat()).isEqualTo(P3);
          assertThat(((RelicGained) gained).relic()).isEqualTo(deck.get(3));
          assertThat(gained.audience().includes(Optional.empty())).as("all see it").isTrue();
        });
    assertThat(elected.table().part(Relics.ID).of(P3)).containsExactly(deck.get(3));
    assertThat(RelicDeck.left(elected.table())).hasSize(deck.size() - 1).isSubsetOf(deck);
    assertThat(elected.table().council().discarded()).hasSize(1);
  }

  @Test
  @Rule({"relics.2.1", "agenda/minister_of_antiquities.N1"})
  void anEmptyDeckGivesNoRelic() {
    List<RelicId> all = RelicDeck.left(THREE.table());
    Scenario<AgendaState> elected =
        decided(
            THREE.with(t -> t.withPart(Relics.ID, _ -> new Relics(all, Map.of(P2, all)))),
            "minister_of_antiquities",
            "p3");

    assertThat(elected.happened()).noneMatch(RelicGained.class::isInstance);
    assertThat(elected.table().part(Relics.ID).of(P3)).isEmpty();
    assertThat(elected.table().council().discarded()).hasSize(1);
  }
}
