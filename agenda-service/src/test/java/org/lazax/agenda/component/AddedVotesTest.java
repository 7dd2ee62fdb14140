package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.ballot;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.phase;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.AgendaId;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.council.VotesAdded;
import org.lazax.table.event.goods.GoodsSpent;

/** Votes that cards add after a player has voted. P1 is the speaker, P2 votes first. */
class AddedVotesTest {
  private static final AgendaId POLICY = new AgendaId("minister_of_policy");
  private static final AgendaId MUTINY = new AgendaId("mutiny");
  private static final AgendaId ARMS = new AgendaId("arms_reduction");

  private static Scenario<AgendaState> council(TableKit kit) {
    return revealed(kit, MUTINY);
  }

  private static Scenario<AgendaState> revealed(TableKit kit, AgendaId agenda) {
    return phase(
        kit.with(t -> t.withCouncil(t.council().withOrder(List.of(agenda, ARMS), List.of()))));
  }

  @Test
  @Rule("action_card/distinguished_councilor.N1")
  void fiveVotesAreAddedOnlyAfterTheOwnVotes() {
    var asked = council(THREE.holds(P2, "distinguished_councilor"));
    var voted = asked.when(P2, votes("for", "archon_ren"));
    var added = voted.when(P2, card("distinguished_councilor")).thenAccepted();

    int cast = ballot(voted, P2).votes();
    assertThat(ballot(added, P2)).isEqualTo(Ballot.cast(P2, AgendaOutcome.FOR, cast + 5));
    assertThat(added.awaited()).containsExactly(P3);

    var abstained = asked.when(P2, new Abstain());
    assertThat(offers(abstained, P2, "distinguished_councilor")).isFalse();
    var later = voted.when(P2, pass()).when(P3, votes("against", "centauri"));
    assertThat(offers(later, P2, "distinguished_councilor")).isFalse();
  }

  @Test
  @Rule({"agenda_phase.15", "action_card/bribery.N3"})
  void afterTheSpeakerGoodsBecomeVotesForTheSameOutcome() {
    var spoken =
        council(THREE.holds(P2, "bribery").goods(P2, 4, 0))
            .when(P2, votes("for", "archon_ren"))
            .when(P3, votes("against", "centauri"))
            .when(P1, new Abstain());
    assertThat(offers(spoken, P2, "bribery")).isTrue();
    int cast = ballot(spoken, P2).votes();

    var asked = spoken.when(P2, card("bribery"));
    var decided = asked.when(P2, choice("trade-good", "trade-good", "trade-good"));

    assertThat(decided.table().player(P2).tradeGoods()).isEqualTo(1);
    assertThat(last(decided).ballots()).contains(Ballot.cast(P2, AgendaOutcome.FOR, cast + 3));
    ComponentRef bribery = ComponentRef.parse("action_card/bribery");
    assertThat(decided.happened())
        .containsSubsequence(
            new GoodsSpent(P2, 3), new VotesAdded(P2, MUTINY, AgendaOutcome.FOR, 3, bribery));
  }

  /** Archon Ren is worth 2 and 3. */
  @Test
  @Rule("leader/xxekir_grom.N4")
  void xxekirGromVotesWithResourcesToo() {
    var voted = council(THREE.leaders(P2, "xxekir_grom")).when(P2, votes("for", "archon_ren"));
    assertThat(ballot(voted, P2)).isEqualTo(Ballot.cast(P2, AgendaOutcome.FOR, 5));
    var without = council(THREE).when(P2, votes("for", "archon_ren"));
    assertThat(ballot(without, P2)).isEqualTo(Ballot.cast(P2, AgendaOutcome.FOR, 3));
  }

  @Test
  @Rule("action_card/bribery.N2")
  void nothingNeedsToBePaid() {
    var decided =
        council(THREE.holds(P2, "bribery").goods(P2, 4, 0))
            .when(P2, votes("for", "archon_ren"))
            .when(P3, new Abstain())
            .when(P1, new Abstain())
            .when(P2, card("bribery"))
            .when(P2, choice())
            .thenAccepted();

    assertThat(decided.table().player(P2).tradeGoods()).isEqualTo(4);
  }

  @Test
  @Rule("action_card/bribery.N3")
  void whoHasNotVotedHasNobodyToBribe() {
    var spoken =
        council(THREE.holds(P2, "bribery").goods(P2, 4, 0))
            .when(P2, new Abstain())
            .when(P3, votes("against", "centauri"))
            .when(P1, new Abstain());

    assertThat(offers(spoken, P2, "bribery")).isFalse();
  }

  @Test
  @Rule("action_card/bribery.N1")
  void aSpeakerWhoCannotVoteIsBribedAfterItsTimeToVoteAllTheSame() {
    var asked =
        council(THREE.holds(P3, "assassinate_representative").holds(P2, "bribery").goods(P2, 4, 0))
            .when(P2, pass())
            .when(P3, card("assassinate_representative"))
            .when(P3, choice("p1"))
            .when(P2, votes("for", "archon_ren"));
    assertThat(offers(asked, P2, "bribery")).as("the speaker's time is not over").isFalse();

    var spoken = asked.when(P3, new Abstain());
    assertThat(ballot(spoken, P1)).isEqualTo(Ballot.abstention(P1));
    assertThat(offers(spoken, P2, "bribery")).isTrue();
  }

  @Test
  @Rule("action_card/bribery.N3.1")
  void argentAsSpeakerAloneCanBribeAndOnlyRightAfterItsVotes() {
    var voted =
        council(
                THREE
                    .player(P1, "argent")
                    .holds(P1, "bribery")
                    .holds(P2, "bribery")
                    .goods(P1, 2, 0)
                    .goods(P2, 2, 0))
            .when(P1, votes("for", "mecatol_rex"));
    assertThat(offers(voted, P1, "bribery")).isTrue();
    assertThat(offers(voted, P2, "bribery")).isFalse();

    var second = voted.when(P1, pass()).when(P2, votes("against", "archon_ren"));
    assertThat(second.awaited()).as("the next vote").containsExactly(P3);
    var third = second.when(P3, votes("against", "centauri"));
    assertThat(offers(third, P1, "bribery") || offers(third, P2, "bribery")).isFalse();
  }

  @Test
  @Rule({"action_card/bribery.N4", "action_card/distinguished_councilor.N3"})
  void theSpeakerAddsItsFiveVotesAfterABribe() {
    var spoken =
        council(THREE.holds(P1, "distinguished_councilor").holds(P2, "bribery").goods(P2, 2, 0))
            .when(P2, votes("for", "archon_ren"))
            .when(P2, pass())
            .when(P3, new Abstain())
            .when(P1, votes("against", "mecatol_rex"));
    int cast = ballot(spoken, P1).votes();

    var bribed = spoken.when(P1, pass()).when(P2, card("bribery")).when(P2, choice("trade-good"));
    assertThat(offers(bribed, P1, "distinguished_councilor")).isTrue();
    assertThat(last(bribed.when(P1, card("distinguished_councilor"))).ballots())
        .contains(Ballot.cast(P1, AgendaOutcome.AGAINST, cast + 5));
  }

  @Test
  @Rule("action_card/distinguished_councilor.N2")
  void votesThatABribeAddsAreNotFollowedByFiveMore() {
    var bribed =
        council(
                THREE
                    .holds(P2, "distinguished_councilor")
                    .holds(P2, "bribery")
                    .goods(P2, 2, 0)
                    .holds(P1, "distinguished_councilor"))
            .when(P2, votes("for", "archon_ren"))
            .when(P2, pass())
            .when(P3, new Abstain())
            .when(P1, votes("against", "mecatol_rex"))
            .when(P1, pass())
            .when(P2, card("bribery"))
            .when(P2, choice("trade-good"));

    assertThat(offers(bribed, P1, "distinguished_councilor")).as("its regular vote").isTrue();
    assertThat(offers(bribed, P2, "distinguished_councilor")).isFalse();
  }

  @Test
  @Rule({"action_card/bribery.N5", "action_card/distinguished_councilor.N4"})
  void addedVotesDecideWhoIsElectedBeforeATextNamesSomebodyElse() {
    var spoken =
        revealed(
                THREE
                    .holds(P1, "distinguished_councilor")
                    .holds(P2, "bribery")
                    .goods(P2, 9, 0)
                    .holds(P3, "confounding_legal_text"),
                POLICY)
            .when(P2, votes("p2", "archon_ren"))
            .when(P2, pass())
            .when(P3, new Abstain())
            .when(P1, votes("p1", "mecatol_rex"));
    assertThat(offers(spoken, P3, "confounding_legal_text")).isFalse();
    var more = spoken.when(P1, card("distinguished_councilor"));
    assertThat(offers(more, P2, "bribery")).isTrue();
    assertThat(offers(more, P3, "confounding_legal_text")).isFalse();

    String[] nine = Collections.nCopies(9, "trade-good").toArray(String[]::new);
    var elected = more.when(P2, card("bribery")).when(P2, choice(nine)).thenAccepted();
    assertThat(offers(elected, P3, "confounding_legal_text")).isTrue();
    var owner = elected.when(P3, pass()).thenAccepted().table().council().laws().getFirst().owner();
    assertThat(owner).as("the bribe has outweighed the speaker").contains(P2);
  }

  private static OutcomeDecided last(Scenario<AgendaState> scenario) {
    return new ArrayList<>(scenario.own().decided()).getLast();
  }
}
