package org.lazax.agenda.adapter;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.lazax.agenda.AgendaDecider;
import org.lazax.agenda.state.AgendaState;
import org.lazax.components.StandardRules;
import org.lazax.kafka.ServiceBinding;
import org.lazax.table.Table;

/** Gives the decider of agenda-service to the host. */
final class AgendaService {

  @Produces
  @Singleton
  ServiceBinding<AgendaState, Table> service() {
    return new ServiceBinding<>(
        new AgendaDecider(StandardRules.TABLE), AgendaState.class, Table.class, CouncilView::of);
  }
}
