package org.lazax.chronicle.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.memory.LogRecord;
import org.lazax.chronicle.memory.MemoryRows;
import org.lazax.chronicle.toy.ToyService;

/**
 * A service with its command topic, its database and two instances, one of which owns the
 * partition.
 */
final class SimService {
  final ToyService decider;
  final MemoryRows database;
  final List<SimInstance> instances;
  final List<LogRecord> commands = new ArrayList<>();
  SimInstance owner;
  Optional<MemoryRows> backup = Optional.empty();

  /** Whether the database is not available. */
  boolean unavailable;

  /** The offset committed to the command topic's group. */
  int committedOffset;

  SimService(ToyService decider, MemoryRows database) {
    this.decider = decider;
    this.database = database;
    this.instances =
        List.of(
            new SimInstance(this, decider.service() + "-0"),
            new SimInstance(this, decider.service() + "-1"));
    this.owner = instances.getLast();
  }

  Service name() {
    return decider.service();
  }

  boolean accepts(String command) {
    return Service.owning(command).orElse(Service.GAME) == name();
  }
}
