package org.lazax.rules.leaders.unlock;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.ShipOccurrence.ShipsMoved;
import org.lazax.rules.change.Part.Parts;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.rules.settling.SettlingPlace;
import org.lazax.table.Table;
import org.lazax.table.event.leaders.LeaderUnlocked;

/**
 * Unlocks leaders whose conditions are met, but not while an ability is resolved, nor between two
 * objectives that are scored at once. Rules: leaders.6.2, leaders.6.3, leaders.10.3, leaders.N2,
 * leader/xxekir_grom.N1, leader/xuange.N3.
 */
public final class UnlocksDue {
  private UnlocksDue() {}

  /** The settling check for these components, whose leaders can have their own conditions. */
  public static SettlingCheck check(Components components) {
    return new SettlingCheck(
        "leaders",
        SettlingPlace.LEADERS,
        UnlocksDue::due,
        Conditions.lookAt(components),
        UnlocksDue::wait);
  }

  /**
   * The leaders that are unlocked now.
   *
   * @param changed the parts in which the table may differ from a state in which nothing was due
   */
  private static List<GameEvent> due(Table table, Parts changed) {
    List<GameEvent> due = new ArrayList<>();
    for (Seat seat : table.seats()) {
      for (LeaderId leader : table.player(seat).leaders().locked()) {
        if (Conditions.areMet(table, seat, leader, changed)) {
          due.add(new LeaderUnlocked(seat, leader));
        }
      }
    }
    return due;
  }

  /**
   * Whether an ability is being resolved, players react to a movement that has changed who is a
   * neighbor of whom, the second of two objectives may be scored that count as scored at once, or
   * the first round has not begun.
   */
  private static boolean wait(Table table) {
    return table.round() == 0
        || table.kernel().within(Effect.class).isPresent()
        || table
            .kernel()
            .frameOf(
                open -> open instanceof Moment moment && moment.occurrence() instanceof ShipsMoved)
            .isPresent()
        || table.kernel().within(Scoring.class).filter(Scoring::halfScored).isPresent();
  }
}
