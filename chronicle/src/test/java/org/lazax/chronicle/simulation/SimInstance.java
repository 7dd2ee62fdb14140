package org.lazax.chronicle.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.HostedService;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.chronicle.host.PartitionHost;
import org.lazax.chronicle.host.SnapshotCodec;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyTable;
import org.lazax.chronicle.wire.Upcasters;

/**
 * One process of a service, with a host while it believes to own the partition, and the effects to
 * carry out for it.
 */
final class SimInstance {
  final SimService service;
  final String name;
  final List<HostEffect> effects = new ArrayList<>();
  Optional<PartitionHost<ToyFlow, ToyTable>> host = Optional.empty();
  boolean paused;

  /** It runs, but reads no records of the chronicle for a while. */
  boolean disconnected;

  int readTo;
  int commandsTo;

  SimInstance(SimService service, String name) {
    this.service = service;
    this.name = name;
  }

  boolean isOwner() {
    return service.owner == this;
  }

  void start(PartitionCheckpoint checkpoint, Limits limits, int commandsFrom) {
    PartitionHost<ToyFlow, ToyTable> newHost =
        new PartitionHost<>(
            new HostedService<>(
                service.decider,
                new SnapshotCodec<>(service.decider, ToyFlow.class, ToyTable.class),
                Upcasters.NONE,
                new OpenSecrets()),
            new Partition(0, 1),
            limits,
            name,
            checkpoint);
    host = Optional.of(newHost);
    readTo = (int) checkpoint.fence().offset();
    commandsTo = commandsFrom;
    effects.clear();
    effects.addAll(newHost.claim());
  }

  void end() {
    host.ifPresent(PartitionHost::revoked);
    host = Optional.empty();
    effects.clear();
    paused = false;
    disconnected = false;
  }
}
