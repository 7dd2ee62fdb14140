package org.lazax.map.path;

import java.util.List;
import java.util.Optional;
import org.lazax.rules.movement.Ban;
import org.lazax.table.galaxy.SystemId;

/** Whether one ship reaches the active system. */
public sealed interface Reach {

  /**
   * The ship reaches it.
   *
   * @param boosts how many of the boosts that it may have it needs
   */
  record Arrives(Route route, int boosts) implements Reach {
    /** Whether it needs a boost. */
    public boolean boosted() {
      return boosts > 0;
    }
  }

  /**
   * The ship does not reach it.
   *
   * @param path the best path, as far as there is one
   * @param step the number of the system on the path where the ship is stopped, from 1; 0 where it
   *     starts, and one more than the path has if the path is too long
   */
  record StaysAway(Ban ban, List<SystemId> path, int step) implements Reach {
    public StaysAway {
      path = List.copyOf(path);
    }

    /**
     * The system where it is stopped; none if the path is only too long, or if there is no path.
     */
    public Optional<SystemId> stoppedAt() {
      return step == 0 || step > path.size() ? Optional.empty() : Optional.of(path.get(step - 1));
    }
  }
}
