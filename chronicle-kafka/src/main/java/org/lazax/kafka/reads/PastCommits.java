package org.lazax.kafka.reads;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;
import org.lazax.kafka.store.CheckpointStore;

/** Reads the saved commits of games. */
@ApplicationScoped
public class PastCommits {
  private final CheckpointStore store;

  PastCommits(CheckpointStore store) {
    this.store = store;
  }

  /** Waits until this service has saved a commit; after a timeout it fails with 503. */
  public Uni<Void> saved(GameId game, long seq) {
    return ReadRetry.STANDARD
        .until((List<CommitRow> row) -> !row.isEmpty(), () -> store.commits(game, seq - 1, seq))
        .replaceWithVoid();
  }

  /** The commits after one number and up to another, in order, which this service has saved. */
  public Uni<List<Commit>> between(GameId game, long after, long to) {
    return store.commits(game, after, to).map(rows -> read(game, after, to, rows));
  }

  private static List<Commit> read(GameId game, long after, long to, List<CommitRow> rows) {
    List<Commit> commits = new ArrayList<>(rows.size());
    for (CommitRow row : rows) {
      if (ChronicleRecord.read(row.bytes()) instanceof Commit commit) {
        commits.add(commit);
      }
    }
    if (commits.size() != to - after) {
      throw new IllegalStateException(
          "commits %d to %d of game %s are not all there".formatted(after + 1, to, game));
    }
    return commits;
  }
}
