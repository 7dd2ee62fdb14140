package org.lazax.agenda.ability;

import java.util.List;
import org.lazax.chronicle.Service;
import org.lazax.rules.ability.Moments;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendaRevealed;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeWouldBeResolved;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.PlayerElected;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.VotingBegins;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;

/** The moments that agenda-service opens. */
public final class AgendaMoments {
  public static final Moments MOMENTS =
      new Moments(Service.AGENDA, _ -> List.of(), AgendaMoments::isLapsed);

  private AgendaMoments() {}

  /**
   * Nothing more can be done when an agenda is revealed once it is replaced, or about an outcome
   * that is not the current one any more.
   */
  private static boolean isLapsed(Table table, Occurrence occurrence) {
    return switch (occurrence) {
      case AgendaRevealed _ -> Agenda.isReplaced(table);
      case VotingBegins _ -> Agenda.hasOutcome(table);
      case PlayerElected elected -> !Agenda.wouldBe(table, AgendaOutcome.elect(elected.player()));
      case OutcomeWouldBeResolved resolved -> !Agenda.wouldBe(table, resolved.outcome());
      default -> false;
    };
  }
}
