package org.lazax.components.faction.mahact;

import org.lazax.rules.activation.ActivationHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * The owner may activate systems that hold its command token; both tokens then return to its
 * reinforcements, and its turn ends. Rules: leader/il_na_viroset.N1 to leader/il_na_viroset.N2.
 */
final class IlNaViroset implements Component, ActivationHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/il_na_viroset");
  }

  @Override
  public boolean reopens(Table table, Grant own) {
    return true;
  }
}
