package org.lazax.chronicle.host;

import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;

/** States as of past commits, folded again from a game's rows. Rewinds on the way are followed. */
public final class PastStates<S, T extends SharedState<T>> {
  private final HostedService<S, T> service;

  public PastStates(HostedService<S, T> service) {
    this.service = service;
  }

  /**
   * The position after a commit; empty if the rows do not lead there.
   *
   * @param stored the game from its beginning up to {@code seq}, without a snapshot: a rewind may
   *     lead back behind any
   */
  public Optional<Position<S, T>> at(long seq, StoredGame stored) {
    EventLines lines =
        EventLines.of(service.decider().service(), service.decider().wire(), service.upcasters());
    Restoring<S, T> restoring = new Restoring<>(seq, seq, lines, new Folding<>(service.decider()));
    restoring.take(stored, service.snapshots());
    return restoring.progress(seq, Map.of()) instanceof Restoring.Progress.Restored<S, T> restored
        ? Optional.of(restored.position())
        : Optional.empty();
  }
}
