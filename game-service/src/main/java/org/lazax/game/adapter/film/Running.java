package org.lazax.game.adapter.film;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Gatherers;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Header;

/**
 * The film of a game that goes on, with its frames so far. Whoever comes to the game, comes back to
 * it or follows it gets frames without another fold of the whole game.
 */
final class Running {
  /** The latest frames are kept as they are, too, because followers ask for them. */
  private static final int LATEST = 256;

  /** So many frames are printed at a time by another thread. Fewer are not worth its start. */
  private static final int PRINTED_TOGETHER = 64;

  private final Film film;
  private final ObjectMapper json;
  private final long first;
  private final GzippedLines all = new GzippedLines();
  private final Deque<byte[]> latest = new ArrayDeque<>();
  private long last;
  private Hash hash = Hash.ZERO;

  /**
   * A film before its first frame.
   *
   * @param last number of the last commit that was folded
   */
  Running(Film film, ObjectMapper json, long last) {
    this.film = film;
    this.json = json;
    this.first = last + 1;
    this.last = last;
  }

  /** Number of the last commit. */
  synchronized long last() {
    return last;
  }

  synchronized boolean isOver() {
    return film.isOver();
  }

  /** Whether the frames from this commit on are here, or come next. */
  synchronized boolean has(long from) {
    return from >= first && from <= last + 1;
  }

  /**
   * Whether these commits of the game follow each other, and those that are not folded yet follow
   * the last one by number and hash.
   */
  synchronized boolean isFollowedBy(GameId game, List<Commit> commits) {
    long seq = last;
    Hash parent = hash;
    for (Commit commit : commits) {
      Header header = commit.header();
      if (header.seq() > last) {
        if (header.seq() != seq + 1
            || !header.parent().equals(parent)
            || !header.game().equals(game)) {
          return false;
        }
        seq++;
        parent = commit.hash();
      }
    }
    return true;
  }

  /**
   * Folds further commits. Those that were folded before are left alone. While commits are folded,
   * another thread prints the frames of those before. After a failure the film is of no use.
   */
  synchronized void goOn(List<Commit> commits) {
    CompletableFuture<Void> printed = CompletableFuture.completedFuture(null);
    long known = last;
    for (List<Commit> part :
        commits.stream()
            .filter(commit -> commit.header().seq() > known)
            .gather(Gatherers.windowFixed(PRINTED_TOGETHER))
            .toList()) {
      List<Film.Shot> shots = part.stream().map(film::shot).toList();
      printed.join();
      if (shots.size() < PRINTED_TOGETHER) {
        shots.forEach(this::keep);
      } else {
        printed =
            CompletableFuture.runAsync(() -> shots.forEach(this::keep), Thread::startVirtualThread);
      }
    }
    printed.join();
  }

  /**
   * The frames of these commits as lines, compressed with gzip.
   *
   * @param next whether the reader has the view before the first frame
   */
  synchronized byte[] frames(long from, long to, boolean next) {
    if (from == first && to == last) {
      return all.file();
    }
    List<byte[]> frames = since(from);
    if (!next) {
      frames.set(0, whole(from));
    }
    return GzippedLines.of(frames.subList(0, (int) (to - from + 1)));
  }

  private List<byte[]> since(long from) {
    long before = last - latest.size();
    List<byte[]> kept = from > before ? List.copyOf(latest) : all.lines();
    long skipped = from > before ? before : first - 1;
    return new ArrayList<>(kept.subList((int) (from - skipped - 1), kept.size()));
  }

  /** This frame with the whole view. */
  private byte[] whole(long seq) {
    long start = Math.max(first, seq - seq % Film.EVERY);
    return WholeFrame.of(since(start).subList(0, (int) (seq - start + 1)), json);
  }

  private void keep(Film.Shot shot) {
    byte[] frame = print(shot);
    all.add(frame);
    latest.addLast(frame);
    last = shot.commit().header().seq();
    hash = shot.commit().hash();
    if (latest.size() > LATEST) {
      latest.removeFirst();
    }
  }

  private byte[] print(Film.Shot shot) {
    try {
      return json.writeValueAsBytes(film.told(shot));
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }
}
