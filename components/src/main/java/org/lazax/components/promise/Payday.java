package org.lazax.components.promise;

import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendaPhaseBegins;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StatusPhaseBegins;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.GameProcedure.Turn;

/**
 * A moment at which a promised payment is due.
 *
 * @param name its name in the terms of the promise
 * @param moment the occurrence
 * @param within the procedure in which it comes at most once more; the promise ends with it
 */
record Payday<O extends Occurrence>(
    String name, Class<O> moment, Class<? extends Procedure> within) {
  static final Payday<TurnEnds> TURN_END = new Payday<>("turn_end", TurnEnds.class, Turn.class);
  static final Payday<StatusPhaseBegins> STATUS_PHASE =
      new Payday<>("status_phase", StatusPhaseBegins.class, Round.class);
  static final Payday<AgendaPhaseBegins> AGENDA_PHASE =
      new Payday<>("agenda_phase", AgendaPhaseBegins.class, Round.class);
}
