package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.agenda;
import static org.lazax.agenda.CouncilKit.ballot;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingOption;
import org.lazax.agenda.vote.VotingOption.Voice;
import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.planets.PlanetsExhausted;

/** Cards, leaders and laws of the council that meet. P1 is the speaker, P2 votes first. */
class CombinedEffectsTest {
  private static final PlanetId ABYZ = new PlanetId("abyz");

  @Test
  void aCensuredPlayerDoesNotVeto() {
    TableKit kit = THREE.sheet(P2, 3, 3, 1).holds(P2, "veto");
    assertThat(offers(revealing(kit, "mutiny", "arms_reduction"), P2, "veto")).isTrue();

    Scenario<AgendaState> censured =
        revealing(kit.law("political_censure", P2), "mutiny", "arms_reduction");
    assertThat(censured.awaited()).as("it may quash").containsExactly(P2);
    assertThat(offers(censured, P2, "veto")).isFalse();
    censured.when(P2, card("veto")).thenRefused("abilities.3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"representative_government", "representative_government_base"})
  void elderQanojCastsTheOneVoteOfRepresentativeGovernmentAfterARider(String law) {
    TableKit xxcha = THREE.leaders(P2, "elder_qanoj").law(law).holds(P2, "trade_rider");
    Scenario<AgendaState> predicted =
        revealing(xxcha, "mutiny", "arms_reduction")
            .when(P2, card("trade_rider"))
            .when(P2, choice("against"))
            .thenAccepted();

    assertThat(predicted.awaited()).containsExactly(P2);
    predicted.when(P2, votes("for", "lirta_iv")).thenRefused("agenda_phase.6");
    Scenario<AgendaState> voted = predicted.when(P2, votes("for")).thenAccepted();
    assertThat(ballot(voted, P2)).isEqualTo(Ballot.cast(P2, AgendaOutcome.FOR, 1));
    assertThat(voted.happened()).noneMatch(PlanetsExhausted.class::isInstance);
  }

  @Test
  void aPlanetWithoutInfluenceCanBeChosenIfAComponentGivesItAVote() {
    TableKit abyz = THREE.controls(P2, "abyz");

    assertThat(voices(abyz)).extracting(Voice::planet).doesNotContain(ABYZ);
    assertThat(voices(abyz.leaders(P2, "elder_qanoj"))).contains(new Voice(ABYZ, 1));
  }

  private static List<Voice> voices(TableKit kit) {
    return ((VotingOption.Voting) agenda(kit, "mutiny").options(P2).getFirst()).planets();
  }

  @Test
  void zealDoesNotLetWhoHasPlayedARiderVote() {
    TableKit argent = THREE.player(P3, "argent").holds(P3, "trade_rider");
    Scenario<AgendaState> asked = revealing(argent, "mutiny", "arms_reduction");
    assertThat(asked.when(P3, pass()).awaited()).as("zeal").containsExactly(P3);

    Scenario<AgendaState> predicted =
        asked.when(P3, card("trade_rider")).when(P3, choice("for")).thenAccepted();
    assertThat(ballot(predicted, P3)).isEqualTo(Ballot.abstention(P3));
    assertThat(predicted.awaited()).containsExactly(P2);
    predicted.when(P3, votes("for", "centauri")).thenRefusedAs("not-awaited");
    assertThat(predicted.table().planets().readied(P3, new PlanetId("centauri"))).isTrue();
  }
}
