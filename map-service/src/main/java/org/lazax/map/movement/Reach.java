package org.lazax.map.movement;

import java.util.List;
import org.lazax.map.movement.ability.Ban;
import org.lazax.table.galaxy.SystemId;

/** Whether one ship gets to the active system. */
sealed interface Reach {

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
   *     path if it is too long
   */
  record StaysAway(Ban ban, List<SystemId> path, int step) implements Reach {
    public StaysAway {
      path = List.copyOf(path);
    }
  }
}
