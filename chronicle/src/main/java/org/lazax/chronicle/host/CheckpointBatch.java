package org.lazax.chronicle.host;

import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;

/**
 * All changes since the batch before. They are written in one transaction.
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

  /**
   * A batch that weighs so much is closed, in bytes by its {@link #size}, and those that are
   * written together weigh no more. What is read at once is not divided.
   */
  public static final long MAX_SIZE = 8L << 20;

  /** What a row weighs beside its contents, in bytes. */
  private static final int ROW = 128;

  private static final int ANSWER_OR_HEAD = 512;

  public CheckpointBatch {
    claims = Map.copyOf(claims);
    commits = List.copyOf(commits);
    games = List.copyOf(games);
    answers = List.copyOf(answers);
    snapshots = List.copyOf(snapshots);
  }

  /** About what the batch weighs, in bytes: what is serialized, and something for each row. */
  public long size() {
    return commits.stream().mapToLong(CommitRow::size).sum()
        + snapshots.stream().mapToLong(SnapshotRow::size).sum()
        + answers.stream().mapToLong(AnswerRow::size).sum()
        + (long) games.size() * ANSWER_OR_HEAD;
  }

  /** A commit with its bytes in the log. */
  @SuppressWarnings("ArrayRecordComponent") // its bytes are only written, never compared
  public record CommitRow(GameId game, long seq, byte[] bytes) {
    long size() {
      return (long) bytes.length + ROW;
    }
  }

  public record AnswerRow(GameId game, CommandId command, Answer answer) {
    long size() {
      return ANSWER_OR_HEAD;
    }
  }

  /** The state after this commit, as the service's {@link SnapshotCodec} writes it. */
  @SuppressWarnings("ArrayRecordComponent") // its bytes are only written, never compared
  public record SnapshotRow(GameId game, long seq, byte[] state) {
    long size() {
      return (long) state.length + ROW;
    }
  }
}
