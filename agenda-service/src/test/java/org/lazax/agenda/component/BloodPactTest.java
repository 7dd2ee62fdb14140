package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.ballot;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/** P2 votes first, P3 next and P1 last. P3 is the Empyrean, and one of the others has its note. */
class BloodPactTest {
  private static final TableKit PACT = THREE.player(P3, "empyrean").controls(P3, "centauri");

  @Test
  @Rule({"promissory_note/blood_pact.N1", "promissory_note/blood_pact.N2"})
  void whoVotesLikeTheEmpyreanCastsFourVotesMore() {
    Scenario<AgendaState> first = council(PACT.notesInPlay(P2, "blood_pact"));
    Scenario<AgendaState> voted = first.when(P2, votes("for", "archon_ren"));
    int cast = ballot(voted, P2).votes();
    assertThat(ballot(voted.when(P3, votes("for", "centauri")), P2))
        .isEqualTo(Ballot.cast(P2, AgendaOutcome.FOR, cast + 4));
    assertThat(ballot(voted.when(P3, votes("against", "centauri")), P2).votes()).isEqualTo(cast);
    assertThat(ballot(voted.when(P3, new Abstain()), P2).votes()).isEqualTo(cast);
    Scenario<AgendaState> abstained = first.when(P2, new Abstain());
    assertThat(ballot(abstained.when(P3, votes("for", "centauri")), P2).votes()).isZero();

    Scenario<AgendaState> hand = council(PACT.notes(P2, "blood_pact"));
    Scenario<AgendaState> held =
        hand.when(P2, votes("for", "archon_ren")).when(P3, votes("for", "centauri"));
    assertThat(ballot(held, P2).votes()).as("in the hand").isEqualTo(cast);
  }

  @Test
  void whoVotesAfterTheEmpyreanHasThemAtOnce() {
    Scenario<AgendaState> alone =
        council(PACT.notes(P1, "ceasefire@p1"))
            .when(P2, new Abstain())
            .when(P3, votes("for", "centauri"));
    Scenario<AgendaState> pact =
        council(PACT.notesInPlay(P1, "blood_pact"))
            .when(P2, votes("for", "archon_ren"))
            .when(P3, votes("against", "centauri"));
    Scenario<AgendaState> outvoted = allPass(pact.when(P1, votes("against", "mecatol_rex")));

    assertThat(alone.awaited()).containsExactly(P1);
    assertThat(outvoted.own().decided().getLast().ballots())
        .filteredOn(ballot -> ballot.seat().equals(P1))
        .singleElement()
        .isEqualTo(Ballot.cast(P1, AgendaOutcome.AGAINST, 6 + 4));
  }

  @Test
  @Rule("promissory_note/blood_pact.N1.1")
  void itDoesNothingIfOneOfThemMayNotVote() {
    Scenario<AgendaState> banned =
        council(PACT.notesInPlay(P2, "blood_pact").holds(P3, "trade_rider"), "trade_rider")
            .when(P3, card("trade_rider"))
            .when(P3, choice("for"));
    Scenario<AgendaState> voted = allPass(banned).when(P2, votes("for", "archon_ren"));

    assertThat(ballot(voted, P2)).isEqualTo(Ballot.cast(P2, AgendaOutcome.FOR, 3));
    assertThat(ballot(voted, P3).votes()).isZero();
  }

  private static Scenario<AgendaState> council(TableKit kit, String... cards) {
    return allPass(revealing(kit, "mutiny", "arms_reduction"), cards);
  }
}
