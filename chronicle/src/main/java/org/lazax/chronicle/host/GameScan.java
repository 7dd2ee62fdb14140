package org.lazax.chronicle.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.acceptance.Answers;
import org.lazax.chronicle.acceptance.Chain;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.commit.UnreadableRecord;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;

/** Reads one game from the records of its partition, from the beginning of the log. */
public final class GameScan {
  private final GameId game;
  private final List<CommitRow> commits = new ArrayList<>();
  private final Answers answers = new Answers();
  private Claims claims;
  private Chain chain = Chain.EMPTY;

  public GameScan(GameId game, Partition partition) {
    this.game = game;
    this.claims = Claims.none(partition);
  }

  /** Takes the next record of the partition, of whatever game and kind. */
  public void read(String key, byte[] value) {
    switch (ChronicleRecord.read(value)) {
      case Claim claim -> claims = claims.with(claim);
      case Commit commit -> {
        if (commit.header().game().equals(game)
            && chain.judge(commit, key, claims) instanceof Verdict.Accepted accepted) {
          chain = accepted.chain();
          answers.record(commit);
          commits.add(new CommitRow(game, chain.seq(), value));
        }
      }
      case RefusedCommand refused -> {
        if (refused.game().equals(game)) {
          answers.record(refused, key, claims);
        }
      }
      case UnreadableRecord _ -> {}
    }
  }

  public StoredGame found() {
    return new StoredGame(Optional.empty(), commits, answers.all());
  }
}
