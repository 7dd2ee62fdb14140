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
 * A chronicle of one partition in memory, with the hosts of its services. Records are the same
 * bytes as with a broker, and the same rules of acceptance apply. Nothing fails. For one thread
 * only.
 */
public final class MemoryChronicle<T extends SharedState<T>> {
  static final Partition PARTITION = new Partition(0, 1);

  private final List<LogRecord> log = new ArrayList<>();
  private final List<HostEffect> effects = new ArrayList<>();
  private final List<MemoryHost<?, T>> hosts;
  private final Function<GameId, ChronicleOpened> openings;
  private Instant now = Instant.parse("2026-01-01T00:00:00Z");

  /**
   * Creates an empty chronicle and starts a host for each service.
   *
   * @param openings makes the opening event, with a seed, of each new game
   */
  public MemoryChronicle(
      List<? extends HostedService<?, T>> services,
      Limits limits,
      Function<GameId, ChronicleOpened> openings) {
    this.openings = openings;
    this.hosts = new ArrayList<>();
    services.forEach(service -> hosts.add(new MemoryHost<>(service, limits, this)));
    run();
  }

  /**
   * Gives a command to the service that takes it, and runs the hosts until nothing is left to do.
   */
  public void submit(CommandEnvelope envelope) {
    Service service =
        envelope.type().equals(RewindGame.TYPE)
            ? founder()
            : Service.owning(envelope.type())
                .orElseThrow(() -> new IllegalArgumentException(envelope.type()));
    host(service).submit(envelope);
    run();
  }

  /** Sends a query to a service. The result is among {@link #effects}. */
  public void ask(Service service, Query question) {
    host(service).ask(question);
    run();
  }

  /** Advances the clock and runs the hosts. */
  public void advance(Duration time) {
    now = now.plus(time);
    run();
  }

  /** Kills the host of a service and starts another one from the rows. */
  public void restart(Service service) {
    host(service).restart();
    run();
  }

  /** Starts a game that has stopped in a service again. */
  public void startAgain(Service service, GameId game) {
    host(service).startAgain(game);
    run();
  }

  /** Every record, in order. */
  public List<LogRecord> log() {
    return Collections.unmodifiableList(log);
  }

  /**
   * The effects of the hosts that are not records: replies, repeated answers, commands turned away,
   * errors.
   */
  public List<HostEffect> effects() {
    return Collections.unmodifiableList(effects);
  }

  Instant now() {
    return now;
  }

  void append(LogRecord record) {
    log.add(record);
  }

  void report(HostEffect effect) {
    effects.add(effect);
  }

  ChronicleOpened opened(GameId game) {
    return openings.apply(game);
  }

  private void run() {
    boolean progress = true;
    while (progress) {
      progress = false;
      for (MemoryHost<?, T> host : hosts) {
        progress |= host.run();
      }
    }
  }

  private Service founder() {
    return hosts.stream()
        .map(MemoryHost::service)
        .filter(Service::founds)
        .findFirst()
        .orElseThrow();
  }

  private MemoryHost<?, T> host(Service service) {
    Optional<MemoryHost<?, T>> named =
        hosts.stream().filter(host -> host.service() == service).findFirst();
    return named.orElseThrow(() -> new IllegalArgumentException("no host of " + service));
  }
}
