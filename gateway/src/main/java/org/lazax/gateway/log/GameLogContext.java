package org.lazax.gateway.log;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.chronicle.ChronicleStore;
import org.lazax.gateway.chronicle.Feeds;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.stream.Holding;
import org.lazax.gateway.stream.ReaderMemory;
import org.lazax.gateway.stream.WaitingItems;

/** Streams the commits of a game in order: the saved ones and those to come. */
@ApplicationScoped
class GameLogContext {
  private static final int PAGE = 256;
  private static final Duration POLL_INTERVAL = Duration.ofMillis(10);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(1);
  private static final String REVEALED = "kernel.seed-revealed.v1";

  private final ChronicleStore store;
  private final Feeds feeds;
  private final ReaderMemory memory;
  private final Duration timeout;

  GameLogContext(
      ChronicleStore store,
      Feeds feeds,
      ReaderMemory memory,
      @ConfigProperty(name = "lazax.read.timeout") Duration timeout) {
    this.store = store;
    this.feeds = feeds;
    this.memory = memory;
    this.timeout = timeout;
  }

  /**
   * Completes once this commit, which was read, is saved. Fails with {@code unavailable} if it is
   * not saved in time.
   */
  Uni<Void> saved(GameId game, long seq) {
    return Uni.createFrom()
        .deferred(() -> store.commit(game, seq))
        .repeat()
        .withDelay(POLL_INTERVAL)
        .whilst(Optional::isEmpty)
        .select()
        .last()
        .toUni()
        .replaceWithVoid()
        .ifNoItem()
        .after(timeout)
        .failWith(() ->
            ProblemException.later(
                ProblemType.UNAVAILABLE, "the commit is not saved yet", RETRY_AFTER));
  }

  /** The saved commits after this number. They are read page by page on demand. */
  Multi<Commit> stored(GameId game, long after) {
    return Multi.createFrom()
        .deferred(() -> {
          Holding held = memory.holding();
          return Multi.createBy()
              .repeating()
              .uni(() -> new AtomicLong(after), last -> page(game, last))
              .whilst(page -> page.size() == PAGE)
              .onItem()
              .invoke(page -> held.set(weight(page)))
              .onItem()
              .transformToMultiAndConcatenate(page -> Multi.createFrom().iterable(page))
              .onTermination()
              .invoke(held::release);
        });
  }

  /**
   * The saved commits after this number and then the new ones, each once and in order, until the
   * game ends. The stream fails if its reader is too slow; the reader can resume after the last
   * commit.
   */
  Multi<Commit> followed(GameId game, long after) {
    return Multi.createFrom()
        .deferred(() -> {
          // The feed begins before the rows are read, so that no commit is missed between them.
          WaitingItems<Commit> live = feeds.follow(game);
          AtomicLong last = new AtomicLong(after);
          return Multi.createBy()
              .concatenating()
              .streams(stored(game, after), live.items())
              .select()
              .where(commit -> commit.header().seq() > last.get())
              .onItem()
              .transformToMultiAndConcatenate(commit -> since(game, last.get(), commit))
              .select()
              .where(commit -> commit.header().seq() > last.get())
              .onItem()
              .invoke(commit -> last.set(commit.header().seq()))
              .onItem()
              .transformToMultiAndConcatenate(GameLogContext::withEndMark)
              .select()
              .first(commit -> commit.isPresent())
              .map(commit -> commit.orElseThrow())
              .onTermination()
              .invoke(live::leave);
        });
  }

  /**
   * A commit with those before it that the feed has not brought. This instance has not read them if
   * another one had saved them before.
   */
  private Multi<Commit> since(GameId game, long last, Commit commit) {
    return commit.header().seq() == last + 1
        ? Multi.createFrom().item(commit)
        : stored(game, last).select().where(saved -> saved.header().seq() <= commit.header().seq());
  }

  /**
   * Reads the saved commits of a game page by page. Blocks while a page is read.
   *
   * @param reading is given what reads the commits after a number, up to the size of a page
   */
  <V> V paged(GameId game, Function<LongFunction<List<Commit>>, V> reading) {
    Holding held = memory.holding();
    try {
      return reading.apply(after -> {
        List<Commit> page = store.commits(game, after, PAGE).await().indefinitely();
        held.set(weight(page));
        return page;
      });
    } finally {
      held.release();
    }
  }

  /** Whether this commit reveals the seed, so that everything is public from now on. */
  static boolean reveals(Commit commit) {
    return commit.header().has(REVEALED);
  }

  /** The commit, followed by an empty end mark if it ends the game. */
  private static Multi<Optional<Commit>> withEndMark(Commit commit) {
    return reveals(commit)
        ? Multi.createFrom().items(Optional.of(commit), Optional.empty())
        : Multi.createFrom().item(Optional.of(commit));
  }

  private static long weight(List<Commit> page) {
    return page.stream().mapToLong(Feeds::weight).sum();
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
