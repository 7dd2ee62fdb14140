package org.lazax.chronicle.host;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;

/** Folds events into the table and into the service's own state. */
public final class Folding<S, T extends SharedState<T>> {
  private final Decider<S, T> decider;

  public Folding(Decider<S, T> decider) {
    this.decider = decider;
  }

  /** The position before the first commit. */
  public Position<S, T> initial() {
    return new Position<>(Stamp.NONE, decider.table(), decider.initial());
  }

  /** The position after a commit with these events. */
  public Position<S, T> fold(Position<S, T> position, Stamp stamp, List<GameEvent> events) {
    T table = position.table();
    S own = position.own();
    for (GameEvent event : events) {
      table = table.evolve(event, stamp);
      own = decider.evolve(own, event, stamp);
    }
    return new Position<>(stamp, table, own);
  }
}
