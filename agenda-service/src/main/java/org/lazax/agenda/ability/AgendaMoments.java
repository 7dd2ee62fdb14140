package org.lazax.agenda.ability;

import java.util.List;
import org.lazax.chronicle.Service;
import org.lazax.rules.ability.Moments;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendaRevealed;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.table.Table;

/** The moments that agenda-service opens. */
public final class AgendaMoments {
  public static final Moments MOMENTS =
      new Moments(Service.AGENDA, _ -> List.of(), AgendaMoments::isLapsed);

  private AgendaMoments() {}

  /** Nothing more can be done when an agenda is revealed once it is replaced. */
  private static boolean isLapsed(Table table, Occurrence occurrence) {
    return occurrence instanceof AgendaRevealed && Agenda.isReplaced(table);
  }
}
