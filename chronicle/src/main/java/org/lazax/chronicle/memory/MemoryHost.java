package org.lazax.chronicle.memory;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.GameScan;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.HostedService;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.PartitionHost;
import org.lazax.chronicle.host.Query;

/** Drives one service's host in a {@link MemoryChronicle}. */
final class MemoryHost<S, T extends SharedState<T>> {
  private final HostedService<S, T> service;
  private final Limits limits;
  private final MemoryChronicle<T> chronicle;
  private final MemoryRows rows = new MemoryRows();
  private final Deque<HostEffect> todo = new ArrayDeque<>();
  private PartitionHost<S, T> host;
  private int claims;
  private int read;
  private long commands;

  MemoryHost(HostedService<S, T> service, Limits limits, MemoryChronicle<T> chronicle) {
    this.service = service;
    this.limits = limits;
    this.chronicle = chronicle;
    this.host = begun();
  }

  Service service() {
    return service.decider().service();
  }

  void begin() {
    host.revoked();
    todo.clear();
    host = begun();
  }

  private PartitionHost<S, T> begun() {
    var checkpoint = rows.take(new ClaimId(service().wireName() + "-" + ++claims));
    PartitionHost<S, T> begun =
        new PartitionHost<>(
            service, MemoryChronicle.PARTITION, limits, service().wireName(), checkpoint);
    read = Math.toIntExact(checkpoint.fence().offset());
    todo.addAll(begun.claim());
    return begun;
  }

  void give(CommandEnvelope envelope) {
    String key = envelope.game().value();
    todo.addAll(host.commanded(commands++, key, envelope.bytes(), chronicle.now()));
  }

  void ask(Query question) {
    todo.addAll(host.asked(commands++, question, chronicle.now()));
  }

  /** Says whether anything happened. */
  boolean goOn() {
    int done = 0;
    todo.addAll(host.tick(chronicle.now()));
    for (; !todo.isEmpty(); done++) {
      todo.addAll(carriedOut(todo.removeFirst()));
    }
    for (; read < chronicle.log().size(); done++) {
      LogRecord record = chronicle.log().get(read);
      todo.addAll(host.read(read++, record.key(), record.value(), chronicle.now()));
    }
    return done > 0;
  }

  private List<HostEffect> carriedOut(HostEffect effect) {
    return switch (effect) {
      case HostEffect.Append append -> {
        chronicle.append(new LogRecord(append.key(), append.value()));
        yield host.appended(append.ticket());
      }
      case HostEffect.Save save ->
          rows.save(save.batch()) ? host.saved(save.batch().number()) : host.fenced();
      case HostEffect.Load load ->
          host.loaded(
              load.game(), load.toSeq(), rows.load(load.game(), load.toSeq()), chronicle.now());
      case HostEffect.Rebuild rebuild -> {
        GameScan scan = new GameScan(rebuild.game(), MemoryChronicle.PARTITION);
        chronicle
            .log()
            .subList(0, Math.toIntExact(rebuild.beforeOffset()))
            .forEach(record -> scan.read(record.key(), record.value()));
        yield host.loaded(rebuild.game(), Long.MAX_VALUE, scan.found(), chronicle.now());
      }
      case HostEffect.Open open ->
          host.opening(open.game(), chronicle.opened(open.game()), chronicle.now());
      case HostEffect.CommandsDone _ -> List.of();
      case HostEffect.Reply _,
          HostEffect.Repeat _,
          HostEffect.TurnedAway _,
          HostEffect.DeadLetter _,
          HostEffect.Failed _,
          HostEffect.GameStopped _,
          HostEffect.Dropped _ -> {
        chronicle.tell(effect);
        yield List.of();
      }
    };
  }
}
