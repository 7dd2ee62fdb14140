package org.lazax.rules.objectives;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.UnitStack;

/**
 * Whose flagship was destroyed in a space combat that is being fought: another one that is placed
 * there has not survived. Rules: secret_objective/unveil_flagship.N1,
 * leader/ipswitch_loose_cannon.N10.
 */
final class LostFlagships {
  private LostFlagships() {}

  /** The table after an event, which remembers flagships until the end of the combat. */
  static Table remembered(Table before, GameEvent event, Table after) {
    return switch (event) {
      case UnitsDestroyed destroyed -> lost(destroyed, after);
      case FrameClosed closed
          when !before.objectives().flagshipsLost().isEmpty()
              && before
                  .kernel()
                  .frame(closed.id())
                  .filter(frame -> frame.procedure() instanceof SpaceCombat)
                  .isPresent() ->
          after.withObjectives(after.objectives().withFlagshipsLost(List.of()));
      default -> after;
    };
  }

  private static Table lost(UnitsDestroyed destroyed, Table after) {
    Table now = after;
    for (UnitStack stack : destroyed.units()) {
      if (stack.type() == UnitType.FLAGSHIP
          && !isLost(now, stack.owner())
          && now.kernel()
              .within(SpaceCombat.class)
              .filter(combat -> combat.place().equals(destroyed.place()))
              .isPresent()) {
        List<Seat> lost = Copies.with(now.objectives().flagshipsLost(), stack.owner());
        now = now.withObjectives(now.objectives().withFlagshipsLost(lost));
      }
    }
    return now;
  }

  /** Whether a player has lost its flagship in the space combat that this table shows. */
  static boolean isLost(Table during, Seat seat) {
    return during.objectives().flagshipsLost().contains(seat);
  }
}
