package org.lazax.map.path;

import java.util.List;
import java.util.Optional;
import org.lazax.rules.movement.Ban;
import org.lazax.table.galaxy.SystemId;

/** Whether one ship gets to the active system. */
public sealed interface Reach {

  /**
   * It does.
   *
   * @param boosted whether it needs one of the boosts that some ships may have
   */
  record Arrives(Route route, boolean boosted) implements Reach {}

  /**
   * It does not.
   *
   * @param path the best way there, as far as there is one
   * @param step at which system entered it is stopped, from 1; 0 where it stands, and beyond the
   *     path if that is too long
   */
  record StaysAway(Ban ban, List<SystemId> path, int step) implements Reach {
    public StaysAway {
      path = List.copyOf(path);
    }

    /** The system where it is stopped; none if the way is but too long, or there is none. */
    public Optional<SystemId> stoppedAt() {
      return step == 0 || step > path.size() ? Optional.empty() : Optional.of(path.get(step - 1));
    }
  }
}
