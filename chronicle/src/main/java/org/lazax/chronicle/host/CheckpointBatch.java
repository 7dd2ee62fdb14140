package org.lazax.chronicle.host;

import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;

/**
 * All that has been read since the last checkpoint, to be written in one transaction.
 *
 * @param number of this batch, to be told back
 * @param expected what the offset row must hold; otherwise nothing is written
 * @param next what it holds then
 * @param claims the latest claim of each service in this partition
 * @param commits accepted ones, in the order of the log; rows that exist already hold the same
 * @param games heads and wake-up times of the games that changed
 * @param answers given since, in order: one that exists already stays, whatever is written here;
 *     never touched by a rewind
 * @param snapshots to restore games from
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

  /** A commit as it lies in the log. */
  @SuppressWarnings("ArrayRecordComponent") // written as it is, never compared
  public record CommitRow(GameId game, long seq, byte[] bytes) {}

  public record AnswerRow(GameId game, CommandId command, Answer answer) {}

  /** The state after this commit, as its service's {@link SnapshotCodec} writes it. */
  @SuppressWarnings("ArrayRecordComponent") // written as it is, never compared
  public record SnapshotRow(GameId game, long seq, byte[] state) {}
}
