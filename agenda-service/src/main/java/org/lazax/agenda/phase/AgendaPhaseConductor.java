package org.lazax.agenda.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.lazax.agenda.ability.AgendaMoments;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.Revealing;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendaPhaseBegins;
import org.lazax.rules.council.ReadyHooks;
import org.lazax.rules.notes.Notes;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.procedure.AgendaProcedure.AgendaDecided;
import org.lazax.rules.procedure.AgendaProcedure.AgendaDropped;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.StrategyCardProcedure.ReadyPlanets;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.event.planets.PlanetsReadied;

/**
 * Reveals two agendas, has each voted on and resolved, then readies all planets. Rules:
 * agenda_phase.2, agenda_phase.3, agenda_phase.4.
 */
public final class AgendaPhaseConductor
    extends NonInteractiveConductor<AgendaState, Table, AgendaPhase> {
  private static final int AGENDAS = 2;

  public AgendaPhaseConductor() {
    super(AgendaPhase.class);
  }

  @Override
  public void proceed(Draft<AgendaState, Table> draft, AgendaPhase phase) {
    Optional<Outcome> returned = draft.table().kernel().frame().orElseThrow().returned();
    if (returned.isPresent()) {
      draft.addAll(Notes.agendaEnded(draft.table()));
    }
    if (returned.filter(AgendaPhaseConductor::isDone).isPresent()) {
      draft.change(phase.next());
    } else if (phase.progress().done() == 0 && !phase.progress().begun()) {
      draft.change(phase.begun());
      Seat speaker = draft.table().speaker().orElseThrow();
      AgendaMoments.MOMENTS.occur(draft, new AgendaPhaseBegins(speaker));
    } else if (phase.progress().done() < AGENDAS) {
      Revealing.replacement(draft, false);
    } else {
      close(draft);
    }
  }

  private static boolean isDone(Outcome outcome) {
    return outcome instanceof AgendaDecided || outcome instanceof AgendaDropped;
  }

  /**
   * Readies the planets of all players, and nothing else. A player who may not ready all of them
   * chooses after the end of the phase. Rules: agenda_phase.4, agenda_phase.N7.
   */
  private static void close(Draft<AgendaState, Table> draft) {
    Table table = draft.table();
    List<ReadyPlanets> choices = new ArrayList<>();
    for (Seat seat : table.clockwiseFrom(table.speaker().orElseThrow())) {
      List<PlanetId> exhausted = ControlledPlanets.exhausted(table, seat);
      int most = most(table, seat).orElse(exhausted.size());
      if (exhausted.size() > most) {
        choices.add(new ReadyPlanets(seat, most));
      } else if (!exhausted.isEmpty()) {
        draft.add(new PlanetsReadied(seat, exhausted));
      }
    }
    draft.close();
    draft.callInOrder(choices, draft::call);
  }

  private static OptionalInt most(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, ReadyHooks.class).stream()
        .map(hook -> hook.hooks().planetsReadied(table, hook.grant()))
        .flatMapToInt(OptionalInt::stream)
        .min();
  }
}
