package org.lazax.map.adapter;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.lazax.components.StandardRules;
import org.lazax.kafka.ServiceBinding;
import org.lazax.map.MapDecider;
import org.lazax.map.state.MapState;
import org.lazax.table.Table;

/** Gives the decider of map-service to the host. */
final class MapService {

  @Produces
  @Singleton
  ServiceBinding<MapState, Table> service() {
    return new ServiceBinding<>(
        new MapDecider(StandardRules.TABLE), MapState.class, Table.class, GalaxyView::of);
  }
}
