package org.lazax.agenda.phase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingOption;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.AbilityRef;

/** Voting is no turn. P2 has what is used when its turn or an action begins or ends. */
class NoTurnTest {
  private static final TableKit KIT =
      THREE
          .technologies(P2, "predictive_intelligence", "bio_stims")
          .leaders(P2, "xxekir_grom")
          .law("minister_of_war", P2)
          .holds(P2, "mining_initiative", "master_plan", "veto")
          .tile("26", 0, 0)
          .controlsExhausted(P2, "lodor")
          .tokens(P2, "26");

  @Test
  @Rule("agenda_phase.N2")
  void nothingThatBelongsToTurnsOpensWhilePlayersVote() {
    List<AbilityRef> offered = new ArrayList<>();
    Scenario<AgendaState> now = revealing(KIT, "mutiny", "arms_reduction");
    while (!now.awaited().isEmpty()) {
      assertThat(now.table().kernel().within(Turn.class)).isEmpty();
      assertThat(ResolutionOrder.first(now.table())).as("the speaker").isEqualTo(P1);
      Seat seat = now.awaited().getFirst();
      List<AbilityRef> usable = usable(now, seat);
      offered.addAll(usable);
      if (seat.equals(P2)) {
        for (String action : List.of("action_card/mining_initiative", "leader/xxekir_grom")) {
          UseAbility use = new UseAbility(Service.AGENDA, AbilityRef.parse(action));
          assertThat(now.when(P2, use).refusal()).as(action).isPresent();
        }
      }
      now = now.when(seat, answer(now, seat)).thenAccepted();
    }
    assertThat(offered).as("what is used when agendas are revealed").isNotEmpty();
    assertThat(offered).extracting(AbilityRef::toString).containsOnly("action_card/veto");
  }

  /** P2 votes on both agendas, and the others abstain. */
  private static Command answer(Scenario<AgendaState> scenario, Seat seat) {
    boolean votes = scenario.options(seat).getFirst() instanceof VotingOption.Voting;
    boolean second = !scenario.own().decided().isEmpty();
    return votes && seat.equals(P2)
        ? votes("for", second ? "archon_ren" : "lirta_iv")
        : scenario.silence(seat).orElseThrow();
  }

  private static List<AbilityRef> usable(Scenario<AgendaState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability())
        .toList();
  }
}
