package org.lazax.game.adapter.film;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.Player;
import org.lazax.table.Table;

/** What a commit begins, for those who look for a moment. The most important one counts. */
enum Mark {
  END,
  ROUND,
  PHASE,
  POINT,
  AGENDA,
  FIGHT,
  ACTIVATION;

  /** The mark of a commit with these events between these tables. */
  static Optional<Mark> of(Table before, List<GameEvent> events, Table after) {
    Stream<Mark> begun =
        events.stream()
            .filter(FrameOpened.class::isInstance)
            .map(opened -> of(((FrameOpened) opened).procedure()))
            .flatMap(Optional::stream);
    Stream<Mark> reached =
        Stream.of(
                Optional.of(END)
                    .filter(_ -> before.ending().isEmpty() && after.ending().isPresent()),
                Optional.of(POINT).filter(_ -> scores(before, after)))
            .flatMap(Optional::stream);
    return Stream.concat(begun, reached).min(Comparator.naturalOrder());
  }

  private static Optional<Mark> of(Procedure procedure) {
    return switch (procedure) {
      case Round _ -> Optional.of(ROUND);
      case StrategyPhase _, ActionPhase _, StatusPhase _, AgendaPhase _ -> Optional.of(PHASE);
      case Agenda _ -> Optional.of(AGENDA);
      case SpaceCombat _, GroundCombat _ -> Optional.of(FIGHT);
      case TacticalAction _ -> Optional.of(ACTIVATION);
      default -> Optional.empty();
    };
  }

  private static boolean scores(Table before, Table after) {
    return after.players().values().stream()
        .anyMatch(player -> player.victoryPoints() > points(before, player));
  }

  private static int points(Table table, Player of) {
    Player player = table.players().get(of.seat());
    return player == null ? of.victoryPoints() : player.victoryPoints();
  }
}
