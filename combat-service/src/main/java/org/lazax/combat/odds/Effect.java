package org.lazax.combat.odds;

import java.util.Optional;
import org.lazax.catalog.id.UnitId;
import org.lazax.combat.ability.Spent;

/**
 * What a component brings to a side.
 *
 * @param component its text, as {@code technology/plasma_scoring}
 * @param of the unit that has to be there for it; none for what acts anyway
 * @param uses how often it may be used, where it is used up
 */
record Effect(String component, Object hooks, Optional<UnitId> of, int uses) {
  boolean isSpent() {
    return hooks instanceof Spent;
  }
}
