package org.lazax.game.round;

import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.game.ability.GameMoments;
import org.lazax.game.state.GameState;
import org.lazax.rules.ability.Abilities;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.RoundEnds;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.Table;
import org.lazax.table.event.setup.RoundBegan;
import org.lazax.table.setup.Phase;

/**
 * Runs a round: strategy phase, action phase, status phase, and agenda phase once the custodians
 * token is taken. Rules: game_round.0, agenda_phase.1.
 */
public final class RoundConductor extends NonInteractiveConductor<GameState, Table, Round> {

  /** Begins the next round. */
  private static void begin(Draft<GameState, Table> draft) {
    draft.add(new RoundBegan(draft.table().round() + 1));
    draft.call(new Round(Phase.STRATEGY));
  }

  public RoundConductor() {
    super(Round.class);
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, Round round) {
    switch (round.progress().next()) {
      case STRATEGY -> {
        draft.change(round.at(Phase.ACTION));
        draft.call(new StrategyPhase());
      }
      case ACTION -> {
        draft.change(round.at(Phase.STATUS));
        draft.call(new ActionPhase());
      }
      case STATUS -> {
        draft.change(round.at(Phase.AGENDA));
        draft.call(new StatusPhase());
      }
      case AGENDA -> {
        draft.change(round.at(Phase.END));
        if (!draft.table().council().custodians()) {
          draft.call(new AgendaPhase());
        }
      }
      case END -> end(draft, round);
    }
  }

  /** The round is closed after all that happens at its end. */
  private static void end(Draft<GameState, Table> draft, Round round) {
    RoundEnds ends = new RoundEnds(ResolutionOrder.first(draft.table()));
    if (!round.progress().over() && Abilities.concernIn(draft.table(), ends)) {
      draft.change(round.over());
      GameMoments.MOMENTS.occur(draft, ends);
    } else {
      draft.close();
      begin(draft);
    }
  }
}
