package org.lazax.components.exploration;

import java.util.List;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.exploration.Exploration;
import org.lazax.table.component.ComponentRef;

/** Planets that nobody controlled are explored when they are taken. Rule: exploration.1. */
public final class ExplorationRule implements WithAbilities {
  @Override
  public ComponentRef ref() {
    return Exploration.RULE;
  }

  @Override
  public List<Ability<?>> abilities() {
    return Exploration.abilities();
  }
}
