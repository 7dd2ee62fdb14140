package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.agenda;
import static org.lazax.agenda.CouncilKit.ballot;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.VoterCalled;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/** P3 has the technology. P2 votes first, P1 last. */
class GeneticRecombinationTest {
  private static final UseAbility RECOMBINE =
      new UseAbility(Service.AGENDA, AbilityRef.parse("technology/genetic_recombination"));
  private static final TableKit KIT = THREE.technologies(P3, "genetic_recombination");

  @Test
  void whoKeepsItsTokensVotesForTheOutcomeThatIsNamed() {
    Scenario<AgendaState> asked = named(KIT, "against");
    assertThat(asked.awaited()).containsExactly(P2);
    Scenario<AgendaState> bound = asked.when(P2, choice("against"));

    assertThat(bound.awaited()).containsExactly(P2);
    assertThat(bound.options(P2)).hasSize(1);
    bound.when(P2, new Abstain()).thenRefused("abilities.2");
    bound.when(P2, votes("for", "lirta_iv")).thenRefused("abilities.2");
    assertThat(bound.silence(P2)).contains(votes("against", "archon_ren"));
    Scenario<AgendaState> voted = bound.when(P2, votes("against", "lirta_iv")).thenAccepted();
    assertThat(ballot(voted, P2)).isEqualTo(Ballot.cast(P2, AgendaOutcome.AGAINST, 3));
    assertThat(voted.table().player(P2).tokens().fleet()).isEqualTo(3);
  }

  @Test
  void whoReturnsATokenVotesAsItLikesAndTheCardIsExhausted() {
    Scenario<AgendaState> free = named(KIT, "against").when(P2, choice("fleet"));
    assertThat(free.table().player(P2).tokens().fleet()).isEqualTo(2);
    assertThat(free.table().player(P3).exhaustedTechnologies())
        .containsExactly(new TechnologyId("genetic_recombination"));

    Scenario<AgendaState> voted = free.when(P2, votes("for", "lirta_iv")).thenAccepted();
    assertThat(voted.when(P3, new Abstain()).awaited())
        .as("the card is exhausted: P1 votes undisturbed")
        .containsExactly(P1);
    assertThat(free.when(P2, new Abstain()).thenAccepted().awaited()).containsExactly(P3);
  }

  @Test
  void withoutATokenInTheFleetPoolTheVoteMustBeCast() {
    Scenario<AgendaState> bound = named(KIT.sheet(P2, 3, 0, 0), "for");

    assertThat(bound.awaited()).containsExactly(P2);
    bound.when(P2, new Abstain()).thenRefused("abilities.2");
  }

  @Test
  void whoeverIsBoundCannotUseTheCardOfAnother() {
    Scenario<AgendaState> voted =
        named(KIT, "for").when(P2, choice("for")).when(P2, votes("for", "lirta_iv"));

    assertThat(voted.awaited()).containsExactly(P3);
    assertThat(voted.when(P3, new Abstain()).options(P2)).isEmpty();
  }

  @Test
  @Rule("technology/genetic_recombination.N1")
  void onlyWhoCanVoteIsConcerned() {
    assertThat(called(KIT)).isEqualTo(P2);
    assertThat(agenda(KIT, "mutiny").when(P3, pass()).awaited()).containsExactly(P2);

    assertThat(called(KIT.effect(P2, "action_card/assassinate_representative"))).isEqualTo(P3);
    assertThat(called(KIT.controlsExhausted(P2, "archon_ren", "lirta_iv"))).isEqualTo(P3);
  }

  @Test
  @Rule("technology/genetic_recombination.N1.1")
  void whoIsAllowedToVoteByAnAllianceIsConcernedAgain() {
    TableKit barred =
        KIT.player(P1, "xxcha")
            .leaders(P1, "elder_qanoj")
            .effect(P2, "action_card/assassinate_representative");

    assertThat(called(barred)).isEqualTo(P3);
    assertThat(called(barred.notesInPlay(P2, "alliance@p1"))).isEqualTo(P2);
  }

  /** The first player before whose vote P3 is asked. */
  private static Seat called(TableKit kit) {
    Scenario<AgendaState> before = agenda(kit, "mutiny");
    assertThat(before.awaited()).containsExactly(P3);
    Moment moment = before.table().kernel().within(Moment.class).orElseThrow();
    return ((VoterCalled) moment.occurrence()).voter();
  }

  private static Scenario<AgendaState> named(TableKit kit, String outcome) {
    return agenda(kit, "mutiny").when(P3, RECOMBINE).when(P3, choice(outcome));
  }
}
