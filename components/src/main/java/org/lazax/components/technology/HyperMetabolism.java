package org.lazax.components.technology;

import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.status.StatusHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** The owner gains three command tokens in the status phase. */
public final class HyperMetabolism implements Component, StatusHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/hyper_metabolism");
  }

  @Override
  public Change tokens(Table table, Grant grant) {
    return Change.plus(1);
  }
}
