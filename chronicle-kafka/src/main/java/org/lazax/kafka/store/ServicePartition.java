package org.lazax.kafka.store;

import org.apache.kafka.common.TopicPartition;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.transport.Topics;

/** What a host hosts: one service in one partition. */
public record ServicePartition(Service service, int partition) {
  /** The partition of the service's chronicle. */
  public TopicPartition chronicle() {
    return new TopicPartition(service.realm().topic(), partition);
  }

  /** The partition of the service's commands. */
  public TopicPartition commands() {
    return new TopicPartition(Topics.commands(service), partition);
  }

  @Override
  public String toString() {
    return service.wireName() + " in partition " + partition;
  }
}
