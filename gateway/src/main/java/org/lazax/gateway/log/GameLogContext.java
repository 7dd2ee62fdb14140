package org.lazax.gateway.log;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.chronicle.ChronicleStore;
import org.lazax.gateway.chronicle.Feeds;

/** The commits of a game in order, those that are kept and those to come. */
@ApplicationScoped
class GameLogContext {
  private static final int PAGE = 256;
  private static final String REVEALED = "kernel.seed-revealed.v1";

  private final ChronicleStore store;
  private final Feeds feeds;

  GameLogContext(ChronicleStore store, Feeds feeds) {
    this.store = store;
    this.feeds = feeds;
  }

  /** What is kept after this commit, read page by page as it is asked for. */
  Multi<Commit> kept(GameId game, long after) {
    return Multi.createBy()
        .repeating()
        .uni(() -> new AtomicLong(after), last -> page(game, last))
        .whilst(page -> page.size() == PAGE)
        .onItem()
        .transformToMultiAndConcatenate(page -> Multi.createFrom().iterable(page));
  }

  /**
   * What is kept after this commit and then what is to come, each once, until the game ends. It
   * breaks off where its reader cannot keep up; whoever resumes after the last one misses nothing.
   */
  Multi<Commit> followed(GameId game, long after) {
    return Multi.createFrom()
        .deferred(() -> {
          // The feed is held before the rows are read, so that nothing falls between them.
          Multi<Commit> live = feeds.follow(game);
          AtomicLong last = new AtomicLong(after);
          return Multi.createBy()
              .concatenating()
              .streams(kept(game, after), live)
              .select()
              .where(commit -> commit.header().seq() > last.get())
              .onItem()
              .invoke(commit -> last.set(commit.header().seq()))
              .onItem()
              .transformToMultiAndConcatenate(GameLogContext::ending)
              .select()
              .first(commit -> commit.isPresent())
              .map(commit -> commit.orElseThrow());
        });
  }

  /** Every commit of a game that is kept. */
  Uni<List<Commit>> all(GameId game) {
    return kept(game, 0).collect().asList();
  }

  /** Whether everything is public from this commit on. */
  static boolean reveals(Commit commit) {
    return commit.header().has(REVEALED);
  }

  /** The commit, and after the one that ends the game, a mark that no more will come. */
  private static Multi<Optional<Commit>> ending(Commit commit) {
    return reveals(commit)
        ? Multi.createFrom().items(Optional.of(commit), Optional.empty())
        : Multi.createFrom().item(Optional.of(commit));
  }

  private Uni<List<Commit>> page(GameId game, AtomicLong last) {
    return store
        .commits(game, last.get(), PAGE)
        .invoke(page -> {
          if (!page.isEmpty()) {
            last.set(page.getLast().header().seq());
          }
        });
  }
}
