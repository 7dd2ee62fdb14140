package org.lazax.chronicle.memory;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.GameId;
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
  private final Deque<HostEffect> effects = new ArrayDeque<>();
  private PartitionHost<S, T> host;
  private int claims;
  private int read;
  private long commands;

  MemoryHost(HostedService<S, T> service, Limits limits, MemoryChronicle<T> chronicle) {
    this.service = service;
    this.limits = limits;
    this.chronicle = chronicle;
    this.host = newHost();
  }

  Service service() {
    return service.decider().service();
  }

  void restart() {
    host.revoked();
    effects.clear();
    host = newHost();
  }

  private PartitionHost<S, T> newHost() {
    var checkpoint = rows.take(new ClaimId(service().wireName() + "-" + ++claims));
    PartitionHost<S, T> begun =
        new PartitionHost<>(
            service, MemoryChronicle.PARTITION, limits, service().wireName(), checkpoint);
    read = Math.toIntExact(checkpoint.fence().offset());
    effects.addAll(begun.claim());
    return begun;
  }

  void submit(CommandEnvelope envelope) {
    String key = envelope.game().value();
    effects.addAll(
        host.commanded(commands++, key, envelope.bytes(), chronicle.now(), chronicle.now()));
  }

  void startAgain(GameId game) {
    effects.addAll(host.startAgain(game));
  }

  void ask(Query question) {
    effects.addAll(host.queried(commands++, question, chronicle.now(), chronicle.now()));
  }

  /**
   * Carries out all effects and reads all new records.
   *
   * @return whether there were any
   */
  boolean run() {
    int done = 0;
    effects.addAll(host.tick(chronicle.now()));
    for (; !effects.isEmpty(); done++) {
      effects.addAll(carryOut(effects.removeFirst()));
    }
    for (; read < chronicle.log().size(); done++) {
      LogRecord record = chronicle.log().get(read);
      effects.addAll(host.read(read++, record.key(), record.value(), chronicle.now()));
    }
    return done > 0;
  }

  private List<HostEffect> carryOut(HostEffect effect) {
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
          host.opened(open.game(), chronicle.opened(open.game()), chronicle.now());
      case HostEffect.CommandsDone _ -> List.of();
      case HostEffect.Reply _,
          HostEffect.Repeat _,
          HostEffect.TurnedAway _,
          HostEffect.DeadLetter _,
          HostEffect.Expired _,
          HostEffect.Failed _,
          HostEffect.GameStopped _,
          HostEffect.Ended _ -> {
        chronicle.report(effect);
        yield List.of();
      }
    };
  }
}
