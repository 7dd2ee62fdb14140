package org.lazax.table.galaxy.ability;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * What a component sees when it is asked.
 *
 * @param owner who has the component; empty for a law
 * @param viewer who looks at the map; empty for what everybody sees
 * @param wormholes in a system; while it is asked what it opens, those that lie there alone
 */
public record Sight(
    Table table,
    Optional<Seat> owner,
    Optional<Seat> viewer,
    Function<SystemId, Set<Wormhole>> wormholes) {

  /** Whether the owner looks for themselves. */
  public boolean isOwners() {
    return owner.isPresent() && owner.equals(viewer);
  }

  /** Whether a system has any of these wormholes. */
  public boolean hasAny(SystemId system, Set<Wormhole> kinds) {
    return !Collections.disjoint(wormholes.apply(system), kinds);
  }
}
