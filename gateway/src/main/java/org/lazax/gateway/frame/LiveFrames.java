package org.lazax.gateway.frame;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.chronicle.Feeds;
import org.lazax.gateway.chronicle.ReadBarrier;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.service.SharedAnswers;
import org.lazax.gateway.stream.Broadcast;
import org.lazax.gateway.stream.Holding;
import org.lazax.gateway.stream.ReaderMemory;
import org.lazax.gateway.stream.WaitingItems;

/**
 * The frames of games that go on, as server-sent events. All who see a game alike share one stream
 * of the same bytes: the service is asked once for a commit and its event is made once, however
 * many follow. Who comes at the same time shares what is past, too.
 */
@ApplicationScoped
class LiveFrames {
  private static final int MAX_BUFFERED = 1_024;

  /**
   * Each follower adds this much to the pause between two items. A write takes some hundredth of
   * it, so the followers of a game take about a hundredth of a core, however fast it is played.
   */
  private static final Duration PAUSE_OF_EACH = Duration.ofMillis(1);

  /** A command brings a few commits within some milliseconds. */
  private static final Duration SHORTEST_PAUSE = Duration.ofMillis(10);

  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);

  private final Frames frames;
  private final Feeds feeds;
  private final ReaderMemory memory;
  private final Function<GameId, Optional<Standing>> standings;
  private final IntFunction<Uni<Void>> pause;
  private final Map<Show, Broadcast<Events>> shows = new ConcurrentHashMap<>();
  private final SharedAnswers<Past, Events> pasts = new SharedAnswers<>(this::read);

  @Inject
  LiveFrames(Frames frames, Feeds feeds, ReaderMemory memory, ReadBarrier barrier) {
    this(
        frames,
        feeds,
        memory,
        barrier::known,
        followers -> Uni.createFrom().voidItem().onItem().delayIt().by(pause(followers)));
  }

  /**
   * Live frames of games.
   *
   * @param standings what is known of a game now
   * @param pause after an item, by the number of followers
   */
  LiveFrames(
      Frames frames,
      Feeds feeds,
      ReaderMemory memory,
      Function<GameId, Optional<Standing>> standings,
      IntFunction<Uni<Void>> pause) {
    this.frames = frames;
    this.feeds = feeds;
    this.memory = memory;
    this.standings = standings;
    this.pause = pause;
  }

  /** A game as one kind of viewers sees it: the players of one seat, or all spectators. */
  private record Show(GameId game, Optional<Seat> seat) {}

  /** Frames that are there already. */
  private record Past(Show show, long from, long head, boolean ended) {}

  /**
   * The events from this commit on, and those to come until the game ends; an item may have several
   * events. The stream fails if its reader is too slow; the reader can resume after the last frame.
   */
  Multi<byte[]> follow(GameId game, long from, Optional<Seat> seat) {
    return Multi.createFrom()
        .deferred(() -> {
          Show show = new Show(game, seat);
          // New frames are collected before the old ones are read, so that none between is missed.
          WaitingItems<Events> coming = collected(show);
          long head = head(game);
          Multi<Events> past =
              from > head
                  ? Multi.createFrom().empty()
                  : pasts.to(new Past(show, from, head, ended(game))).toMulti();
          return Multi.createBy()
              .concatenating()
              .streams(
                  past.map(events -> events.after(from - 1)),
                  coming.items(
                      events -> Optional.of(events.after(head)).filter(some -> some.length > 0)))
              .onTermination()
              .invoke(coming::leave);
        });
  }

  private Uni<Events> read(Past past) {
    Show show = past.show();
    return frames
        .of(show.game(), past.from(), past.head(), show.seat(), past.ended())
        .map(lines -> Events.of(past.from(), lines));
  }

  private WaitingItems<Events> collected(Show show) {
    if (ended(show.game())) {
      WaitingItems<Events> none = memory.waiting(_ -> {});
      none.complete();
      return none;
    }
    while (true) {
      Broadcast<Events> shared = shows.computeIfAbsent(show, this::shared);
      WaitingItems<Events> collected = memory.waiting(shared::leave);
      if (shared.join(collected)) {
        return collected;
      }
      collected.leave();
      shows.remove(show, shared);
    }
  }

  private Broadcast<Events> shared(Show show) {
    return new Broadcast<>(
        Multi.createFrom()
            .deferred(() -> {
              Holding held = memory.holding();
              NewCommits commits = new NewCommits(head(show.game()), held);
              return feeds
                  .follow(show.game())
                  .items()
                  .onItem()
                  .invoke(commits::add)
                  .onOverflow()
                  .buffer(MAX_BUFFERED)
                  .onItem()
                  .transformToMultiAndConcatenate(_ -> next(show, commits))
                  .onTermination()
                  .invoke(held::release);
            })
            .select()
            .first(coming -> coming.isPresent())
            .map(Optional::orElseThrow)
            .map(made -> memory.weighed(made, made.length()))
            .onTermination()
            .invoke(() -> shows.remove(show)));
  }

  /** The events of the new commits, then an empty mark if the game has ended. */
  private Multi<Optional<Events>> next(Show show, NewCommits commits) {
    Optional<NewCommits.Part> some = commits.take(head(show.game()));
    if (some.isEmpty()) {
      return Multi.createFrom().empty();
    }
    NewCommits.Part part = some.get();
    Multi<Optional<Events>> told =
        frames
            .next(show.game(), part.from(), part.to(), show.seat(), part.commits())
            .map(lines -> Optional.of(Events.of(part.from(), lines)))
            .onItem()
            .transformToMulti(events ->
                ended(show.game()) && part.to() >= head(show.game())
                    ? Multi.createFrom().items(events, Optional.empty())
                    : Multi.createFrom().item(events));
    return told.onCompletion().call(() -> pause.apply(followers(show)));
  }

  private int followers(Show show) {
    return Optional.ofNullable(shows.get(show)).map(Broadcast::count).orElse(0);
  }

  /** What comes in a pause is sent together after it. */
  static Duration pause(int followers) {
    Duration pause = PAUSE_OF_EACH.multipliedBy(followers);
    return pause.compareTo(SHORTEST_PAUSE) < 0
        ? SHORTEST_PAUSE
        : pause.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : pause;
  }

  private long head(GameId game) {
    return standings.apply(game).map(Standing::seq).orElse(0L);
  }

  private boolean ended(GameId game) {
    return standings.apply(game).filter(Standing::ended).isPresent();
  }
}
