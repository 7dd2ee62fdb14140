package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.elected;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Readings;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.table.event.notes.PromissoryNoteGiven;
import org.lazax.table.event.trade.TransactionMade;
import org.lazax.table.notes.Note;

/** P1 is the speaker. P3 plays the card. */
class DiplomaticPressureTest {
  private static final String PRESSURE = "diplomatic_pressure";
  private static final TableKit KIT =
      THREE
          .holds(P3, PRESSURE, PRESSURE)
          .notes(P1, "ceasefire@p1", "trade_agreement@p1")
          .notes(P2, "ceasefire@p2")
          .with(t ->
              t.withPlayer(P1, p -> p.withNoteReceived(false))
                  .withPlayer(P2, p -> p.withNoteReceived(false)));

  @Test
  @Rule({"action_card/diplomatic_pressure.N1", "action_card/diplomatic_pressure.N2"})
  void theTargetPicksTheNoteAndNobodyElseLearnsIt() {
    Scenario<AgendaState> asked =
        revealing(KIT, "mutiny", "arms_reduction").when(P3, card(PRESSURE)).when(P3, choice("p1"));
    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(((AbilityOption.Choice) asked.options(P1).getFirst()).candidates())
        .containsExactly("ceasefire@p1", "trade_agreement@p1");

    Scenario<AgendaState> given = asked.when(P1, choice("trade_agreement@p1")).thenAccepted();
    assertThat(notes(given, P3)).containsExactly("trade_agreement@p1");
    assertThat(notes(given, P1)).containsExactly("ceasefire@p1");
    assertThat(given.happened())
        .contains(new PromissoryNoteGiven(P1, P3, Note.parse("trade_agreement@p1")))
        .noneMatch(TransactionMade.class::isInstance);
    assertThat(Readings.of(P2, given).events()).noneMatch(PromissoryNoteGiven.class::isInstance);
  }

  @Test
  @Rule({
    "action_card/diplomatic_pressure.N3",
    "action_card/diplomatic_pressure.N3.1",
    "action_card/diplomatic_pressure.N3.2"
  })
  void aPlayerAimsOneCopyAtEachOther() {
    Scenario<AgendaState> once =
        revealing(KIT.holds(P2, PRESSURE), "mutiny", "arms_reduction")
            .when(P2, pass())
            .when(P3, card(PRESSURE))
            .when(P3, choice("p1"))
            .when(P1, choice("ceasefire@p1"))
            .thenAccepted();
    Scenario<AgendaState> other = played(once, P2);
    assertThat(candidates(other, P2)).as("another player may press p1, too").contains("p1");
    Scenario<AgendaState> again = played(once, P3);
    assertThat(again.table().player(P3).actionCards()).isEmpty();
    assertThat(again.awaited()).as("p2 is the only one left").containsExactly(P2);
    assertThat(candidates(again, P2)).containsExactly("ceasefire@p2");
  }

  @Test
  @Rule("action_card/diplomatic_pressure.N3")
  void theSecondCopyNeedsAnotherTarget() {
    Scenario<AgendaState> once =
        revealing(
                THREE
                    .holds(P3, PRESSURE, PRESSURE)
                    .notes(P1, "ceasefire@p1", "alliance@p1")
                    .with(t -> t.withPlayer(P1, p -> p.withNoteReceived(false))),
                "mutiny",
                "arms_reduction")
            .when(P3, card(PRESSURE))
            .when(P1, choice("ceasefire@p1"))
            .thenAccepted();
    assertThat(offers(once, P3, PRESSURE)).isFalse();
  }

  @Test
  @Rule("action_card/diplomatic_pressure.N3.3")
  void onTheNextAgendaTheSamePlayerMayBePressedAgain() {
    Scenario<AgendaState> once =
        revealing(
                THREE
                    .holds(P3, PRESSURE, PRESSURE)
                    .notes(P1, "ceasefire@p1", "trade_agreement@p1")
                    .with(t -> t.withPlayer(P1, p -> p.withNoteReceived(false))),
                "mutiny",
                "arms_reduction")
            .when(P3, card(PRESSURE))
            .when(P1, choice("ceasefire@p1"))
            .thenAccepted();
    assertThat(offers(once, P3, PRESSURE)).isFalse();
    Scenario<AgendaState> next = allPass(elected(once, "for"), PRESSURE);

    assertThat(next.table().kernel().within(Agenda.class).orElseThrow().agenda())
        .isEqualTo(new AgendaId("arms_reduction"));
    Scenario<AgendaState> again =
        next.when(P3, card(PRESSURE)).when(P1, choice("trade_agreement@p1")).thenAccepted();
    assertThat(notes(again, P3)).containsExactly("ceasefire@p1", "trade_agreement@p1");
  }

  @Test
  void whoHasNoNoteIsNotPressed() {
    Scenario<AgendaState> asked =
        revealing(THREE.holds(P3, PRESSURE), "mutiny", "arms_reduction").thenAccepted();
    assertThat(offers(asked, P3, PRESSURE)).isFalse();
  }

  /** Everybody lets pass until this player plays the card. */
  private static Scenario<AgendaState> played(Scenario<AgendaState> scenario, Seat seat) {
    Scenario<AgendaState> now = scenario;
    while (!offers(now, seat, PRESSURE)) {
      now = now.when(now.awaited().getFirst(), pass()).thenAccepted();
    }
    return now.when(seat, card(PRESSURE)).thenAccepted();
  }

  private static List<String> candidates(Scenario<AgendaState> scenario, Seat seat) {
    return ((AbilityOption.Choice) scenario.options(seat).getFirst()).candidates();
  }

  private static List<String> notes(Scenario<AgendaState> scenario, Seat seat) {
    return scenario.table().player(seat).notes().stream().map(Note::toString).toList();
  }
}
