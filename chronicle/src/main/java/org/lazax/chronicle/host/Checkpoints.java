package org.lazax.chronicle.host;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
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
 * What the database does not have yet. One batch is under way at a time and is sent again unchanged
 * until it is known what became of it, for it may have been written all the same.
 */
final class Checkpoints {
  private final Duration every;
  private Fence fence;
  private List<CommitRow> commits = new ArrayList<>();
  private List<AnswerRow> answers = new ArrayList<>();
  private List<SnapshotRow> snapshots = new ArrayList<>();
  private Set<GameId> touched = new LinkedHashSet<>();
  private Optional<CheckpointBatch> underWay = Optional.empty();
  private boolean again;
  private long batches;
  private Instant last = Instant.EPOCH;

  Checkpoints(Fence fence, Duration every) {
    this.fence = fence;
    this.every = every;
  }

  void add(CommitRow commit) {
    commits.add(commit);
    touched.add(commit.game());
  }

  void add(AnswerRow answer) {
    answers.add(answer);
    touched.add(answer.game());
  }

  void add(SnapshotRow snapshot) {
    snapshots.add(snapshot);
    touched.add(snapshot.game());
  }

  /** The game's row has changed, such as its wake-up time. */
  void touch(GameId game) {
    touched.add(game);
  }

  /** Commits that are not known to be written. */
  int unsaved() {
    return commits.size() + underWay.map(batch -> batch.commits().size()).orElse(0);
  }

  boolean hasUnsaved(GameId game) {
    return touched.contains(game)
        || underWay
            .filter(b -> b.games().stream().anyMatch(row -> row.game().equals(game)))
            .isPresent();
  }

  /** The next batch to be written, if it is time. */
  Optional<CheckpointBatch> due(
      long offset, Claims claims, Function<GameId, GameRow> rows, Instant now) {
    if (again) {
      again = false;
      return underWay;
    }
    boolean nothing = offset == fence.offset() && touched.isEmpty();
    if (underWay.isPresent() || nothing || now.isBefore(last.plus(every))) {
      return Optional.empty();
    }
    last = now;
    CheckpointBatch batch =
        new CheckpointBatch(
            ++batches,
            fence,
            new Fence(fence.claim(), offset),
            claims.latest(),
            commits,
            touched.stream().map(rows).toList(),
            answers,
            snapshots);
    commits = new ArrayList<>();
    answers = new ArrayList<>();
    snapshots = new ArrayList<>();
    touched = new LinkedHashSet<>();
    underWay = Optional.of(batch);
    return underWay;
  }

  /** The batch is written, if this is the one under way. */
  Optional<CheckpointBatch> saved(long number) {
    Optional<CheckpointBatch> saved = underWay.filter(batch -> batch.number() == number);
    saved.ifPresent(batch -> {
      fence = batch.next();
      underWay = Optional.empty();
      again = false;
    });
    return saved;
  }

  /** The batch may not be written. */
  void unsaved(long number) {
    again = underWay.filter(batch -> batch.number() == number).isPresent();
  }
}
