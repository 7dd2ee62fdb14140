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
 * Whether the services of today could take over a game of a release wherever it stood: whoever owed
 * the next commit can decide it, and whoever was awaited may do something.
 */
final class GoingOn {
  private static final EventLines LINES = EventLines.ofAll(Services.wire(), Services.upcasters());

  private final List<Desk<?>> desks = Services.all().stream().<Desk<?>>map(Desk::new).toList();
  private final GameSeed seed;

  /** By numbers from this seed, which is that of the game. */
  GoingOn(String seed) {
    this.seed = PlatformSeed.revealed(seed).freeze(Map.of());
  }

  /** The commits after which it could not go on, each with the reason. */
  List<String> stuck(ExportedLog log) {
    List<String> stuck = new ArrayList<>();
    for (ExportedCommit step : log.commits()) {
      List<GameEvent> events =
          step.shown().map(shown -> LINES.read(shown.entry().type(), shown.line())).toList();
      desks.forEach(desk -> desk.fold(step.header().stamp(), events));
      after().ifPresent(why -> stuck.add("after commit " + step.header().seq() + ": " + why));
    }
    return stuck;
  }

  private Optional<String> after() {
    Kernel kernel = desks.getFirst().position().table().kernel();
    return kernel
        .awaiting()
        .map(this::awaited)
        .orElseGet(() -> desks.stream().flatMap(desk -> desk.unpaid(kernel).stream()).findFirst());
  }

  private Optional<String> awaited(Window window) {
    for (Seat seat : window.awaited()) {
      if (desks.stream().allMatch(desk -> desk.offersNothing(seat))) {
        return Optional.of(seat + " is awaited about " + window.about() + " and may do nothing");
      }
    }
    return Optional.empty();
  }

  /** One service with all positions of the game. */
  private final class Desk<S> {
    private final Decider<S, Table> decider;
    private final Folding<S, Table> folding;
    private final List<Position<S, Table>> after = new ArrayList<>();

    Desk(Decider<S, Table> decider) {
      this.decider = decider;
      this.folding = new Folding<>(decider);
      after.add(folding.initial());
    }

    Position<S, Table> position() {
      return after.getLast();
    }

    void fold(Stamp stamp, List<GameEvent> events) {
      Position<S, Table> before =
          events.getFirst() instanceof Rewound(long toSeq) ? after.get((int) toSeq) : position();
      after.add(folding.fold(before, stamp, events));
    }

    boolean offersNothing(Seat seat) {
      return decider.options(position(), seat).isEmpty();
    }

    /** Why this service cannot do what it owes, if it does. */
    Optional<String> unpaid(Kernel kernel) {
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
            : Optional.of(decider.service() + " does nothing of what it owes");
      } catch (RuntimeException e) {
        return Optional.of(decider.service() + " failed on what it owes: " + e);
      }
    }
  }
}
