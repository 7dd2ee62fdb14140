package org.lazax.rules.leaders.unlock;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.change.Part.Parts;
import org.lazax.table.Table;
import org.lazax.table.event.leaders.LeaderUnlocked;

/**
 * Leaders whose conditions are met are unlocked, but never while an ability is resolved. Rules:
 * leaders.6.2, leaders.6.3, leaders.10.3, leaders.N2.
 */
public final class UnlocksDue {
  /** The parts of the table on which it depends who is unlocked. */
  public static final Parts LOOKED_AT = Conditions.LOOKED_AT;

  private UnlocksDue() {}

  /**
   * Those unlocked now.
   *
   * @param changed in which parts the table may be another than when there were none
   */
  public static List<GameEvent> due(Table table, Parts changed) {
    if (wait(table)) {
      return List.of();
    }
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

  /** While an ability is resolved, and before the first round. */
  public static boolean wait(Table table) {
    return table.round() == 0 || table.kernel().within(Effect.class).isPresent();
  }
}
