package org.lazax.map.adapter;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.lazax.kafka.ServiceBinding;
import org.lazax.map.GalaxyDecider;
import org.lazax.map.state.Voyages;
import org.lazax.table.Table;

/** Hands the rules of map-service to the host. */
final class MapService {

  @Produces
  @Singleton
  ServiceBinding<Voyages, Table> service() {
    return new ServiceBinding<>(new GalaxyDecider(), Voyages.class, Table.class, GalaxyView::of);
  }
}
