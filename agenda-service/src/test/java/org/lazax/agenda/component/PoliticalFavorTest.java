package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.phase;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.council.AgendaDiscarded;
import org.lazax.table.notes.Note;

/** P3 is Xxcha, P1 holds its note. */
class PoliticalFavorTest {
  private static final AgendaId MUTINY = new AgendaId("mutiny");
  private static final AgendaId ARMS = new AgendaId("arms_reduction");
  private static final UseAbility FAVOR =
      new UseAbility(Service.AGENDA, AbilityRef.parse("promissory_note/political_favor"));

  @Test
  @Rule({"promissory_note/political_favor.N2"})
  void anotherAgendaIsVotedOnForATokenOfXxcha() {
    Scenario<AgendaState> replaced = council(1).when(P1, FAVOR).thenAccepted();

    assertThat(replaced.happened()).contains(new AgendaDiscarded(MUTINY));
    assertThat(replaced.table().kernel().within(Agenda.class).orElseThrow().agenda())
        .isEqualTo(ARMS);
    assertThat(replaced.table().player(P3).tokens().strategy()).isZero();
    assertThat(replaced.table().player(P3).notes()).contains(Note.parse("political_favor"));

    assertThat(council(0).options(P1))
        .as("without a token the note cannot be played")
        .noneMatch(AbilityOption.Usable.class::isInstance);
  }

  private static Scenario<AgendaState> council(int tokens) {
    return phase(
        TableKit.players(3)
            .player(P1, "sol")
            .player(P2, "letnev")
            .player(P3, "xxcha")
            .sheet(P3, 3, 3, tokens)
            .notes(P1, "political_favor")
            .with(t -> t.withCouncil(t.council().withOrder(List.of(MUTINY, ARMS), List.of()))));
  }
}
