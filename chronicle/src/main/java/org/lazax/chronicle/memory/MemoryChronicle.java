package org.lazax.chronicle.memory;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.HostedService;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.host.RewindGame;
import org.lazax.chronicle.kernel.KernelEvent.ChronicleOpened;

/**
 * A chronicle of one partition in memory, with the hosts of its services: everything passes through
 * the very bytes and rules that a broker would carry, and nothing fails. Confined to one thread.
 */
public final class MemoryChronicle<T extends SharedState<T>> {
  static final Partition PARTITION = new Partition(0, 1);

  private final List<LogRecord> log = new ArrayList<>();
  private final List<HostEffect> told = new ArrayList<>();
  private final List<MemoryHost<?, T>> hosts;
  private final Function<GameId, ChronicleOpened> openings;
  private Instant now = Instant.parse("2026-01-01T00:00:00Z");

  /**
   * @param openings draws the seed of each new game
   */
  public MemoryChronicle(
      List<? extends HostedService<?, T>> services,
      Limits limits,
      Function<GameId, ChronicleOpened> openings) {
    this.openings = openings;
    this.hosts = new ArrayList<>();
    services.forEach(service -> hosts.add(new MemoryHost<>(service, limits, this)));
    goOn();
  }

  /** Gives a command to the service that takes it, and lets happen what then happens. */
  public void give(CommandEnvelope envelope) {
    Service service =
        envelope.type().equals(RewindGame.TYPE)
            ? Service.GAME
            : Service.owning(envelope.type())
                .orElseThrow(() -> new IllegalArgumentException(envelope.type()));
    host(service).give(envelope);
    goOn();
  }

  /** Asks a service; the answer is among what is {@link #told}. */
  public void ask(Service service, Query question) {
    host(service).ask(question);
    goOn();
  }

  /** Lets time pass. */
  public void pass(Duration time) {
    now = now.plus(time);
    goOn();
  }

  /** Ends a service's host without a word and begins another with what its rows hold. */
  public void restart(Service service) {
    host(service).begin();
    goOn();
  }

  /** Every record, in order. */
  public List<LogRecord> log() {
    return Collections.unmodifiableList(log);
  }

  /** Whatever hosts said beside the log: replies, repeated answers, commands turned away. */
  public List<HostEffect> told() {
    return Collections.unmodifiableList(told);
  }

  Instant now() {
    return now;
  }

  void append(LogRecord record) {
    log.add(record);
  }

  void tell(HostEffect effect) {
    told.add(effect);
  }

  ChronicleOpened opened(GameId game) {
    return openings.apply(game);
  }

  private void goOn() {
    boolean busy = true;
    while (busy) {
      busy = false;
      for (MemoryHost<?, T> host : hosts) {
        busy |= host.goOn();
      }
    }
  }

  private MemoryHost<?, T> host(Service service) {
    Optional<MemoryHost<?, T>> named =
        hosts.stream().filter(host -> host.service() == service).findFirst();
    return named.orElseThrow(() -> new IllegalArgumentException("nobody hosts " + service));
  }
}
