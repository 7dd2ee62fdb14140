package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.Optional;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.GameRow.Rewind;
import org.lazax.chronicle.kernel.Kernel;

/** The times at which a service must act in a game without a command. */
final class Deadlines {
  private Deadlines() {}

  /**
   * At once if the service owes the next step; otherwise at the deadline of a window over its
   * frame; empty for never.
   */
  static Optional<Instant> wakeAt(SharedState<?> table, Optional<Rewind> rewind, Service service) {
    return table.kernel().debtor().filter(debtor -> debtor == service).isPresent()
        ? Optional.of(Instant.EPOCH)
        : deadline(table, rewind, service);
  }

  /**
   * The deadline of the open window, if it is over a frame of this service. If a rewind has opened
   * the window again, the full time counts from the rewind.
   */
  static Optional<Instant> deadline(
      SharedState<?> table, Optional<Rewind> rewind, Service service) {
    return windowDeadline(table.kernel(), service)
        .map(deadline ->
            rewind
                .flatMap(r -> table.answerTimeout().map(r.at()::plus))
                .filter(restarted -> restarted.isAfter(deadline))
                .orElse(deadline));
  }

  private static Optional<Instant> windowDeadline(Kernel kernel, Service service) {
    return kernel
        .awaiting()
        .filter(window -> !window.awaited().isEmpty())
        .filter(_ -> kernel.frame().filter(f -> f.procedure().owner() == service).isPresent())
        .flatMap(window -> window.deadline());
  }
}
