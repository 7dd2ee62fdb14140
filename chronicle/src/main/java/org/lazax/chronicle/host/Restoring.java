package org.lazax.chronicle.host;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;

/**
 * Restores the state of a game from a snapshot and the commits after it. A rewind among them leads
 * back to an earlier commit, so an earlier snapshot may be needed.
 */
final class Restoring<S, T extends SharedState<T>> {
  private final long target;
  private long requestedSeq;
  private final EventLines lines;
  private final Folding<S, T> folding;
  private final Map<Long, Commit> commits = new TreeMap<>();
  private Position<S, T> base;

  /** The result of an attempt. */
  sealed interface Progress<S, T extends SharedState<T>> {
    record Restored<S, T extends SharedState<T>>(Position<S, T> position)
        implements Progress<S, T> {}

    /** A rewind leads back to before the snapshot. */
    record NeedsEarlier<S, T extends SharedState<T>>(long toSeq) implements Progress<S, T> {}

    /** A commit is missing among the rows. */
    record Inconsistent<S, T extends SharedState<T>>(String reason) implements Progress<S, T> {}
  }

  /**
   * @param target number of the commit whose state is wanted; {@link Long#MAX_VALUE} for the head
   * @param requestedSeq the {@code toSeq} of the first load
   */
  Restoring(long target, long requestedSeq, EventLines lines, Folding<S, T> folding) {
    this.target = target;
    this.requestedSeq = requestedSeq;
    this.lines = lines;
    this.folding = folding;
    this.base = folding.initial();
  }

  long target() {
    return target;
  }

  /** The {@code toSeq} of the current load. */
  long requestedSeq() {
    return requestedSeq;
  }

  /** Number of the snapshot's commit. */
  long snapshotSeq() {
    return base.head().seq();
  }

  /** Takes the result of a load. */
  void take(StoredGame stored, SnapshotCodec<S, T> snapshots) {
    base = stored.snapshot().flatMap(s -> snapshots.read(s.state())).orElseGet(folding::initial);
    stored.commits().forEach(this::take);
  }

  private void take(CommitRow row) {
    if (ChronicleRecord.read(row.bytes()) instanceof Commit commit
        && commit.header().seq() == row.seq()) {
      commits.put(row.seq(), commit);
    }
  }

  /**
   * Folds the commits that lead to the target.
   *
   * @param head number of the game's latest commit
   * @param recent commits that may not be among the rows, by number
   */
  Progress<S, T> progress(long head, Map<Long, Commit> recent) {
    long wanted = target == Long.MAX_VALUE ? head : target;
    Deque<Commit> path = new ArrayDeque<>();
    long seq = wanted;
    while (seq > base.head().seq()) {
      long number = seq;
      Optional<Commit> commit =
          Optional.ofNullable(recent.get(number))
              .or(() -> Optional.ofNullable(commits.get(number)));
      if (commit.isEmpty()) {
        return new Progress.Inconsistent<>("commit " + seq + " is not among the rows");
      }
      path.addFirst(commit.get());
      OptionalLong back = Rewinding.target(commit.get(), lines);
      seq = back.isPresent() ? back.getAsLong() : seq - 1;
    }
    if (seq < base.head().seq()) {
      requestedSeq = seq;
      return new Progress.NeedsEarlier<>(seq);
    }
    return fold(path);
  }

  private Progress<S, T> fold(Deque<Commit> path) {
    Position<S, T> position = base;
    for (Commit commit : path) {
      position = folding.fold(position, commit.header().stamp(), lines.read(commit));
    }
    return new Progress.Restored<>(position);
  }
}
