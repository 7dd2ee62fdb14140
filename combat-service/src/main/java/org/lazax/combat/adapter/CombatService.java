package org.lazax.combat.adapter;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.lazax.combat.BattleDecider;
import org.lazax.combat.state.Battles;
import org.lazax.kafka.ServiceBinding;
import org.lazax.table.Table;

/** Hands the rules of combat-service to the host. */
final class CombatService {

  @Produces
  @Singleton
  ServiceBinding<Battles, Table> service() {
    return new ServiceBinding<>(new BattleDecider(), Battles.class, Table.class, BattlesView::of);
  }
}
