package org.lazax.agenda.vote;

import java.util.List;
import java.util.Optional;
import org.lazax.agenda.ability.AgendaMoments;
import org.lazax.agenda.state.AgendaState;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendasRevealed;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.Agenda.Step;
import org.lazax.table.Table;

/**
 * Two agendas of which both are revealed before players vote on either. The one that is revealed
 * first waits in its frame, below the other. If it is resolved first, players vote on it in a frame
 * on top of both. Effects for an agenda last until the frame in which it was revealed.
 */
final class Together {
  private Together() {}

  /** What follows after everybody could react to the agenda that is revealed. */
  static Step next(Table table, Agenda agenda) {
    if (agenda.another()) {
      return Step.AWAITED;
    }
    return at(table, Step.AWAITED).isPresent() ? Step.ALL : Step.CALLED;
  }

  private static Optional<Frame> at(Table table, Step step) {
    return table.kernel().frameOf(under -> isAt(under, step));
  }

  private static boolean isAt(Procedure procedure, Step step) {
    return procedure instanceof Agenda agenda && agenda.progress().step() == step;
  }

  static void proceed(Draft<AgendaState, Table> draft, Agenda agenda) {
    Optional<Outcome> returned = draft.table().kernel().frame().orElseThrow().returned();
    boolean replaced = returned.filter(Revealing::isReplaced).isPresent();
    switch (agenda.progress().step()) {
      case AWAITED -> {
        if (replaced) {
          Revealing.replacement(draft, false);
        } else {
          Revealing.first(draft, false);
        }
      }
      case ALL -> all(draft, agenda);
      case PUT_OFF -> {
        if (returned.isEmpty()) {
          resolveWaiting(draft);
        } else {
          goOn(draft, agenda, replaced);
        }
      }
      case ELSEWHERE -> {
        if (replaced) {
          Revealing.replacement(draft, false);
        } else {
          draft.close(returned.orElseThrow());
        }
      }
      default -> goOn(draft, agenda, replaced);
    }
  }

  /** The other agenda is resolved, or another one takes its place. */
  private static void goOn(Draft<AgendaState, Table> draft, Agenda agenda, boolean replaced) {
    if (replaced) {
      Revealing.replacement(draft, false);
    } else {
      draft.change(agenda.at(Step.CALLED));
    }
  }

  private static void all(Draft<AgendaState, Table> draft, Agenda last) {
    Frame frame = at(draft.table(), Step.AWAITED).orElseThrow();
    Agenda first = (Agenda) frame.procedure();
    draft.add(new FrameChanged(frame.id(), first.at(Step.WAITS)));
    draft.change(last.at(Step.CALLED));
    Seat speaker = draft.table().speaker().orElseThrow();
    AgendaMoments.MOMENTS.occur(
        draft, new AgendasRevealed(speaker, List.of(first.agenda(), last.agenda())));
  }

  private static void resolveWaiting(Draft<AgendaState, Table> draft) {
    Frame frame = at(draft.table(), Step.WAITS).orElseThrow();
    Agenda first = (Agenda) frame.procedure();
    draft.add(new FrameChanged(frame.id(), first.at(Step.ELSEWHERE)));
    draft.call(first.from(frame.id()));
  }
}
