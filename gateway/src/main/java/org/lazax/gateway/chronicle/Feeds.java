package org.lazax.gateway.chronicle;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.stream.ReaderMemory;
import org.lazax.gateway.stream.WaitingItems;
import org.lazax.gateway.stream.Weighed;

/**
 * Sends the saved commits of a game to its followers. A follower that is too slow is disconnected.
 */
@ApplicationScoped
public class Feeds {
  /** What a commit weighs beside its bytes. */
  private static final int COMMIT = 512;

  private final ReaderMemory memory;
  private final Map<GameId, Set<WaitingItems<Commit>>> followers = new ConcurrentHashMap<>();

  public Feeds(ReaderMemory memory) {
    this.memory = memory;
  }

  /**
   * The commits of a game that are saved from now on, for one subscriber, who leaves when it wants
   * no more.
   */
  public WaitingItems<Commit> follow(GameId game) {
    WaitingItems<Commit> feed = memory.waiting(reader -> leave(game, reader));
    followers.compute(
        game,
        (_, existing) -> {
          Set<WaitingItems<Commit>> all =
              existing == null ? ConcurrentHashMap.newKeySet() : existing;
          all.add(feed);
          return all;
        });
    return feed;
  }

  /** Sends commits that are saved. */
  public void publish(List<Commit> commits) {
    for (Commit commit : commits) {
      Weighed<Commit> shared = memory.weighed(commit, weight(commit));
      followers.getOrDefault(commit.header().game(), Set.of()).forEach(feed -> feed.add(shared));
    }
  }

  /** About what a commit weighs in memory, in bytes. */
  public static long weight(Commit commit) {
    return (long) commit.length() + COMMIT;
  }

  int count() {
    return followers.values().stream().mapToInt(Set::size).sum();
  }

  private void leave(GameId game, WaitingItems<Commit> feed) {
    followers.computeIfPresent(
        game,
        (_, all) -> {
          all.remove(feed);
          return all.isEmpty() ? null : all;
        });
  }
}
