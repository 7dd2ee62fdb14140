package org.lazax.chronicle.host;

import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;

/** Computes the state after a past commit by folding a game's rows. It follows rewinds. */
public final class PastStates<S, T extends SharedState<T>> {
  private final HostedService<S, T> service;

  public PastStates(HostedService<S, T> service) {
    this.service = service;
  }

  /**
   * The position after a commit; empty if a commit is missing among the rows, or if a rewind among
   * them goes back to before the snapshot.
   *
   * @param stored the game up to {@code seq}, from a snapshot or from its beginning
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
