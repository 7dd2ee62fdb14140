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
 * One process of a service: a host while it has the partition, and what it has yet to do for it.
 */
final class SimInstance {
  final SimService service;
  final String name;
  final List<HostEffect> todo = new ArrayList<>();
  Optional<PartitionHost<ToyFlow, ToyTable>> host = Optional.empty();
  boolean paused;

  /** It goes on, but for a while hears nothing of the chronicle. */
  boolean deaf;

  int readTo;
  int commandsTo;

  SimInstance(SimService service, String name) {
    this.service = service;
    this.name = name;
  }

  boolean isOwner() {
    return service.owner == this;
  }

  void begin(PartitionCheckpoint checkpoint, Limits limits, int commandsFrom) {
    PartitionHost<ToyFlow, ToyTable> begun =
        new PartitionHost<>(
            new HostedService<>(
                service.decider,
                new SnapshotCodec<>(service.decider, ToyFlow.class, ToyTable.class),
                Upcasters.NONE,
                new OpenChances()),
            new Partition(0, 1),
            limits,
            name,
            checkpoint);
    host = Optional.of(begun);
    readTo = (int) checkpoint.fence().offset();
    commandsTo = commandsFrom;
    todo.clear();
    todo.addAll(begun.claim());
  }

  void end() {
    host.ifPresent(PartitionHost::revoked);
    host = Optional.empty();
    todo.clear();
    paused = false;
    deaf = false;
  }
}
