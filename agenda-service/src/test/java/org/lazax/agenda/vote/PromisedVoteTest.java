package org.lazax.agenda.vote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.agenda;
import static org.lazax.agenda.CouncilKit.ballot;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.chronicle.Seat;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/** P2 votes first, P1 last. */
class PromisedVoteTest {

  @Test
  @Rule("deals.N6")
  void theVoteIsCastForThePromisedOutcome() {
    Scenario<AgendaState> bound = agenda(promised(THREE, P2, "against"), "mutiny");

    assertThat(bound.awaited()).containsExactly(P2);
    assertThat(bound.options(P2)).hasSize(1);
    bound.when(P2, new Abstain()).thenRefused("deals.N6");
    bound.when(P2, votes("for", "lirta_iv")).thenRefused("deals.N6");
    assertThat(bound.silence(P2)).contains(votes("against", "archon_ren"));
    Scenario<AgendaState> voted = bound.when(P2, votes("against", "lirta_iv")).thenAccepted();
    assertThat(ballot(voted, P2)).isEqualTo(Ballot.cast(P2, AgendaOutcome.AGAINST, 3));
    voted.when(P3, new Abstain()).thenAccepted();
  }

  @Test
  @Rule("deals.N6.1")
  void whoCannotVoteIsNotAskedForItsPromise() {
    for (TableKit kit :
        List.of(
            THREE.effect(P2, "action_card/assassinate_representative"),
            THREE.controlsExhausted(P2, "archon_ren", "lirta_iv"))) {
      assertThat(agenda(promised(kit, P2, "for"), "mutiny").awaited()).containsExactly(P3);
    }
  }

  private static TableKit promised(TableKit kit, Seat by, String outcome) {
    return kit.with(table ->
        table.withKernel(
            table
                .kernel()
                .evolve(
                    LastingEffects.until(
                        Optional.empty(),
                        AbilityRef.parse("promise/vote"),
                        by,
                        Map.of("to", P1.toString(), "agenda", "mutiny", "outcome", outcome)))));
  }
}
