package org.lazax.agenda.vote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.ballot;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.agenda.CouncilKit;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.agenda.vote.VotingCommand.CastVotes;
import org.lazax.catalog.id.AgendaId;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.planets.PlanetsExhausted;

/**
 * With Representative Government each player casts one vote. P2 votes first, the speaker P1 last.
 */
class OneVoteTest {
  private static final String NEWER = "representative_government";
  private static final String OLDER = "representative_government_base";

  @ParameterizedTest
  @ValueSource(strings = {NEWER, OLDER})
  void eachPlayerCastsOneVoteAndExhaustsNothing(String law) {
    var asked = CouncilKit.agenda(CouncilKit.THREE.law(law), "mutiny");
    var option = (VotingOption.Voting) asked.options(P2).getFirst();
    assertThat(option.fixed()).contains(1);
    assertThat(option.planets()).isEmpty();
    assertThat(option.form().sample().command()).isEqualTo(votes("for"));
    asked.when(P2, votes("for", "lirta_iv")).thenRefused("agenda_phase.6");

    var voted = asked.when(P2, votes("for")).thenAccepted();
    assertThat(ballot(voted, P2)).isEqualTo(Ballot.cast(P2, AgendaOutcome.FOR, 1));
    assertThat(voted.happened()).noneMatch(PlanetsExhausted.class::isInstance);
    assertThat(asked.when(P2, new Abstain()).awaited()).as("nobody has to").containsExactly(P3);
  }

  @ParameterizedTest
  @ValueSource(strings = {NEWER, OLDER})
  @Rule("agenda/miscount_disclosed.N2.7")
  void alsoWhenTheLawIsVotedOnAgain(String law) {
    var asked = CouncilKit.agenda(CouncilKit.THREE.law(law), law);

    assertThat(((VotingOption.Voting) asked.options(P2).getFirst()).fixed()).contains(1);
    asked.when(P2, votes("against", "lirta_iv")).thenRefused("agenda_phase.6");
    var voted = asked.when(P2, votes("against")).thenAccepted();
    assertThat(ballot(voted, P2)).isEqualTo(Ballot.cast(P2, AgendaOutcome.AGAINST, 1));
  }

  @Test
  void withoutTheLawAVoteNeedsAPlanet() {
    var asked = CouncilKit.agenda(CouncilKit.THREE, "mutiny");

    asked.when(P2, votes("for")).thenRefused("agenda_phase.6");
    assertThat(((VotingOption.Voting) asked.options(P2).getFirst()).fixed()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {NEWER, OLDER})
  @Rule({"agenda/representative_government.N1", "agenda/representative_government_base.N1"})
  void alsoWhoHasNoReadiedPlanetVotesButNobodyWhoMayNot(String law) {
    TableKit exhausted = CouncilKit.THREE.controlsExhausted(P2, "archon_ren", "lirta_iv");

    assertThat(CouncilKit.agenda(exhausted, "mutiny").awaited()).containsExactly(P3);
    assertThat(CouncilKit.agenda(exhausted.law(law), "mutiny").awaited()).containsExactly(P2);
    assertThat(CouncilKit.agenda(exhausted.law(law).player(P2, "nekro"), "mutiny").awaited())
        .containsExactly(P3);
  }

  @ParameterizedTest
  @ValueSource(strings = {NEWER, OLDER})
  @Rule("leader/elder_qanoj.N5")
  void elderQanojAddsNoVoteAsNoPlanetIsExhausted(String law) {
    TableKit xxcha = CouncilKit.THREE.leaders(P2, "elder_qanoj");
    var asked = CouncilKit.agenda(xxcha.law(law), "mutiny");

    assertThat(((VotingOption.Voting) asked.options(P2).getFirst()).planets()).isEmpty();
    assertThat(ballot(asked.when(P2, votes("for")), P2).votes()).isEqualTo(1);
    var without = CouncilKit.agenda(xxcha, "mutiny").when(P2, votes("for", "lirta_iv"));
    assertThat(ballot(without, P2).votes()).as("3 and 1").isEqualTo(4);
  }

  @Test
  @Rule({"agenda/representative_government.N2", "agenda/representative_government_base.N2"})
  void theNewerLawForbidsAdditionalVotesAndTheOlderDoesNot() {
    TableKit kit =
        CouncilKit.THREE
            .player(P2, "argent")
            .technologies(P2, "predictive_intelligence")
            .holds(P2, "distinguished_councilor");
    ComponentRef intelligence = ComponentRef.parse("technology/predictive_intelligence");
    CastVotes more = new CastVotes(AgendaOutcome.FOR, List.of(), List.of(intelligence));

    var newer = CouncilKit.agenda(kit.law(NEWER), "mutiny");
    var none = (VotingOption.Voting) newer.options(P2).getFirst();
    assertThat(none.bonus()).isZero();
    assertThat(none.additions()).isEmpty();
    newer.when(P2, more).thenRefused("abilities.3");
    var voted = newer.when(P2, votes("for"));
    assertThat(ballot(voted, P2).votes()).isEqualTo(1);
    assertThat(offers(voted, P2, "distinguished_councilor")).isFalse();

    var older = CouncilKit.agenda(kit.law(OLDER), "mutiny").when(P2, more).thenAccepted();
    assertThat(ballot(older, P2).votes()).as("one, three players, three").isEqualTo(7);
    var added = older.when(P2, card("distinguished_councilor")).thenAccepted();
    assertThat(ballot(added, P2).votes()).isEqualTo(12);
  }

  @ParameterizedTest
  @ValueSource(strings = {NEWER, OLDER})
  void whoVotedAgainstExhaustsItsCulturalPlanetsInTheNextRound(String agenda) {
    Table after = CouncilKit.decided(CouncilKit.THREE, agenda, "against").table();

    assertThat(after.council().laws()).isEmpty();
    assertThat(after.kernel().effects())
        .singleElement()
        .satisfies(effect -> {
          assertThat(effect.user()).contains(P2);
          assertThat(effect.ability())
              .isEqualTo(AbilityRef.parse("agenda/" + agenda + "#next-strategy-phase"));
        });
    Scenario<?> next = CouncilKit.agenda(CouncilKit.THREE.with(_ -> after), "mutiny");
    assertThat(((VotingOption.Voting) next.options(P2).getFirst()).fixed())
        .as("it is no law")
        .isEmpty();
    Table law = CouncilKit.decided(CouncilKit.THREE, agenda, "for").table();
    assertThat(law.kernel().effects()).isEmpty();
    assertThat(law.council().law(new AgendaId(agenda))).isPresent();
  }
}
