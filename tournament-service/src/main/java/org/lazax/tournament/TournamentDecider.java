package org.lazax.tournament;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.ProcedureDecider;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.tournament.conduct.CreateTournament;
import org.lazax.tournament.conduct.Hosting;
import org.lazax.tournament.conduct.HostingConductor;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.Tournament;
import org.lazax.tournament.state.TournamentEvent;

/** The rules of tournament-service. */
public final class TournamentDecider extends ProcedureDecider<NoState, Tournament> {
  private static final List<Conductor<NoState, Tournament, ?, ?>> CONDUCTORS =
      List.of(new HostingConductor());

  private static final WireTypes WIRE =
      commands(Service.TOURNAMENT, CONDUCTORS)
          .and(List.of(CreateTournament.class, Hosting.class))
          .and(TournamentEvent.TYPES)
          .and(KernelEvent.TYPES);

  public TournamentDecider() {
    super(CONDUCTORS);
  }

  @Override
  public Service service() {
    return Service.TOURNAMENT;
  }

  @Override
  public WireTypes wire() {
    return WIRE;
  }

  @Override
  public NoState initial() {
    return NoState.NONE;
  }

  @Override
  public Tournament table() {
    return Tournament.EMPTY;
  }

  @Override
  public NoState evolve(NoState own, GameEvent event, Stamp stamp) {
    return own;
  }

  @Override
  protected void begin(Draft<NoState, Tournament> draft, Command command) {
    if (command instanceof CreateTournament create && draft.table().settings().isEmpty()) {
      HostingConductor.create(draft, create);
    } else {
      super.begin(draft, command);
    }
  }
}
