package org.lazax.game.exploration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.exploration.Explored.attached;
import static org.lazax.game.exploration.Explored.board;
import static org.lazax.game.exploration.Explored.cards;
import static org.lazax.game.exploration.Explored.discarded;
import static org.lazax.game.exploration.Explored.gaining;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.table.event.exploration.ExplorationCardRevealed;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.exploration.ExplorationCards.Lying;
import org.lazax.table.event.exploration.ExplorationDeckReshuffled;
import org.lazax.table.event.planets.ControlLost;

class ExplorationTest {
  private static final String[] ONE_OF_EACH = {
    "paradise_world", "mining_world", "propulsion_research_facility", "lost_crew"
  };

  @Test
  @Rule({"exploration.2", "exploration.2.1", "exploration.8", "planets.N2"})
  void aPlanetIsExploredWithTheDeckOfItsTrait() {
    TableKit kit = board().inExplorationDecks(ONE_OF_EACH);

    assertThat(attached(gaining(kit, "loki", 1), "loki")).containsExactly("paradise_world");
    assertThat(attached(gaining(kit, "abyz", 1), "abyz")).containsExactly("mining_world");
    Scenario<GameState> industrial = gaining(kit, "saudor", 1);
    assertThat(attached(industrial, "saudor")).containsExactly("propulsion_research_facility");
    assertThat(PlanetFacts.of(industrial.table(), new PlanetId("saudor")).specialties()).hasSize(1);
    assertThat(cards(industrial.table()).revealed()).isEmpty();
    assertThat(discarded(industrial.table())).isEmpty();
  }

  @Test
  @Rule({"exploration.1", "control.1.3"})
  void onlyAPlanetOfNobodyIsExploredWhenItIsTaken() {
    TableKit kit = board().inExplorationDecks("mining_world");
    Scenario<GameState> taken = gaining(kit.controls(P2, "abyz"), "abyz");

    assertThat(taken.table().planets().controls(P1, new PlanetId("abyz"))).isTrue();
    assertThat(attached(taken, "abyz")).isEmpty();
    assertThat(attached(gaining(kit, "abyz", 1), "abyz")).containsExactly("mining_world");
  }

  @Test
  @Rule({"exploration.2.2", "planets.N2"})
  void aPlanetWithoutATraitIsNot() {
    TableKit kit = board().inExplorationDecks(ONE_OF_EACH);
    Scenario<GameState> rex = gaining(kit, "mecatol_rex");

    assertThat(rex.table().planets().controls(P1, new PlanetId("mecatol_rex"))).isTrue();
    assertThat(cards(rex.table())).isEqualTo(cards(kit.table()));
  }

  @Test
  @Rule({"exploration.2.3", "promissory_note/terraform.N3"})
  void thePlayerChoosesAmongTheDecksOfSeveralTraits() {
    TableKit kit =
        board().inExplorationDecks(ONE_OF_EACH).attached("promissory_note/terraform", "abyz");
    Scenario<GameState> asked = gaining(kit, "abyz");
    assertThat(candidates(asked, P1)).containsExactly("cultural", "hazardous", "industrial");

    Scenario<GameState> cultural = asked.when(P1, choose("cultural"), 1).thenAccepted();
    assertThat(attached(cultural, "abyz")).containsExactly("terraform", "paradise_world");
    Scenario<GameState> industrial = asked.when(P1, choose("industrial"), 1).thenAccepted();
    assertThat(attached(industrial, "abyz"))
        .containsExactly("terraform", "propulsion_research_facility");
    asked.when(P1, choose("frontier")).thenRefusedAs("no-such-choice");
  }

  @Test
  @Rule("exploration.3")
  void aPlanetCanBeExploredAgain() {
    TableKit kit = board().inExplorationDecks("mining_world", "rich_world");
    Scenario<GameState> first = gaining(kit, "abyz", 1);
    TableKit lost =
        board().with(_ -> first.table()).with(new ControlLost(P1, new PlanetId("abyz"))::fold);

    assertThat(attached(gaining(lost, "abyz", 1), "abyz"))
        .containsExactlyInAnyOrder("mining_world", "rich_world");
  }

  /** Core Mine asks for an infantry. */
  @Test
  @Rule({"exploration.7", "exploration.N5"})
  void theCardLiesOpenWhileItIsResolvedAndIsDiscardedThen() {
    Scenario<GameState> asked = gaining(board().inExplorationDecks("core_mine"), "abyz", 1);
    assertThat(cards(asked.table()).revealed())
        .containsExactly(new Lying(P1, new ExplorationId("core_mine")));
    assertThat(asked.table().part(ExplorationCards.ID).shown()).isEqualTo(cards(asked.table()));
    assertThat(discarded(asked.table())).isEmpty();

    Scenario<GameState> resolved = asked.when(P1, choose("infantry")).thenAccepted();
    assertThat(cards(resolved.table()).revealed()).isEmpty();
    assertThat(discarded(resolved.table())).containsExactly("core_mine");
  }

  @Test
  @Rule("exploration.9")
  void aRelicFragmentGoesToThePlayArea() {
    Scenario<GameState> found =
        gaining(board().inExplorationDecks("hazardous_relic_fragment"), "abyz", 1);

    assertThat(cards(found.table()).fragmentsOf(P1)).hasToString("[hazardous_relic_fragment]");
    assertThat(discarded(found.table())).isEmpty();
  }

  /** The gamma wormhole token of one card lies on the board. */
  @Test
  @Rule({"exploration.7.1", "exploration.N1", "component_limitations.N6"})
  void anEmptyDeckIsMadeOfItsDiscardsButNotOfPurgedCards() {
    Scenario<GameState> gamma = gaining(board().inExplorationDecks("gamma_wormhole"), "loki", 1);
    assertThat(cards(gamma.table()).purged()).contains(new ExplorationId("gamma_wormhole"));
    assertThat(discarded(gamma.table())).isEmpty();

    List<ExplorationId> pile =
        List.of(new ExplorationId("dyson_sphere"), new ExplorationId("core_mine"));
    TableKit empty =
        board()
            .with(_ -> gamma.table())
            .inExplorationDecks("dyson_sphere", "core_mine")
            .with(t ->
                t.withPart(
                    ExplorationCards.ID,
                    all -> new ExplorationCards(pile, all.purged(), all.fragments())));
    Scenario<GameState> explored = gaining(empty, "abaddon", 1);
    assertThat(explored.happened())
        .hasAtLeastOneElementOfType(ExplorationDeckReshuffled.class)
        .filteredOn(ExplorationCardRevealed.class::isInstance)
        .extracting(event -> ((ExplorationCardRevealed) event).card().value())
        .containsExactly("dyson_sphere");
    assertThat(discarded(explored.table())).as("of another deck").containsExactly("core_mine");
  }

  @Test
  @Rule("relics.1.1")
  void planetsAndFrontiersBringRelicFragments() {
    Scenario<GameState> planet =
        gaining(board().inExplorationDecks("cultural_relic_fragment"), "loki", 1);
    assertThat(cards(planet.table()).fragmentsOf(P1))
        .containsExactly(new ExplorationId("cultural_relic_fragment"));

    Scenario<GameState> frontier =
        Explored.ending(Explored.frontier("unknown_relic_fragment"), P1, 1);
    assertThat(cards(frontier.table()).fragmentsOf(P1))
        .containsExactly(new ExplorationId("unknown_relic_fragment"));
  }
}
