package org.lazax.game.adapter.film;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    Set<Mark> marks = EnumSet.noneOf(Mark.class);
    for (GameEvent event : events) {
      if (event instanceof FrameOpened opened) {
        of(opened.procedure()).ifPresent(marks::add);
      }
    }
    if (before.ending().isEmpty() && after.ending().isPresent()) {
      marks.add(END);
    }
    if (scores(before, after)) {
      marks.add(POINT);
    }
    return marks.stream().findFirst();
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
    for (Player player : after.players().values()) {
      if (player.victoryPoints() > points(before, player)) {
        return true;
      }
    }
    return false;
  }

  private static int points(Table table, Player of) {
    Player player = table.players().get(of.seat());
    return player == null ? of.victoryPoints() : player.victoryPoints();
  }
}
