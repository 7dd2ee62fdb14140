package org.lazax.table.leaders.unlock;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.table.Table;
import org.lazax.table.ability.AbilityProcedure.Effect;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.leaders.LeaderUnlocked;
import org.lazax.table.procedure.CombatProcedure.GroundCombat;
import org.lazax.table.procedure.CombatProcedure.SpaceCombat;

/**
 * Leaders whose conditions are met are unlocked, but never while an ability is resolved. Rules:
 * leaders.6.2, leaders.6.3, leaders.10.3, leaders.N2.
 */
public final class UnlocksDue {
  private UnlocksDue() {}

  public static List<GameEvent> due(Table table) {
    if (wait(table)) {
      return List.of();
    }
    List<GameEvent> due = new ArrayList<>();
    for (Seat seat : table.seats()) {
      for (LeaderId leader : table.player(seat).leaders().lying(LeaderState.LOCKED)) {
        if (Conditions.areMet(table, seat, leader)) {
          due.add(new LeaderUnlocked(seat, leader));
        }
      }
    }
    return due;
  }

  /** Whether the stack is another, and a combat in it: the only frame a condition looks at. */
  @SuppressWarnings("ReferenceEquality") // the same stack is the same object
  public static boolean changesInCombat(Table was, Table is) {
    return was.kernel().stack() != is.kernel().stack()
        && is.kernel().frameOf(UnlocksDue::isCombat).isPresent();
  }

  private static boolean isCombat(Procedure procedure) {
    return procedure instanceof SpaceCombat || procedure instanceof GroundCombat;
  }

  /** While an ability is resolved, and before the first round. */
  public static boolean wait(Table table) {
    return table.round() == 0 || table.kernel().within(Effect.class).isPresent();
  }
}
