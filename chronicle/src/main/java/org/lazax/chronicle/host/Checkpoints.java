package org.lazax.chronicle.host;

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
 * The changes that are not in the database yet. One batch at a time is being saved. It is sent
 * again unchanged until it is known to be saved, because a failed attempt may have been written.
 */
final class Checkpoints {
  private final Limits limits;
  private Fence fence;
  private List<CommitRow> commits = new ArrayList<>();
  private List<AnswerRow> answers = new ArrayList<>();
  private List<SnapshotRow> snapshots = new ArrayList<>();
  private Set<GameId> changed = new LinkedHashSet<>();
  private Optional<CheckpointBatch> underWay = Optional.empty();
  private boolean retry;
  private long batches;
  private Instant last = Instant.EPOCH;

  Checkpoints(Fence fence, Limits limits) {
    this.fence = fence;
    this.limits = limits;
  }

  void add(CommitRow commit) {
    commits.add(commit);
    changed.add(commit.game());
  }

  void add(AnswerRow answer) {
    answers.add(answer);
    changed.add(answer.game());
  }

  void add(SnapshotRow snapshot) {
    snapshots.add(snapshot);
    changed.add(snapshot.game());
  }

  /** Marks the game's row as changed, for example its wake-up time. */
  void markChanged(GameId game) {
    changed.add(game);
  }

  /** Number of commits that are not known to be saved. */
  int unsaved() {
    return commits.size() + underWay.map(batch -> batch.commits().size()).orElse(0);
  }

  boolean hasUnsaved(GameId game) {
    return changed.contains(game)
        || underWay
            .filter(b -> b.games().stream().anyMatch(row -> row.game().equals(game)))
            .isPresent();
  }

  /** The next batch to be saved, if its time has come or many commits wait. */
  Optional<CheckpointBatch> due(
      long offset, Claims claims, Function<GameId, GameRow> rows, Instant now) {
    if (retry) {
      retry = false;
      return underWay;
    }
    boolean unchanged = offset == fence.offset() && changed.isEmpty();
    if (underWay.isPresent() || unchanged || !isTime(now)) {
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
            changed.stream().map(rows).toList(),
            answers,
            snapshots);
    commits = new ArrayList<>();
    answers = new ArrayList<>();
    snapshots = new ArrayList<>();
    changed = new LinkedHashSet<>();
    underWay = Optional.of(batch);
    return underWay;
  }

  private boolean isTime(Instant now) {
    return commits.size() >= limits.checkpointCommits()
        || !now.isBefore(last.plus(limits.checkpointEvery()));
  }

  /** The batch with this number is saved. Returns it if it is the one that is being saved. */
  Optional<CheckpointBatch> saved(long number) {
    Optional<CheckpointBatch> saved = underWay.filter(batch -> batch.number() == number);
    saved.ifPresent(batch -> {
      fence = batch.next();
      underWay = Optional.empty();
      retry = false;
    });
    return saved;
  }

  /** The batch with this number may not have been saved: it is sent again. */
  void unsaved(long number) {
    retry = underWay.filter(batch -> batch.number() == number).isPresent();
  }
}
