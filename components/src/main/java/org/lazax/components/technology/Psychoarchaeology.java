package org.lazax.components.technology;

import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * Specialties stand in for prerequisites without their planets being exhausted. Rule:
 * technology/psychoarchaeology.N1.
 */
public final class Psychoarchaeology implements Component, ResearchHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/psychoarchaeology");
  }

  @Override
  public boolean sparesPlanets(Table table, Grant grant) {
    return true;
  }
}
