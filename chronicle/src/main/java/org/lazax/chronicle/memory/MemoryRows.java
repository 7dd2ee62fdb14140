package org.lazax.chronicle.memory;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CheckpointBatch;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;
import org.lazax.chronicle.host.CheckpointBatch.SnapshotRow;
import org.lazax.chronicle.host.Fence;
import org.lazax.chronicle.host.GameRow;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.chronicle.host.StoredGame;

/**
 * The rows of one service in one partition, in memory: what a checkpoint writes and a host loads.
 * It is the simplest implementation of what the database must do.
 */
public class MemoryRows {
  private Fence fence = new Fence(new ClaimId("nobody"), 0);
  private Map<Service, ClaimId> claims = new EnumMap<>(Service.class);
  private final Map<GameId, GameRow> games = new HashMap<>();
  private final Map<GameId, NavigableMap<Long, CommitRow>> commits = new HashMap<>();
  private final Map<GameId, NavigableMap<Long, SnapshotRow>> snapshots = new HashMap<>();
  private final Map<GameId, Map<CommandId, Answer>> answers = new HashMap<>();

  /** Writes the new claim into the offset row and loads the checkpoint. */
  public PartitionCheckpoint take(ClaimId claim) {
    fence = new Fence(claim, fence.offset());
    return new PartitionCheckpoint(fence, claims, List.copyOf(games.values()));
  }

  /**
   * Writes a batch if the fence stands.
   *
   * @return whether the batch is written, now or by an earlier call
   */
  public boolean save(CheckpointBatch batch) {
    if (fence.equals(batch.next()) && !batch.next().equals(batch.expected())) {
      return true;
    }
    if (!fence.equals(batch.expected())) {
      return false;
    }
    write(batch);
    return true;
  }

  /** Writes a batch without checking the fence. */
  protected void write(CheckpointBatch batch) {
    fence = batch.next();
    claims = new EnumMap<>(Service.class);
    claims.putAll(batch.claims());
    batch.games().forEach(row -> games.put(row.game(), row));
    batch
        .commits()
        .forEach(
            row -> commits.computeIfAbsent(row.game(), _ -> new TreeMap<>()).put(row.seq(), row));
    batch
        .snapshots()
        .forEach(
            row -> snapshots.computeIfAbsent(row.game(), _ -> new TreeMap<>()).put(row.seq(), row));
    batch
        .answers()
        .forEach(row ->
            answers
                .computeIfAbsent(row.game(), _ -> new HashMap<>())
                .putIfAbsent(row.command(), row.answer()));
  }

  /** Loads a game for a host. */
  public StoredGame load(GameId game, long toSeq) {
    Optional<SnapshotRow> snapshot =
        Optional.ofNullable(snapshots.get(game))
            .flatMap(rows -> Optional.ofNullable(rows.floorEntry(toSeq)))
            .map(Map.Entry::getValue);
    long after = snapshot.map(SnapshotRow::seq).orElse(0L);
    NavigableMap<Long, CommitRow> rows = commits.getOrDefault(game, new TreeMap<>());
    List<CommitRow> wanted =
        after < toSeq
            ? new ArrayList<>(rows.subMap(after, false, toSeq, true).values())
            : List.of();
    return new StoredGame(snapshot, wanted, answers.getOrDefault(game, Map.of()));
  }

  /** The numbers of the commits that a game has rows for. */
  public List<Long> numbers(GameId game) {
    return List.copyOf(commits.getOrDefault(game, new TreeMap<>()).keySet());
  }

  /** The answers of a game. */
  public Map<CommandId, Answer> answers(GameId game) {
    return answers.getOrDefault(game, Map.of());
  }

  /** The content of the offset row. */
  protected Fence fence() {
    return fence;
  }

  /** Overwrites the offset row. */
  protected void fence(Fence moved) {
    fence = moved;
  }

  /** A backup that {@link #restore} can restore. */
  public MemoryRows copy() {
    MemoryRows copy = new MemoryRows();
    copy.restore(this);
    return copy;
  }

  /** Replaces all rows with those of a backup. */
  public void restore(MemoryRows backup) {
    fence = backup.fence;
    claims = new EnumMap<>(Service.class);
    claims.putAll(backup.claims);
    games.clear();
    games.putAll(backup.games);
    copyDeep(backup.commits, commits);
    copyDeep(backup.snapshots, snapshots);
    answers.clear();
    backup.answers.forEach((game, known) -> answers.put(game, new HashMap<>(known)));
  }

  private static <R> void copyDeep(
      Map<GameId, NavigableMap<Long, R>> from, Map<GameId, NavigableMap<Long, R>> to) {
    to.clear();
    from.forEach((game, rows) -> to.put(game, new TreeMap<>(rows)));
  }
}
