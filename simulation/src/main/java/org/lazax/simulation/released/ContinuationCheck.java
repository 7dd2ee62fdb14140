package org.lazax.simulation.released;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.dice.GameSeed;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.export.ExportedLog;
import org.lazax.chronicle.export.ExportedLog.ExportedCommit;
import org.lazax.chronicle.host.Folding;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.kernel.Window;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/**
 * Checks whether the current services can continue a released game from each of its commits: the
 * debtor can decide its next commit, and every awaited seat has an option.
 */
final class ContinuationCheck {
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());

  private final List<ServicePositions<?>> services =
      Services.all().stream().<ServicePositions<?>>map(ServicePositions::new).toList();
  private final GameSeed seed;

  /**
   * Checks with random numbers from a seed.
   *
   * @param seed the revealed seed of the game
   */
  ContinuationCheck(String seed) {
    this.seed = PlatformSeed.revealed(seed).freeze(Map.of());
  }

  /** The commits after which the game cannot continue, each with the reason. */
  List<String> failures(ExportedLog log) {
    List<String> failures = new ArrayList<>();
    for (ExportedCommit step : log.commits()) {
      List<GameEvent> events =
          step.shown().map(shown -> LINES.read(shown.entry().type(), shown.line())).toList();
      services.forEach(service -> service.fold(step.header().stamp(), events));
      failure().ifPresent(why -> failures.add("after commit " + step.header().seq() + ": " + why));
    }
    return failures;
  }

  private Optional<String> failure() {
    Kernel kernel = services.getFirst().position().table().kernel();
    return kernel
        .awaiting()
        .map(this::awaited)
        .orElseGet(() ->
            services.stream().flatMap(service -> service.debtFailure(kernel).stream()).findFirst());
  }

  private Optional<String> awaited(Window window) {
    for (Seat seat : window.awaited()) {
      if (services.stream().allMatch(service -> service.hasNoOptions(seat))) {
        return Optional.of(seat + " is awaited about " + window.about() + " and has no options");
      }
    }
    return Optional.empty();
  }

  /** The positions of one service after each commit. */
  private final class ServicePositions<S> {
    private final Decider<S, Table> decider;
    private final Folding<S, Table> folding;
    private final List<Position<S, Table>> failure = new ArrayList<>();

    ServicePositions(Decider<S, Table> decider) {
      this.decider = decider;
      this.folding = new Folding<>(decider);
      failure.add(folding.initial());
    }

    Position<S, Table> position() {
      return failure.getLast();
    }

    void fold(Stamp stamp, List<GameEvent> events) {
      Position<S, Table> before =
          events.getFirst() instanceof Rewound(long toSeq) ? failure.get((int) toSeq) : position();
      failure.add(folding.fold(before, stamp, events));
    }

    boolean hasNoOptions(Seat seat) {
      return decider.options(position(), seat).isEmpty();
    }

    /** Why this service cannot decide its next commit; empty if it can, or if it owes none. */
    Optional<String> debtFailure(Kernel kernel) {
      if (!kernel.debtor().equals(Optional.of(decider.service()))) {
        return Optional.empty();
      }
      Stamp last = position().head();
      Stamp next = new Stamp(last.seq() + 1, last.at(), Optional.empty());
      try {
        Decision<S, Table> decision = decider.proceed(position(), next, seed.dice(next.seq()));
        return decision instanceof Decision.Accepted<S, Table> accepted
                && !accepted.events().isEmpty()
            ? Optional.empty()
            : Optional.of(decider.service() + " makes no progress on its debt");
      } catch (RuntimeException e) {
        return Optional.of(decider.service() + " failed on its debt: " + e);
      }
    }
  }
}
