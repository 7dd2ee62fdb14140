package org.lazax.agenda.vote;

import static org.lazax.catalog.card.Agenda.Outcome.OF_HIDDEN_AGENDA;

import java.util.Optional;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.council.AgendaDeck.Uppermost;
import org.lazax.rules.council.Laws;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.AgendaReplaced;
import org.lazax.rules.vote.Outcomes;
import org.lazax.table.Table;
import org.lazax.table.event.council.AgendaConcealed;
import org.lazax.table.event.council.AgendaDrawn;

/**
 * Reveals an agenda. If there is nothing to elect, it is discarded, and another one from the deck
 * takes its place.
 */
public final class Revealing {
  private Revealing() {}

  /** Whether another agenda must be revealed in place of one that was called. */
  public static boolean isReplaced(Outcome outcome) {
    return outcome instanceof AgendaReplaced;
  }

  /**
   * Reveals the next of the agendas that are aside.
   *
   * @param another whether another one is revealed after it before players vote on either
   */
  public static void first(Draft<AgendaState, Table> draft, boolean another) {
    AgendaId card = draft.table().council().aside().getFirst();
    reveal(draft, new AgendaDrawn(card, Optional.empty()), another);
  }

  /**
   * Reveals the top card of the deck.
   *
   * @param another whether another one is revealed after it before players vote on either
   */
  public static void replacement(Draft<AgendaState, Table> draft, boolean another) {
    Uppermost top = AgendaDeck.onTop(draft, 1);
    reveal(draft, new AgendaDrawn(top.cards().getFirst(), top.chance()), another);
  }

  private static void reveal(Draft<AgendaState, Table> draft, AgendaDrawn drawn, boolean another) {
    draft.add(drawn);
    AgendaId card = drawn.agenda();
    Agenda agenda =
        draft.table().catalog().agenda(card).outcome() == OF_HIDDEN_AGENDA
            ? concealing(draft, card)
            : Agenda.revealed(card, Outcomes.of(card, draft.table()));
    if (agenda.outcomes().isEmpty()) {
      draft.addAll(Laws.discard(draft.table(), agenda));
      replacement(draft, another);
    } else {
      draft.call(agenda.before(another));
    }
  }

  /** The speaker alone reads the next agenda, and names its outcomes. */
  private static Agenda concealing(Draft<AgendaState, Table> draft, AgendaId card) {
    Seat speaker = draft.table().speaker().orElseThrow();
    Uppermost next = AgendaDeck.onTop(draft, 1);
    AgendaId concealed = next.cards().getFirst();
    draft.add(new AgendaConcealed(speaker, concealed, next.chance()));
    Table table = draft.table();
    return Agenda.concealing(
        card, table.catalog().agenda(concealed).outcome(), Outcomes.of(concealed, table));
  }
}
