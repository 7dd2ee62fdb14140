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

/** Tells followers of a game what was kept of it. A follower that cannot keep up is cut off. */
@ApplicationScoped
public class Feeds {
  private static final int MOST_BEHIND = 1_024;

  private final Map<GameId, Set<UnicastProcessor<Commit>>> followers = new ConcurrentHashMap<>();

  /**
   * What is kept from now on, held for the one subscriber until it asks. Nothing is missed between
   * this call and the subscription.
   */
  public Multi<Commit> follow(GameId game) {
    UnicastProcessor<Commit> feed =
        UnicastProcessor.create(new ArrayBlockingQueue<>(MOST_BEHIND), () -> {});
    followers.compute(
        game,
        (_, known) -> {
          Set<UnicastProcessor<Commit>> all = known == null ? ConcurrentHashMap.newKeySet() : known;
          all.add(feed);
          return all;
        });
    return feed.onTermination().invoke(() -> leave(game, feed));
  }

  void publish(List<Commit> commits) {
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
