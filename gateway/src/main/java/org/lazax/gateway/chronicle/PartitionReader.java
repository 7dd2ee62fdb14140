package org.lazax.gateway.chronicle;

import java.util.HashSet;
import java.util.Set;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Verdict;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Illegible;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.chronicle.commit.Unreadable;

/**
 * Judges the records of one partition as every reader does. A game that cannot be read on stops,
 * loudly; the others go on. Confined to the thread that reads.
 */
final class PartitionReader {
  private static final Told NOTHING = new Told.Nothing();

  private final Games games;
  private final Set<GameId> stopped = new HashSet<>();
  private Claims claims;

  PartitionReader(Games games, Claims claims) {
    this.games = games;
    this.claims = claims;
  }

  Claims claims() {
    return claims;
  }

  Told read(String key, byte[] value) {
    return switch (ChronicleRecord.read(value)) {
      case Claim claim -> {
        claims = claims.with(claim);
        yield NOTHING;
      }
      case Commit commit -> judge(key, commit);
      case RefusedCommand refused -> hear(key, refused);
      case Illegible _ -> NOTHING;
    };
  }

  private Told judge(String key, Commit commit) {
    GameId game = commit.header().game();
    if (stopped.contains(game)) {
      return NOTHING;
    }
    Standing standing = games.standing(game);
    return switch (standing.chain().judge(commit, key, claims)) {
      case Verdict.Accepted accepted -> accept(commit, standing, accepted);
      case Verdict.Void _ -> NOTHING;
      case Verdict.Lost lost -> stop(game, lost.reason());
    };
  }

  private Told accept(Commit commit, Standing standing, Verdict.Accepted accepted) {
    try {
      Standing after = standing.after(commit, accepted.chain());
      games.put(commit.header().game(), after);
      return new Told.Happened(commit, after);
    } catch (Unreadable unreadable) {
      return stop(commit.header().game(), String.valueOf(unreadable.getMessage()));
    }
  }

  /** Whether the command had an answer before is for the rows to say: the first one stays. */
  private Told hear(String key, RefusedCommand refused) {
    return refused.game().value().equals(key)
            && claims.partition().holds(refused.game())
            && claims.holds(refused.by(), refused.claim())
        ? new Told.Declined(refused)
        : NOTHING;
  }

  private Told stop(GameId game, String reason) {
    stopped.add(game);
    return new Told.Stopped("game " + game + ": " + reason);
  }
}
