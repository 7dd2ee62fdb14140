package org.lazax.gateway.chronicle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.commit.UnreadableRecord;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;
import org.lazax.chronicle.host.Failures;

/**
 * Applies the rules of acceptance to the records of one partition. A game with lost data is read
 * again from the log, once. A game that cannot be read stops with an error; the others go on. For
 * one thread at a time.
 */
final class PartitionReader {
  private static final ReadResult IGNORED = new ReadResult.Ignored();

  private final Games games;
  private final Set<GameId> stopped = new HashSet<>();

  /** The games that are being read again, with the commits that came meanwhile. */
  private final Map<GameId, List<LateCommit>> rereading = new HashMap<>();

  private final Set<GameId> reread = new HashSet<>();
  private Claims claims;
  private long next;

  private record LateCommit(String key, Commit commit, Claims claims) {}

  PartitionReader(Games games, ReadBatch.ReadPosition place) {
    this.games = games;
    this.claims = place.claims();
    this.next = place.nextOffset();
  }

  /** Where it reads on. */
  ReadBatch.ReadPosition place() {
    return new ReadBatch.ReadPosition(next, claims);
  }

  /** Reads the next record. Whatever is wrong with it concerns its game alone. */
  ReadResult read(long offset, String key, byte[] value) {
    next = offset + 1;
    Optional<Commit> commit = Optional.empty();
    try {
      ChronicleRecord read = ChronicleRecord.read(value);
      commit = Optional.of(read).filter(Commit.class::isInstance).map(Commit.class::cast);
      return read(key, read);
    } catch (Throwable failure) {
      Failures.throwIfOfProcess(failure);
      String reason = "the record at offset %d: %s".formatted(offset, failure);
      return commit.isPresent()
          ? stop(commit.get().header().game(), reason, Optional.of(failure))
          : new ReadResult.Failed(reason, failure);
    }
  }

  private ReadResult read(String key, ChronicleRecord read) {
    return switch (read) {
      case Claim claim -> {
        claims = claims.with(claim);
        yield IGNORED;
      }
      case Commit commit -> judge(key, commit, claims);
      case RefusedCommand refused -> refused(key, refused);
      case UnreadableRecord _ -> IGNORED;
    };
  }

  /**
   * Takes the commits of a game that was read again from the log, followed by those that came
   * meanwhile.
   */
  List<ReadResult> reread(GameId game, List<CommitRow> found) {
    List<LateCommit> late = rereading.getOrDefault(game, List.of());
    rereading.remove(game);
    games.put(game, Standing.NONE);
    List<ReadResult> results = new ArrayList<>();
    for (CommitRow row : found) {
      Commit commit = (Commit) ChronicleRecord.read(row.bytes());
      Standing standing = games.standing(game);
      if (standing.chain().follow(commit.header(), commit.hash())
          instanceof Verdict.Accepted accepted) {
        results.add(accept(commit, standing, accepted));
      }
    }
    late.forEach(c -> results.add(judge(c.key(), c.commit(), c.claims())));
    return results;
  }

  private ReadResult judge(String key, Commit commit, Claims claimsThen) {
    GameId game = commit.header().game();
    if (stopped.contains(game)) {
      return IGNORED;
    }
    List<LateCommit> late = rereading.get(game);
    if (late != null) {
      late.add(new LateCommit(key, commit, claimsThen));
      return IGNORED;
    }
    Standing standing = games.standing(game);
    return switch (standing.chain().judge(commit, key, claimsThen)) {
      case Verdict.Accepted accepted -> accept(commit, standing, accepted);
      case Verdict.Voided _ -> IGNORED;
      case Verdict.Lost lost -> lost(game, lost.reason());
    };
  }

  private ReadResult accept(Commit commit, Standing standing, Verdict.Accepted accepted) {
    try {
      Standing after = standing.after(commit, accepted.chain());
      games.put(commit.header().game(), after);
      return new ReadResult.Accepted(commit, after);
    } catch (Throwable failure) {
      Failures.throwIfOfProcess(failure);
      return stop(
          commit.header().game(),
          "commit %d: %s".formatted(commit.header().seq(), failure),
          Optional.of(failure));
    }
  }

  /**
   * Whether the command has an earlier answer is not checked here: the store keeps the first one.
   */
  private ReadResult refused(String key, RefusedCommand refused) {
    return refused.game().value().equals(key)
            && claims.partition().holds(refused.game())
            && claims.holds(refused.by(), refused.claim())
        ? new ReadResult.Refused(refused)
        : IGNORED;
  }

  private ReadResult lost(GameId game, String reason) {
    if (!reread.add(game)) {
      return stop(game, "still after it was read again from the log: " + reason, Optional.empty());
    }
    rereading.put(game, new ArrayList<>());
    return new ReadResult.Lost(game, reason);
  }

  /** A game cannot be read again from the log. */
  ReadResult notReread(GameId game, Throwable failure) {
    return stop(game, "it cannot be read again from the log", Optional.of(failure));
  }

  private ReadResult stop(GameId game, String reason, Optional<Throwable> cause) {
    rereading.remove(game);
    stopped.add(game);
    return new ReadResult.Stopped("game " + game + ": " + reason, cause);
  }
}
