package org.lazax.combat.adapter;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.lazax.combat.CombatDecider;
import org.lazax.combat.state.CombatState;
import org.lazax.components.StandardRules;
import org.lazax.kafka.ServiceBinding;
import org.lazax.table.Table;

/** Gives the decider of combat-service to the host. */
final class CombatService {

  @Produces
  @Singleton
  ServiceBinding<CombatState, Table> service() {
    return new ServiceBinding<>(
        new CombatDecider(StandardRules.TABLE), CombatState.class, Table.class, CombatsView::of);
  }
}
