package org.lazax.kafka.host;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.TopicPartition;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.transport.Topics;

/** Offsets of the topic of commands for a service, in the partition of a game. */
final class CommandOffsets implements AutoCloseable {
  private final Admin admin;
  private final String group;
  private final TopicPartition place;

  CommandOffsets(RealServers servers, String group, Service service, GameId game) {
    this.admin =
        Admin.create(
            Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, servers.bootstrapServers()));
    this.group = group;
    this.place =
        new TopicPartition(
            Topics.commands(service), Partition.of(game, RealServers.PARTITIONS).number());
  }

  /** The offset before which all commands are answered. */
  long committed() {
    return Optional.ofNullable(
            get(admin.listConsumerGroupOffsets(group).partitionsToOffsetAndMetadata()).get(place))
        .map(OffsetAndMetadata::offset)
        .orElse(0L);
  }

  /** The offset of the next command. */
  long end() {
    return get(admin.listOffsets(Map.of(place, OffsetSpec.latest())).partitionResult(place))
        .offset();
  }

  private static <V> V get(KafkaFuture<V> result) {
    try {
      return result.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    admin.close();
  }
}
