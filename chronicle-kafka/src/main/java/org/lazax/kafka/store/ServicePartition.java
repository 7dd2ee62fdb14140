package org.lazax.kafka.store;

import org.lazax.chronicle.Service;

/** What a host hosts: one service in one partition. */
public record ServicePartition(Service service, int partition) {
  @Override
  public String toString() {
    return service.wireName() + " in partition " + partition;
  }
}
