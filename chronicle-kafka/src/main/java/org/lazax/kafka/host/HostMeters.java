package org.lazax.kafka.host;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.atomic.AtomicLong;
import org.lazax.chronicle.host.HostCounts;

/** The metrics of this instance, for all its partitions together. */
@ApplicationScoped
class HostMeters {
  private final Counter appended;
  private final Counter accepted;
  private final Counter voided;
  private final Counter refused;
  private final Counter stopped;
  private final Counter failures;
  private final Counter notAppended;
  private final Counter hostFailures;
  private final Counter doubts;
  private final Counter outOfRange;
  private final Counter expired;
  private final Timer checkpoint;
  private final AtomicLong inMemory;

  HostMeters(MeterRegistry registry) {
    appended = registry.counter("lazax.chronicle.appended");
    accepted = registry.counter("lazax.commits.accepted");
    voided = registry.counter("lazax.commits.void");
    refused = registry.counter("lazax.commands.refused");
    stopped = registry.counter("lazax.games.stopped");
    failures = registry.counter("lazax.rules.failed");
    notAppended = registry.counter("lazax.chronicle.append.failed");
    hostFailures = registry.counter("lazax.hosts.failed");
    doubts = registry.counter("lazax.chronicle.read.again");
    outOfRange = registry.counter("lazax.log.out.of.range");
    expired = registry.counter("lazax.commands.expired");
    checkpoint = registry.timer("lazax.checkpoint");
    inMemory = registry.gauge("lazax.games.in.memory", new AtomicLong());
  }

  /** A record of this instance was appended to the chronicle. */
  void appended() {
    appended.increment();
  }

  /** The broker has not taken a record of this instance. */
  void notAppended() {
    notAppended.increment();
  }

  void gameStopped() {
    stopped.increment();
  }

  /** The rules failed on a command. */
  void rulesFailed() {
    failures.increment();
  }

  /** The host of a partition has ended on a failure of its own. */
  void hostFailed() {
    hostFailures.increment();
  }

  /** A record of the log was missing or had no value, so it is read again. */
  void readAgain() {
    doubts.increment();
  }

  /** A command was too old to be decided. */
  void commandExpired() {
    expired.increment();
  }

  /** The place at which a partition is to be read on is not in its log. */
  void outOfRange() {
    outOfRange.increment();
  }

  Timer.Sample startCheckpoint() {
    return Timer.start();
  }

  void checkpointWritten(Timer.Sample sample) {
    sample.stop(checkpoint);
  }

  /** Adds the difference between two counts of a partition. */
  void update(HostCounts from, HostCounts to) {
    accepted.increment((double) (to.accepted() - from.accepted()));
    voided.increment((double) (to.voided() - from.voided()));
    refused.increment((double) (to.refused() - from.refused()));
    inMemory.addAndGet(to.inMemory() - from.inMemory());
  }
}
