package org.lazax.agenda.phase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.draws;
import static org.lazax.agenda.CouncilKit.phase;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.catalog.card.Agenda.Type.DIRECTIVE;
import static org.lazax.catalog.card.Agenda.Type.LAW;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.AgendaDecider;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.components.StandardRules;
import org.lazax.rulebook.Rule;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.procedure.AgendaProcedure;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.council.AgendaDiscarded;
import org.lazax.table.event.council.AgendasReshuffled;
import org.lazax.table.leaders.LeaderState;

class AgendaPhaseTest {

  @Test
  @Rule({"agenda_phase.2", "agenda_phase.2.1"})
  void anAgendaIsRevealedToAllWithItsOutcomes() {
    var begun = phase(THREE, "mutiny");

    Agenda agenda = begun.table().kernel().within(Agenda.class).orElseThrow();
    assertThat(agenda.agenda()).isEqualTo(new AgendaId("mutiny"));
    assertThat(agenda.outcomes()).containsExactly(AgendaOutcome.FOR, AgendaOutcome.AGAINST);
    assertThat(begun.events()).allMatch(event -> event.audience().includes(Optional.empty()));
  }

  @Test
  @Rule({"agenda_card.0", "agenda_phase.3"})
  void twoAgendasAreVotedOnOneAfterTheOther() {
    var after = voted(voted(phase(THREE, "mutiny"), "arms_reduction"));

    assertThat(after.own().decided())
        .extracting(OutcomeDecided::agenda)
        .containsExactly(new AgendaId("mutiny"), new AgendaId("arms_reduction"));
    assertThat(after.table().kernel().top()).as("the phase is over").isEmpty();
  }

  @Test
  @Rule({"agenda_phase.4", "agenda_phase.N7", "exhausted.N1", "readied.N2"})
  void planetsAndNothingElseAreReadiedAtTheEnd() {
    TechnologyId sling = new TechnologyId("sling_relay");
    var kit =
        THREE
            .controlsExhausted(P3, "lodor")
            .leader(P3, "evelyn_delouis", LeaderState.EXHAUSTED)
            .with(t -> t.withPlayer(P3, p -> p.withTechnologies(Set.of(sling), Set.of(sling))));

    var after = voted(voted(phase(kit, "mutiny"), "arms_reduction"));

    Table table = after.table();
    assertThat(table.seats())
        .allSatisfy(seat ->
            assertThat(table.planets().readiedOf(seat)).isEqualTo(table.planets().of(seat)));
    assertThat(table.player(P3).exhaustedTechnologies()).containsExactly(sling);
    assertThat(table.player(P3).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("evelyn_delouis"));
  }

  @Test
  void planetsStayExhaustedFromOneAgendaToTheNext() {
    var second = voted(phase(THREE, "mutiny"), "arms_reduction");

    assertThat(second.awaited()).as("p2 has one planet left").containsExactly(P2);
    second.when(P2, votes("for", "lirta_iv")).thenRefused("exhausted.1");
  }

  @Test
  void anAgendaWithNothingToElectMakesWayForAnother() {
    var begun = phase(THREE, "miscount_disclosed", "classified_document_leaks", "mutiny");

    assertThat(begun.happened())
        .contains(
            new AgendaDiscarded(new AgendaId("miscount_disclosed")),
            new AgendaDiscarded(new AgendaId("classified_document_leaks")));
    assertThat(begun.table().kernel().within(Agenda.class).orElseThrow().agenda())
        .isEqualTo(new AgendaId("mutiny"));
  }

  @Test
  void theDiscardsBecomeTheDeckWhenItIsEmpty() {
    var kit =
        THREE.with(t -> {
          var council = t.council();
          for (AgendaId agenda : AgendaDeck.all(StandardRules.TABLE)) {
            council = council.withDrawn(agenda);
          }
          return t.withCouncil(council.withDiscarded(new AgendaId("mutiny")));
        });

    var begun =
        Scenario.given(
            new AgendaDecider(StandardRules.TABLE),
            kit.frame(new AgendaProcedure.AgendaPhase()),
            1);

    assertThat(begun.happened()).first().isEqualTo(new AgendasReshuffled());
    assertThat(begun.table().kernel().within(Agenda.class).orElseThrow().agenda())
        .isEqualTo(new AgendaId("mutiny"));
    assertThat(begun.table().council().discarded()).isEmpty();
  }

  @Test
  @Rule("agenda_card.1")
  void everyAgendaIsALawOrADirective() {
    assertThat(AgendaDeck.all(StandardRules.TABLE))
        .hasSize(50)
        .allSatisfy(agenda ->
            assertThat(Catalog.standard().agenda(agenda).type()).isIn(List.of(LAW, DIRECTIVE)));
  }

  /** Everybody votes for it with one planet; then, where one is named, the next agenda comes up. */
  private static Scenario<AgendaState> voted(Scenario<AgendaState> voting, String... next) {
    var second = voting.own().decided().isEmpty();
    var voted =
        second
            ? voting.when(P2, votes("for", "lirta_iv")).when(P3, votes("for", "centauri"))
            : voting.when(P2, votes("for", "archon_ren"));
    return voted.when(P1, new Abstain(), draws(voted.table(), next)).thenAccepted();
  }
}
