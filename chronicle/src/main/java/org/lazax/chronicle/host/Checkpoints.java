package org.lazax.chronicle.host;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CheckpointBatch.AnswerRow;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;
import org.lazax.chronicle.host.CheckpointBatch.SnapshotRow;

/**
 * The changes that are not in the database yet. One batch at a time is being saved. It is sent
 * again unchanged until it is known to be saved, because a failed attempt may have been written.
 * While the database is away, a batch is closed whenever there is enough for one, so that what has
 * come together is not saved in one transaction.
 */
final class Checkpoints {
  private final Limits limits;

  /** What the offset row holds after all batches. */
  private Fence fence;

  private List<CommitRow> commits = new ArrayList<>();
  private List<AnswerRow> answers = new ArrayList<>();
  private List<SnapshotRow> snapshots = new ArrayList<>();
  private Set<GameId> changed = new LinkedHashSet<>();
  private long size;
  private long closedSize;

  /** The batches that are not known to be saved. The first one is being saved. */
  private final Deque<CheckpointBatch> batches = new ArrayDeque<>();

  private boolean underWay;
  private long number;
  private Instant last = Instant.EPOCH;

  Checkpoints(Fence fence, Limits limits) {
    this.fence = fence;
    this.limits = limits;
  }

  void add(CommitRow commit) {
    commits.add(commit);
    size += commit.size();
    changed.add(commit.game());
  }

  void add(AnswerRow answer) {
    answers.add(answer);
    size += answer.size();
    changed.add(answer.game());
  }

  void add(SnapshotRow snapshot) {
    snapshots.add(snapshot);
    size += snapshot.size();
    changed.add(snapshot.game());
  }

  /** Marks the game's row as changed, for example its wake-up time. */
  void markChanged(GameId game) {
    changed.add(game);
  }

  /** What is not known to be saved weighs so much, in bytes. */
  long unsaved() {
    return size + closedSize;
  }

  boolean hasUnsaved(GameId game) {
    return changed.contains(game)
        || batches.stream()
            .flatMap(batch -> batch.games().stream())
            .anyMatch(row -> row.game().equals(game));
  }

  /**
   * The next batch to be saved, if none is under way.
   *
   * @param offset of the next record to read
   * @param rows gives the row of a game now
   */
  Optional<CheckpointBatch> due(
      long offset, Claims claims, Function<GameId, GameRow> rows, Instant now) {
    if (isFull() || (batches.isEmpty() && isTime(now) && isChanged(offset))) {
      last = now;
      batches.add(close(offset, claims, rows));
    }
    if (underWay || batches.isEmpty()) {
      return Optional.empty();
    }
    underWay = true;
    return Optional.of(batches.element());
  }

  private boolean isFull() {
    return commits.size() + answers.size() + snapshots.size() >= limits.checkpointRows()
        || size >= CheckpointBatch.MAX_SIZE;
  }

  /** Also after a step of the clock backwards. */
  private boolean isTime(Instant now) {
    return now.isBefore(last) || !now.isBefore(last.plus(limits.checkpointEvery()));
  }

  private boolean isChanged(long offset) {
    return offset != fence.offset() || !changed.isEmpty();
  }

  private CheckpointBatch close(long offset, Claims claims, Function<GameId, GameRow> rows) {
    CheckpointBatch batch =
        new CheckpointBatch(
            ++number,
            fence,
            new Fence(fence.claim(), offset),
            claims.latest(),
            commits,
            changed.stream().map(rows).toList(),
            answers,
            snapshots);
    commits = new ArrayList<>();
    answers = new ArrayList<>();
    snapshots = new ArrayList<>();
    changed = new LinkedHashSet<>();
    size = 0;
    closedSize += batch.size();
    fence = batch.next();
    return batch;
  }

  /** The batch with this number is saved. Returns it if it is the one that is being saved. */
  Optional<CheckpointBatch> saved(long batch) {
    if (!isUnderWay(batch)) {
      return Optional.empty();
    }
    underWay = false;
    closedSize -= batches.element().size();
    return Optional.of(batches.remove());
  }

  /** The batch with this number may not have been saved: it is sent again. */
  void unsaved(long batch) {
    if (isUnderWay(batch)) {
      underWay = false;
    }
  }

  private boolean isUnderWay(long batch) {
    return !batches.isEmpty() && batches.element().number() == batch;
  }
}
