package org.lazax.game.technology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;

/** What lets a player research a technology. */
class WaysToResearchTest {
  private static final TechnologyId MOTIVATOR = new TechnologyId("neural_motivator");
  private static final ResearchTechnology RESEARCH =
      new ResearchTechnology(MOTIVATOR, List.of(), Optional.empty());

  @Test
  @Rule("technology.9")
  void theStrategyCardAndOtherEffectsLetOneResearchAndNothingElseDoes() {
    TableKit kit = TableKit.players(2).goods(P1, 4, 0).holds(P1, "focused_research");
    Using.turn(kit, P1).when(P1, RESEARCH).thenRefusedAs("not-awaited");

    assertResearched(Using.card(kit, P1, "technology"));
    assertResearched(
        Using.turn(kit, P1).when(P1, Using.ability("action_card/focused_research")).thenAccepted());
  }

  private static void assertResearched(Scenario<GameState> researching) {
    assertThat(researching.table().player(P1).owns(MOTIVATOR)).isFalse();
    assertThat(researching.table().kernel().within(Turn.class)).isPresent();
    assertThat(researching.when(P1, RESEARCH).thenAccepted().table().player(P1).owns(MOTIVATOR))
        .isTrue();
  }
}
