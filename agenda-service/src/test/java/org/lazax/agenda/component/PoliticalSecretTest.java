package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.ballot;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.notes.Note;

/** P1 is the speaker. P3 holds the note of P2, who plays the Xxcha and votes first. */
class PoliticalSecretTest {
  private static final UseAbility SECRET =
      new UseAbility(
          Service.AGENDA, AbilityRef.parse("promissory_note/political_secret"), Optional.of(P2));
  private static final TableKit KIT = THREE.notes(P3, "political_secret@p2");

  @Test
  void theOwnerNeitherVotesNorPlaysActionCardsUntilTheAgendaIsSettled() {
    TableKit kit = KIT.holds(P2, "bribery", "veto");
    Scenario<AgendaState> asked = revealing(kit, "mutiny", "arms_reduction");
    assertThat(offers(asked, P2, "veto")).isTrue();
    Scenario<AgendaState> silenced = asked.when(P2, pass()).when(P3, SECRET).thenAccepted();
    assertThat(silenced.awaited()).as("p2 neither plays nor votes").doesNotContain(P2);

    Scenario<AgendaState> next = allPass(voted(silenced), "veto");
    assertThat(next.table().player(P2).notes()).containsExactly(Note.parse("political_secret@p2"));
    assertThat(next.table().player(P3).notesInPlay()).isEmpty();
    assertThat(next.awaited()).as("the next agenda is open to p2").contains(P2);
    assertThat(offers(next, P2, "veto")).isTrue();
  }

  @Test
  @Rule("promissory_note/political_secret.N3")
  void anOptionalAbilityOfTheFactionIsStopped() {
    TableKit kit = KIT.sheet(P2, 3, 3, 1);
    Scenario<AgendaState> asked = revealing(kit, "mutiny", "arms_reduction");
    assertThat(may(asked, "faction_ability/quash")).isTrue();
    Scenario<AgendaState> silenced = asked.when(P2, pass()).when(P3, SECRET).thenAccepted();
    assertThat(may(silenced, "faction_ability/quash")).isFalse();
    assertThat(silenced.awaited()).doesNotContain(P2);
  }

  @Test
  @Rule({"promissory_note/political_secret.N1", "promissory_note/political_secret.N1.1"})
  void technologiesAndNotesOfTheOwnerStayUsable() {
    TableKit kit =
        KIT.technologies(P2, "genetic_recombination")
            .notes(P3, "political_favor")
            .sheet(P2, 3, 3, 1);
    Scenario<AgendaState> silenced =
        revealing(kit, "mutiny", "arms_reduction").when(P2, pass()).when(P3, SECRET).thenAccepted();
    assertThat(silenced.awaited()).containsExactly(P3);
    assertThat(usable(silenced, P3))
        .as("another note of p2")
        .contains("promissory_note/political_favor");
    Scenario<AgendaState> voting = silenced.when(P3, pass()).thenAccepted();
    assertThat(usable(voting, P2)).contains("technology/genetic_recombination");
  }

  @Test
  @Rule("promissory_note/political_secret.N2")
  void aReplacedAgendaReturnsTheNoteAndTheOwnerVotesOnTheNext() {
    TableKit kit = KIT.holds(P1, "veto");
    Scenario<AgendaState> vetoed =
        revealing(kit, "mutiny", "arms_reduction")
            .when(P1, pass())
            .when(P3, SECRET)
            .when(P1, card("veto"))
            .thenAccepted();
    assertThat(vetoed.table().player(P2).notes())
        .containsExactly(Note.parse("political_secret@p2"));
    assertThat(vetoed.awaited()).containsExactly(P2);
    vetoed.when(P2, votes("for", "lirta_iv")).thenAccepted();
  }

  @Test
  @Rule({"leader/elder_qanoj.N3", "leader/elder_qanoj.N5"})
  void elderQanojVotesAllTheSameButWithoutCardsThatAddVotes() {
    TableKit kit =
        KIT.leaders(P2, "elder_qanoj")
            .holds(P2, "bribery", "veto")
            .goods(P2, 2, 0)
            .sheet(P2, 3, 3, 1);
    Scenario<AgendaState> asked = revealing(kit, "mutiny", "arms_reduction");
    assertThat(offers(cast(allPass(asked)), P2, "bribery")).as("without the note").isTrue();

    Scenario<AgendaState> silenced = asked.when(P2, pass()).when(P3, SECRET).thenAccepted();
    assertThat(may(silenced, "faction_ability/quash")).isFalse();
    assertThat(offers(silenced, P2, "veto")).isFalse();
    Scenario<AgendaState> voted = allPass(silenced).when(P2, votes("for", "lirta_iv"));
    assertThat(ballot(voted.thenAccepted(), P2).votes()).as("3 and 1").isEqualTo(4);
    assertThat(offers(cast(allPass(silenced)), P2, "bribery")).isFalse();
  }

  /** P2 and the speaker vote; what follows the last votes is open. */
  private static Scenario<AgendaState> cast(Scenario<AgendaState> called) {
    return called
        .when(P2, votes("for", "lirta_iv"))
        .thenAccepted()
        .when(P3, new Abstain())
        .when(P1, votes("against", "mecatol_rex"))
        .thenAccepted();
  }

  private static boolean may(Scenario<AgendaState> scenario, String component) {
    return usable(scenario, P2).contains(component);
  }

  private static List<String> usable(Scenario<AgendaState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability().component().toString())
        .toList();
  }

  /** P3 abstains, and P1 decides. */
  private static Scenario<AgendaState> voted(Scenario<AgendaState> scenario) {
    return allPass(scenario)
        .when(P3, new Abstain())
        .when(P1, votes("for", "mecatol_rex"))
        .thenAccepted();
  }
}
