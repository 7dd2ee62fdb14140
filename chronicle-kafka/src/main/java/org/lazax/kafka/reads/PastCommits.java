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

  /**
   * The commits after one number and up to another, in order. Waits until this service has saved
   * the last one; after a timeout it fails with 503.
   */
  public Uni<List<Commit>> between(GameId game, long after, long to) {
    return ReadRetry.STANDARD
        .until((List<CommitRow> last) -> !last.isEmpty(), () -> store.commits(game, to - 1, to))
        .chain(
            last -> after == to - 1 ? Uni.createFrom().item(last) : store.commits(game, after, to))
        .map(rows -> read(game, after, to, rows));
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
