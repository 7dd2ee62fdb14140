package org.lazax.agenda.adapter;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.lazax.agenda.CouncilDecider;
import org.lazax.agenda.state.Sessions;
import org.lazax.kafka.ServiceBinding;
import org.lazax.table.Table;

/** Hands the rules of agenda-service to the host. */
final class AgendaService {

  @Produces
  @Singleton
  ServiceBinding<Sessions, Table> service() {
    return new ServiceBinding<>(new CouncilDecider(), Sessions.class, Table.class, CouncilView::of);
  }
}
