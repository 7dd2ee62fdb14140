package org.lazax.game.adapter.film;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.galaxy.SystemId;

/**
 * What goes on. The procedures are written apart, because those further out seldom change.
 *
 * @param phase the phase of the round, or the setup; empty in the lobby and after the end
 * @param turn the player whose turn it is
 * @param active the active system
 * @param procedures the procedures under way, the outermost first
 */
record Course(
    Optional<String> phase,
    Optional<Seat> turn,
    Optional<SystemId> active,
    @JsonIgnore List<Procedure> procedures) {
  static Course of(Kernel kernel) {
    List<Procedure> procedures =
        kernel.stack().stream()
            .filter(Frame.class::isInstance)
            .map(layer -> ((Frame) layer).procedure())
            .toList();
    return new Course(
        procedures.stream().map(Course::phase).flatMap(Optional::stream).findFirst(),
        kernel.within(Turn.class).map(Turn::seat),
        kernel.within(TacticalAction.class).map(TacticalAction::system),
        procedures);
  }

  private static Optional<String> phase(Procedure procedure) {
    return switch (procedure) {
      case Setup _ -> Optional.of("setup");
      case StrategyPhase _ -> Optional.of("strategy");
      case ActionPhase _ -> Optional.of("action");
      case StatusPhase _ -> Optional.of("status");
      case AgendaPhase _ -> Optional.of("agenda");
      default -> Optional.empty();
    };
  }
}
