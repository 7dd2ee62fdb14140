package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.ballot;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Canceller;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.vote.Predictions;

/**
 * Cards of the council that are cancelled when they are played. P3 plays them, and P2 may cancel.
 */
class CancelledCouncilCardsTest {
  private static TableKit council(Canceller canceller) {
    return canceller.ready(THREE.tile("38", 0, 1), P2, P3).controls(P2, "archon_ren", "lirta_iv");
  }

  @ParameterizedTest
  @EnumSource
  @Rule({"action_card/sabotage.N6", "technology/instinct_training.N7", "unit/watcher.N8"})
  void aRiderIsCancelledWhenItIsPlayedAndNotWhenItPays(Canceller canceller) {
    Scenario<AgendaState> predicted =
        played(council(canceller).holds(P3, "trade_rider"), "trade_rider").when(P3, choice("for"));
    assertThat(predicted.awaited()).containsExactly(P2);
    assertThat(cancels(predicted, canceller)).isTrue();
    Scenario<AgendaState> cancelled = predicted.when(P2, cancel(canceller)).thenAccepted();
    assertThat(Predictions.all(cancelled.table())).isEmpty();

    Scenario<AgendaState> voted =
        allPass(predicted.when(P2, pass())).when(P2, votes("for", "archon_ren"));
    Scenario<AgendaState> now = voted;
    while (now.table().player(P3).tradeGoods() == 0) {
      assertThat(now.awaited()).isNotEmpty();
      assertThat(cancels(now, canceller)).as("the payment").isFalse();
      now = now.awaited().contains(P1) ? now.when(P1, new Abstain()) : allPass(now);
    }
    assertThat(now.table().player(P3).tradeGoods()).isEqualTo(5);
  }

  @ParameterizedTest
  @EnumSource
  @Rule({
    "action_card/sabotage.N3.2",
    "technology/instinct_training.N4.2",
    "technology/instinct_training.N3",
    "unit/watcher.N5.2",
    "unit/watcher.N4"
  })
  void howMuchIsPaidIsSaidBefore(Canceller canceller) {
    Scenario<AgendaState> spoken =
        allPass(
                revealing(
                    council(canceller).holds(P3, "bribery").goods(P3, 4, 0),
                    "mutiny",
                    "arms_reduction"),
                "bribery")
            .when(P2, new Abstain());
    Scenario<AgendaState> asked =
        allPass(allPass(spoken).when(P3, votes("for", "centauri")), "bribery");
    Scenario<AgendaState> bribing =
        allPass(asked.when(P1, new Abstain()), "bribery").when(P3, card("bribery"));
    assertThat(bribing.awaited()).containsExactly(P3);
    int cast = ballot(bribing, P3).votes();

    Scenario<AgendaState> said = bribing.when(P3, choice("trade-good", "trade-good"));
    assertThat(said.awaited()).containsExactly(P2);
    assertThat(said.table().player(P3).tradeGoods()).as("not paid yet").isEqualTo(4);
    assertThat(ballot(said, P3).votes()).isEqualTo(cast);
    assertThat(said.when(P2, cancel(canceller)).table().player(P3).tradeGoods()).isEqualTo(4);
    assertThat(said.when(P2, pass()).table().player(P3).tradeGoods()).isEqualTo(2);
  }

  private static Scenario<AgendaState> played(TableKit kit, String card) {
    return allPass(revealing(kit, "mutiny", "arms_reduction"), card).when(P3, card(card));
  }

  private static boolean cancels(Scenario<AgendaState> scenario, Canceller canceller) {
    return scenario.awaited().contains(P2)
        && scenario.options(P2).stream()
            .anyMatch(option ->
                option instanceof AbilityOption.Usable usable
                    && usable.command().equals(cancel(canceller)));
  }

  private static UseAbility cancel(Canceller canceller) {
    return new UseAbility(Service.AGENDA, canceller.ability());
  }
}
