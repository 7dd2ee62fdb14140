package org.lazax.chronicle.host;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;
import org.lazax.chronicle.host.CheckpointBatch.SnapshotRow;

/**
 * A game as its rows hold it: the result of {@link HostEffect.Load}.
 *
 * @param snapshot the latest one not after the requested number; empty if there is none
 * @param commits those after the snapshot up to the requested number, in order, without a gap
 * @param answers all answers of the game
 */
public record StoredGame(
    Optional<SnapshotRow> snapshot, List<CommitRow> commits, Map<CommandId, Answer> answers) {
  /** A game without any rows. */
  public static final StoredGame NONE = new StoredGame(Optional.empty(), List.of(), Map.of());

  public StoredGame {
    commits = List.copyOf(commits);
    answers = Map.copyOf(answers);
  }

  /** The bytes of the snapshot and of the commits. */
  long size() {
    return snapshot.map(SnapshotRow::size).orElse(0L)
        + commits.stream().mapToLong(CommitRow::size).sum();
  }
}
