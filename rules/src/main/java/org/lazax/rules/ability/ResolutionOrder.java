package org.lazax.rules.ability;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.strategy.Initiative;
import org.lazax.table.Table;

/**
 * The order of players who could act at the same time. It depends on the phase: clockwise from the
 * speaker in the strategy and agenda phases, otherwise by initiative from the active player. Rules:
 * abilities.19, abilities.20, abilities.N4.
 */
public final class ResolutionOrder {
  private ResolutionOrder() {}

  /** The first player without regard to an occurrence: the active player or the speaker. */
  public static Seat first(Table table) {
    return table
        .kernel()
        .within(Turn.class)
        .map(Turn::seat)
        .or(() -> isCouncil(table) ? table.speaker() : Initiative.order(table).stream().findFirst())
        .orElseThrow();
  }

  /**
   * The first player for an occurrence. In a turn it is the active player, even if other players
   * fight; in the strategy and agenda phases it is the speaker. Rules: abilities.20, attacker.N3.1,
   * defender.N1.1.
   */
  static Seat first(Table table, Occurrence occurrence) {
    return table
        .kernel()
        .within(Turn.class)
        .map(Turn::seat)
        .or(() -> isCouncil(table) ? table.speaker() : Optional.empty())
        .orElse(occurrence.active());
  }

  /** All players in the game in their order, without regard to an occurrence. */
  public static List<Seat> all(Table table) {
    return from(table, first(table));
  }

  /** All players in the game in their order, beginning with this one. */
  static List<Seat> from(Table table, Seat first) {
    List<Seat> all =
        new ArrayList<>(isCouncil(table) ? table.clockwiseFrom(first) : Initiative.order(table));
    Collections.rotate(all, -Math.max(0, all.indexOf(first)));
    return all;
  }

  private static boolean isCouncil(Table table) {
    return table.kernel().within(StrategyPhase.class).isPresent()
        || table.kernel().within(AgendaPhase.class).isPresent();
  }
}
