package org.lazax.rules.objectives;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.card.EventRequirement.SpaceCombatEnded;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.rules.strategy.Initiative;
import org.lazax.table.Table;
import org.lazax.table.objectives.Achievement;

/**
 * Asks players for achievements that they can score at once, the active player first. Before that,
 * limits are enforced and eliminated players are removed. Rules: objective_cards.5.2,
 * objective_cards.7, objective_cards.N7, secret_objective/demonstrate_your_power.N4.
 */
public final class AchievementsDue {
  private AchievementsDue() {}

  public static List<GameEvent> due(Table table) {
    List<Achievement> deeds = table.objectives().deeds();
    if (deeds.isEmpty()
        || table.kernel().stack().isEmpty()
        || table.kernel().within(ScoreAchievements.class).isPresent()) {
      return List.of();
    }
    List<Integer> open = new ArrayList<>();
    for (Seat seat : order(table)) {
      for (int place = 0; place < deeds.size(); place++) {
        if (deeds.get(place).by().equals(seat) && still(table, place).isPresent()) {
          open.add(place);
        }
      }
    }
    return open.isEmpty()
        ? List.of()
        : List.of(new FrameOpened(table.kernel().opened(), new ScoreAchievements(open)));
  }

  /** What can still be scored of the achievement with this index. */
  public static Optional<Achievement> still(Table table, int place) {
    return still(table, table.objectives().deeds().get(place));
  }

  private static Optional<Achievement> still(Table table, Achievement deed) {
    boolean barred =
        table.player(deed.by()).eliminated()
            || deed.combat().filter(id -> table.objectives().scoredIn(id, deed.by())).isPresent();
    Set<ObjectiveId> fulfils = new LinkedHashSet<>(deed.fulfils());
    fulfils.removeIf(
        id -> !FulfilledObjectives.mayScore(table, deed.by(), id) || !holds(table, deed, id));
    return barred || fulfils.isEmpty()
        ? Optional.empty()
        : Optional.of(new Achievement(deed.by(), fulfils, deed.system(), deed.combat()));
  }

  /** Ships in excess of the fleet pool are removed before ships are counted. */
  private static boolean holds(Table table, Achievement deed, ObjectiveId id) {
    return !(table.catalog().secretObjective(id).requirement()
            instanceof SpaceCombatEnded(int ships))
        || deed.system()
            .filter(system -> CombatResult.mayHaveShips(table, deed.by(), system, ships))
            .isPresent();
  }

  private static List<Seat> order(Table table) {
    List<Seat> order = new ArrayList<>(Initiative.order(table));
    int active =
        table.kernel().within(Turn.class).map(turn -> order.indexOf(turn.seat())).orElse(0);
    Collections.rotate(order, -Math.max(0, active));
    return order;
  }
}
