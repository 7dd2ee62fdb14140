package org.lazax.rules.leaders.unlock;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.change.Part.Parts;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.rules.settling.SettlingPlace;
import org.lazax.table.Table;
import org.lazax.table.event.leaders.LeaderUnlocked;

/**
 * Leaders whose conditions are met are unlocked, but never while an ability is resolved. Rules:
 * leaders.6.2, leaders.6.3, leaders.10.3, leaders.N2.
 */
public final class UnlocksDue {
  private UnlocksDue() {}

  /** The check, where leaders among these components may have conditions of their own. */
  public static SettlingCheck check(Components components) {
    return new SettlingCheck(
        "leaders",
        SettlingPlace.LEADERS,
        UnlocksDue::due,
        Conditions.lookAt(components),
        UnlocksDue::wait);
  }

  /**
   * Those unlocked now.
   *
   * @param changed in which parts the table may be another than when there were none
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

  /** While an ability is resolved, and before the first round. */
  private static boolean wait(Table table) {
    return table.round() == 0 || table.kernel().within(Effect.class).isPresent();
  }
}
