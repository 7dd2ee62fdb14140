package org.lazax.gateway.chronicle;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.operators.multi.processors.UnicastProcessor;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;

/**
 * Sends the saved commits of a game to its followers. A follower that is too slow is disconnected.
 */
@ApplicationScoped
public class Feeds {
  private static final int MAX_BUFFERED = 1_024;

  private final Map<GameId, Set<UnicastProcessor<Commit>>> followers = new ConcurrentHashMap<>();

  /**
   * The commits of a game that are saved from now on, for one subscriber. They are buffered until
   * it subscribes.
   */
  public Multi<Commit> follow(GameId game) {
    UnicastProcessor<Commit> feed =
        UnicastProcessor.create(new ArrayBlockingQueue<>(MAX_BUFFERED), () -> {});
    followers.compute(
        game,
        (_, existing) -> {
          Set<UnicastProcessor<Commit>> all =
              existing == null ? ConcurrentHashMap.newKeySet() : existing;
          all.add(feed);
          return all;
        });
    return feed.onTermination().invoke(() -> leave(game, feed));
  }

  /** Sends commits that are saved. */
  public void publish(List<Commit> commits) {
    for (Commit commit : commits) {
      followers.getOrDefault(commit.header().game(), Set.of()).forEach(feed -> feed.onNext(commit));
    }
  }

  int count() {
    return followers.values().stream().mapToInt(Set::size).sum();
  }

  private void leave(GameId game, UnicastProcessor<Commit> feed) {
    followers.computeIfPresent(
        game,
        (_, all) -> {
          all.remove(feed);
          return all.isEmpty() ? null : all;
        });
  }
}
