package org.lazax.gateway.chronicle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.commit.UnreadableException;
import org.lazax.chronicle.commit.UnreadableRecord;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;

/**
 * Judges the records of one partition as every reader does. A game of which data was lost is read
 * again from the log, once; one that cannot be read on stops, loudly; the others go on. To be used
 * by one thread at a time.
 */
final class PartitionReader {
  private static final ReadResult NOTHING = new ReadResult.Nothing();

  private final Games games;
  private final Set<GameId> stopped = new HashSet<>();

  /** The games that are read again, and what came of them meanwhile. */
  private final Map<GameId, List<Late>> rereading = new HashMap<>();

  private final Set<GameId> reread = new HashSet<>();
  private Claims claims;

  private record Late(String key, Commit commit, Claims claims) {}

  PartitionReader(Games games, Claims claims) {
    this.games = games;
    this.claims = claims;
  }

  Claims claims() {
    return claims;
  }

  ReadResult read(String key, byte[] value) {
    return switch (ChronicleRecord.read(value)) {
      case Claim claim -> {
        claims = claims.with(claim);
        yield NOTHING;
      }
      case Commit commit -> judge(key, commit, claims);
      case RefusedCommand refused -> hear(key, refused);
      case UnreadableRecord _ -> NOTHING;
    };
  }

  /**
   * What the log holds of a game that was lost here, and then what came while it was looked for.
   */
  List<ReadResult> reread(GameId game, List<CommitRow> found) {
    List<Late> late = rereading.getOrDefault(game, List.of());
    rereading.remove(game);
    games.put(game, Standing.NONE);
    List<ReadResult> told = new ArrayList<>();
    for (CommitRow row : found) {
      Commit commit = (Commit) ChronicleRecord.read(row.bytes());
      Standing standing = games.standing(game);
      if (standing.chain().follow(commit.header(), commit.hash())
          instanceof Verdict.Accepted accepted) {
        told.add(accept(commit, standing, accepted));
      }
    }
    late.forEach(came -> told.add(judge(came.key(), came.commit(), came.claims())));
    return told;
  }

  private ReadResult judge(String key, Commit commit, Claims then) {
    GameId game = commit.header().game();
    if (stopped.contains(game)) {
      return NOTHING;
    }
    List<Late> late = rereading.get(game);
    if (late != null) {
      late.add(new Late(key, commit, then));
      return NOTHING;
    }
    Standing standing = games.standing(game);
    return switch (standing.chain().judge(commit, key, then)) {
      case Verdict.Accepted accepted -> accept(commit, standing, accepted);
      case Verdict.Voided _ -> NOTHING;
      case Verdict.Lost lost -> lose(game, lost.reason());
    };
  }

  private ReadResult accept(Commit commit, Standing standing, Verdict.Accepted accepted) {
    try {
      Standing after = standing.after(commit, accepted.chain());
      games.put(commit.header().game(), after);
      return new ReadResult.Happened(commit, after);
    } catch (UnreadableException unreadable) {
      return stop(commit.header().game(), String.valueOf(unreadable.getMessage()));
    }
  }

  /** Whether the command had an answer before is for the rows to say: the first one stays. */
  private ReadResult hear(String key, RefusedCommand refused) {
    return refused.game().value().equals(key)
            && claims.partition().holds(refused.game())
            && claims.holds(refused.by(), refused.claim())
        ? new ReadResult.Refused(refused)
        : NOTHING;
  }

  private ReadResult lose(GameId game, String reason) {
    if (!reread.add(game)) {
      return stop(game, "read again from the log, and still: " + reason);
    }
    rereading.put(game, new ArrayList<>());
    return new ReadResult.Lost(game, reason);
  }

  private ReadResult stop(GameId game, String reason) {
    stopped.add(game);
    return new ReadResult.Stopped("game " + game + ": " + reason);
  }
}
