package org.lazax.chronicle.host;

import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;

/**
 * All changes since the last checkpoint. They are written in one transaction.
 *
 * @param number of this batch; the host is told this number when the batch is saved
 * @param expected what the offset row must hold before; otherwise nothing is written
 * @param next what the offset row holds afterwards
 * @param claims the latest claim of each service in this partition
 * @param commits accepted commits in the order of the log; existing rows hold the same and are left
 *     alone
 * @param games the rows of the games that changed
 * @param answers new answers in order; an existing row stays, also after a rewind
 * @param snapshots new snapshots
 */
public record CheckpointBatch(
    long number,
    Fence expected,
    Fence next,
    Map<Service, ClaimId> claims,
    List<CommitRow> commits,
    List<GameRow> games,
    List<AnswerRow> answers,
    List<SnapshotRow> snapshots) {

  public CheckpointBatch {
    claims = Map.copyOf(claims);
    commits = List.copyOf(commits);
    games = List.copyOf(games);
    answers = List.copyOf(answers);
    snapshots = List.copyOf(snapshots);
  }

  /** A commit with its bytes in the log. */
  @SuppressWarnings("ArrayRecordComponent") // its bytes are only written, never compared
  public record CommitRow(GameId game, long seq, byte[] bytes) {}

  public record AnswerRow(GameId game, CommandId command, Answer answer) {}

  /** The state after this commit, as the service's {@link SnapshotCodec} writes it. */
  @SuppressWarnings("ArrayRecordComponent") // its bytes are only written, never compared
  public record SnapshotRow(GameId game, long seq, byte[] state) {}
}
