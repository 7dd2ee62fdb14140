package org.lazax.kafka;

import io.quarkus.arc.All;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Service;
import org.lazax.log.ReadRealms;

/** The services that this process hosts: one of them, or all. */
@Singleton
public class HostedServices implements ReadRealms {
  private final Map<Service, ServiceBinding<?, ?>> bindings = new EnumMap<>(Service.class);

  @Inject
  public HostedServices(@All List<ServiceBinding<?, ?>> bindings) {
    bindings.forEach(binding -> this.bindings.put(binding.service(), binding));
  }

  public Collection<ServiceBinding<?, ?>> all() {
    return bindings.values();
  }

  @Override
  public Set<Realm> realms() {
    return bindings.keySet().stream().map(Service::realm).collect(Collectors.toUnmodifiableSet());
  }

  /** A service by its wire name; empty if it is not hosted here. */
  public Optional<ServiceBinding<?, ?>> named(String wireName) {
    return bindings.values().stream()
        .filter(binding -> binding.service().wireName().equals(wireName))
        .findFirst();
  }
}
