package org.lazax.gateway.frame;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.operators.multi.processors.UnicastProcessor;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.chronicle.Feeds;
import org.lazax.gateway.chronicle.ReadBarrier;
import org.lazax.gateway.chronicle.Standing;

/**
 * The frames of games that go on. All who see a game alike share one stream, so that the service is
 * asked once for a commit, however many follow.
 */
@ApplicationScoped
class LiveFrames {
  private static final int MAX_BUFFERED = 1_024;

  private final Frames frames;
  private final Feeds feeds;
  private final ReadBarrier barrier;
  private final Map<Show, Multi<Frame>> shows = new ConcurrentHashMap<>();

  LiveFrames(Frames frames, Feeds feeds, ReadBarrier barrier) {
    this.frames = frames;
    this.feeds = feeds;
    this.barrier = barrier;
  }

  /** A game as one kind of viewers sees it. */
  private record Show(GameId game, Optional<Seat> seat) {}

  /**
   * The frames from this commit on, and those to come until the game ends. The stream fails if its
   * reader is too slow; the reader can resume after the last frame.
   */
  Multi<Frame> follow(GameId game, long from, Optional<Seat> seat) {
    return Multi.createFrom()
        .deferred(() -> {
          // New frames are collected before the old ones are read, so that none between is missed.
          Multi<Frame> coming = collected(new Show(game, seat));
          long head = head(game);
          Multi<Frame> past =
              from > head
                  ? Multi.createFrom().empty()
                  : frames
                      .of(game, from, head, seat, ended(game))
                      .onItem()
                      .transformToMulti(
                          bytes -> Multi.createFrom().iterable(Frame.read(from, bytes)));
          return Multi.createBy()
              .concatenating()
              .streams(past, coming.select().where(frame -> frame.seq() > head));
        });
  }

  private Multi<Frame> collected(Show show) {
    if (ended(show.game())) {
      return Multi.createFrom().empty();
    }
    UnicastProcessor<Frame> collected =
        UnicastProcessor.create(new ArrayBlockingQueue<>(MAX_BUFFERED), () -> {});
    var source =
        shows
            .computeIfAbsent(show, this::shared)
            .subscribe()
            .with(collected::onNext, collected::onError, collected::onComplete);
    return collected.onTermination().invoke(source::cancel);
  }

  private Multi<Frame> shared(Show show) {
    return Multi.createFrom()
        .deferred(() -> {
          AtomicLong last = new AtomicLong(head(show.game()));
          return feeds
              .follow(show.game())
              .onItem()
              .transformToMultiAndConcatenate(commit -> next(show, commit, last));
        })
        .select()
        .first(frame -> frame.isPresent())
        .map(Optional::orElseThrow)
        .onTermination()
        .invoke(() -> shows.remove(show))
        .broadcast()
        .withCancellationAfterLastSubscriberDeparture()
        .toAllSubscribers()
        .onOverflow()
        .buffer(MAX_BUFFERED);
  }

  /** The frames up to the game's head, then an empty mark if the game has ended. */
  private Multi<Optional<Frame>> next(Show show, Commit commit, AtomicLong last) {
    long from = last.get() + 1;
    long to = Math.max(commit.header().seq(), head(show.game()));
    if (commit.header().seq() < from) {
      return Multi.createFrom().empty();
    }
    last.set(to);
    return frames
        .next(show.game(), from, to, show.seat())
        .onItem()
        .transformToMulti(bytes ->
            Multi.createFrom().iterable(marked(Frame.read(from, bytes), ended(show.game()))));
  }

  private static List<Optional<Frame>> marked(List<Frame> frames, boolean last) {
    List<Optional<Frame>> marked = new ArrayList<>();
    frames.forEach(frame -> marked.add(Optional.of(frame)));
    if (last) {
      marked.add(Optional.empty());
    }
    return marked;
  }

  private long head(GameId game) {
    return barrier.known(game).map(Standing::seq).orElse(0L);
  }

  private boolean ended(GameId game) {
    return barrier.known(game).filter(Standing::ended).isPresent();
  }
}
