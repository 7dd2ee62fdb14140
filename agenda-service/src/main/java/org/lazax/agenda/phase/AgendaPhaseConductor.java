package org.lazax.agenda.phase;

import java.util.ArrayList;
import java.util.List;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.council.AgendaDeck.Uppermost;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.vote.Outcomes;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.council.AgendaDiscarded;
import org.lazax.table.event.council.AgendaDrawn;
import org.lazax.table.event.council.AgendasReshuffled;
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
    if (draft.table().kernel().frame().orElseThrow().returned().isPresent()) {
      draft.change(phase.next());
    } else if (phase.progress().done() < AGENDAS) {
      reveal(draft);
    } else {
      draft.table().seats().forEach(seat -> ready(draft, seat));
      draft.close();
    }
  }

  /**
   * Reveals the top agenda. If there is nothing to elect, it is discarded and does not count as one
   * of the two.
   */
  private static void reveal(Draft<AgendaState, Table> draft) {
    AgendaId agenda = draw(draft);
    List<AgendaOutcome> outcomes = Outcomes.of(agenda, draft.table());
    if (outcomes.isEmpty()) {
      draft.add(new AgendaDiscarded(agenda));
    } else {
      draft.call(new Agenda(agenda, outcomes, votingOrder(draft.table())));
    }
  }

  private static AgendaId draw(Draft<AgendaState, Table> draft) {
    if (AgendaDeck.left(draft.table()).isEmpty()) {
      draft.add(new AgendasReshuffled());
    }
    Uppermost top = AgendaDeck.uppermost(draft.table(), 1, draft.dice());
    AgendaId agenda = top.cards().getFirst();
    draft.add(new AgendaDrawn(agenda, top.chance()));
    return agenda;
  }

  /**
   * The players whose components let them vote first, then the others. Both are in order clockwise
   * from the speaker's left, the speaker last. Rule: agenda_phase.2.2.
   */
  private static List<Seat> votingOrder(Table table) {
    List<Seat> order = new ArrayList<>(table.clockwiseFrom(table.speaker().orElseThrow()));
    order.add(order.removeFirst());
    List<Seat> first = order.stream().filter(seat -> votesFirst(table, seat)).toList();
    order.removeAll(first);
    order.addAll(0, first);
    return order;
  }

  private static boolean votesFirst(Table table, Seat seat) {
    return Ruleset.hooks(table, seat, VoteHooks.class).stream()
        .anyMatch(hook -> hook.hooks().votesFirst(table, hook.grant()));
  }

  /** Readies the player's planets, and nothing else. Rules: agenda_phase.4, agenda_phase.N7. */
  private static void ready(Draft<AgendaState, Table> draft, Seat seat) {
    List<PlanetId> exhausted =
        draft.table().planets().of(seat).stream()
            .filter(planet -> !draft.table().planets().readied(seat, planet))
            .toList();
    if (!exhausted.isEmpty()) {
      draft.add(new PlanetsReadied(seat, exhausted));
    }
  }
}
