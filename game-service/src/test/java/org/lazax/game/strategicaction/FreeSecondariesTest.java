package org.lazax.game.strategicaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.SecondaryCommand.DeclineStrategyCard;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.StrategyCardProcedure.BuildStructure;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Tokens;

/** Secondary abilities by Galactic Crisis Pact, in the agenda phase. P1 has no strategy token. */
class FreeSecondariesTest {
  private static final TableKit WITHOUT =
      TableKit.players(3)
          .round(1)
          .tile("26", 0, 0)
          .controls(P1, "lodor")
          .controls(P2, "wellon")
          .controls(P3, "centauri");
  private static final TableKit KIT =
      WITHOUT.sheet(P1, 3, 3, 0).effect(P1, "agenda/galactic_crisis_pact");
  private static final Tokens UNCHANGED = new Tokens(3, 3, 0);

  @Test
  @Rule("agenda/galactic_crisis_pact.N2")
  void aSecondaryCostsNoToken() {
    var asked = secondary(KIT, "politics");
    assertThat(asked.awaited()).containsExactly(P1);

    var drawing = asked.when(P1, new FollowStrategyCard(Optional.empty(), Optional.empty()), 1, 1);
    assertThat(drawing.thenAccepted().table().player(P1).tokens()).isEqualTo(UNCHANGED);
    assertThat(drawing.table().player(P1).actionCards()).hasSize(2);
    assertThat(asked.when(P1, new DeclineStrategyCard()).table().player(P1).actionCards())
        .as("nobody has to")
        .isEmpty();
  }

  @Test
  void aTokenThatIsPlacedComesFromTheReinforcements() {
    SystemId system = SystemId.of("26");
    var built =
        secondary(KIT, "construction")
            .when(P1, new FollowStrategyCard(Optional.empty(), Optional.of(system)))
            .thenAccepted();

    assertThat(built.table().player(P1).tokens()).isEqualTo(UNCHANGED);
    assertThat(built.table().tokens().get(system)).containsExactly(P1);
    assertThat(built.table().kernel().within(BuildStructure.class).orElseThrow().system())
        .contains(system);
  }

  @Test
  void resourcesArePaid() {
    secondary(KIT.goods(P1, 4, 0), "technology")
        .when(P1, new FollowStrategyCard(Optional.empty(), Optional.empty()))
        .thenRefused("technology_sc.3");
  }

  @Test
  void withoutThePactATokenIsSpent() {
    var followed =
        secondary(WITHOUT.sheet(P1, 3, 3, 1), "politics")
            .when(P1, new FollowStrategyCard(Optional.empty(), Optional.empty()), 1, 1)
            .thenAccepted();
    assertThat(followed.table().player(P1).tokens()).isEqualTo(UNCHANGED);
  }

  private static Scenario<GameState> secondary(TableKit kit, String card) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new AgendaPhase()).frame(new Secondary(P1, new StrategyCardId(card), false)));
  }
}
