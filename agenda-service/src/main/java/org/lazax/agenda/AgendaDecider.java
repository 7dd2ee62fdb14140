package org.lazax.agenda;

import java.util.List;
import org.lazax.agenda.ability.AgendaMoments;
import org.lazax.agenda.phase.AgendaPhaseConductor;
import org.lazax.agenda.phase.AgendasAsideConductor;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.agenda.state.VotesCast;
import org.lazax.agenda.vote.AgendaConductor;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.ProcedureDecider;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.wire.TableTypes;
import org.lazax.table.Table;

/** The rules of agenda-service: the sum of its procedures. */
public final class AgendaDecider extends ProcedureDecider<AgendaState, Table> {
  private static final List<Conductor<AgendaState, Table, ?, ?>> CONDUCTORS =
      List.of(
          new AgendaPhaseConductor(),
          new AgendasAsideConductor(),
          new AgendaConductor(),
          AgendaMoments.MOMENTS.moment(),
          AgendaMoments.MOMENTS.effect());

  static final WireTypes OWN =
      commands(Service.AGENDA, CONDUCTORS).and(List.of(VotesCast.class, OutcomeDecided.class));

  private final Table emptyTable;

  /**
   * Decides by these rules, or by those of their book that a game chooses.
   *
   * @param emptyTable an empty table with these rules
   */
  public AgendaDecider(Table emptyTable) {
    super(CONDUCTORS);
    this.emptyTable = emptyTable;
  }

  @Override
  public Service service() {
    return Service.AGENDA;
  }

  @Override
  public WireTypes wire() {
    return TableTypes.of(emptyTable, OWN);
  }

  @Override
  public Upcasters upcasters() {
    return TableTypes.UPCASTERS;
  }

  @Override
  public AgendaState initial() {
    return AgendaState.INITIAL;
  }

  @Override
  public Table table() {
    return emptyTable;
  }

  @Override
  public AgendaState evolve(AgendaState own, GameEvent event, Stamp stamp) {
    return own.after(event);
  }
}
