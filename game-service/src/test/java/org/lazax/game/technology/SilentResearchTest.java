package org.lazax.game.technology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Using.planets;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;

/**
 * Which planets are exhausted for who is silent where one must research: here an upgrade of space
 * docks, which lacks two cybernetic prerequisites. Lazar gives 1 resource, Cealdri 2 influence, Sem
 * Lore 3 and 2; Vorhal is biotic.
 */
class SilentResearchTest {
  private static final TableKit KIT =
      TableKit.players(2)
          .goods(P1, 5, 0)
          .controls(P1, "sem_lore", "lazar", "cealdri", "vorhal")
          .effect(P1, "action_card/reveal_prototype", Map.of("types", "space_dock"))
          .frame(new AgendaPhase());

  @Test
  void theLeastValuableOnesAreExhausted() {
    Scenario<GameState> free = given(new Research(P1, 0, false));

    assertThat(free.silence(P1))
        .contains(
            new ResearchTechnology(
                new TechnologyId("space_dock_ii"), planets("lazar", "cealdri"), Optional.empty()));
    free.when(P1, free.silence(P1).orElseThrow()).thenAccepted();
  }

  @Test
  void thoseThatPayLeastAreExhaustedWhereSomethingIsPaid() {
    Scenario<GameState> paid = given(new Research(P1, 4, false));

    assertThat(paid.silence(P1))
        .contains(
            new ResearchTechnology(
                new TechnologyId("space_dock_ii"),
                planets("cealdri", "lazar"),
                Optional.of(new Payment(planets("sem_lore"), 1))));
    paid.when(P1, paid.silence(P1).orElseThrow()).thenAccepted();
  }

  private static Scenario<GameState> given(Research research) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), KIT.frame(research));
  }
}
