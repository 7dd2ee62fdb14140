package org.lazax.combat.ability;

import java.util.List;
import org.lazax.combat.battle.Modifier;

/** What a component changes about space cannon. Defaults change nothing. */
public interface CannonHooks {
  /** What it adds to each die that another player's space cannon rolls against its owner. */
  default List<Modifier> whenFiredAt() {
    return List.of();
  }
}
