package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.Optional;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.GameRow.Rewind;
import org.lazax.chronicle.kernel.Kernel;

/** When a game wakes a service unasked. */
final class Deadlines {
  private Deadlines() {}

  /** At once where it owes; at the deadline of a window over its frame; else never. */
  static Optional<Instant> wakeAt(SharedState<?> table, Optional<Rewind> rewind, Service service) {
    return table.kernel().debtor().filter(debtor -> debtor == service).isPresent()
        ? Optional.of(Instant.EPOCH)
        : silence(table, rewind, service);
  }

  /**
   * When those awaited are taken for silent, if it is this service that asked. A window that a
   * rewind has opened again gives the full time once more.
   */
  static Optional<Instant> silence(SharedState<?> table, Optional<Rewind> rewind, Service service) {
    return asking(table.kernel(), service)
        .map(deadline ->
            rewind
                .flatMap(r -> table.patience().map(r.at()::plus))
                .filter(anew -> anew.isAfter(deadline))
                .orElse(deadline));
  }

  private static Optional<Instant> asking(Kernel kernel, Service service) {
    return kernel
        .awaiting()
        .filter(window -> !window.awaited().isEmpty())
        .filter(_ -> kernel.frame().filter(f -> f.procedure().owner() == service).isPresent())
        .flatMap(window -> window.deadline());
  }
}
