package org.lazax.game.adapter.film;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.lazax.chronicle.commit.Commit;

/**
 * The film of a game that goes on, with its latest frames. Whoever follows the game gets new frames
 * without another fold of the whole game.
 */
final class Running {
  private static final int KEPT = 256;
  private static final byte LF = '\n';

  private final Film film;
  private final ObjectMapper json;
  private final Deque<byte[]> frames = new ArrayDeque<>();
  private long last;

  /**
   * A film before its first frame.
   *
   * @param last number of the last commit that was folded
   */
  Running(Film film, ObjectMapper json, long last) {
    this.film = film;
    this.json = json;
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
    return from > last - frames.size() && from <= last + 1;
  }

  /** Folds further commits. Those that were folded before are left alone. */
  synchronized void goOn(List<Commit> commits) {
    commits.stream().filter(commit -> commit.header().seq() > last).forEach(this::show);
  }

  /** Folds the next commit and writes its frame. */
  synchronized void show(Commit commit, OutputStream out) throws IOException {
    out.write(show(commit));
    out.write(LF);
  }

  /** Writes the frames of these commits. */
  synchronized void write(long from, long to, OutputStream out) throws IOException {
    long seq = last - frames.size();
    for (byte[] frame : frames) {
      seq++;
      if (seq >= from && seq <= to) {
        out.write(frame);
        out.write(LF);
      }
    }
  }

  private byte[] show(Commit commit) {
    byte[] frame = print(commit);
    frames.addLast(frame);
    last = commit.header().seq();
    if (frames.size() > KEPT) {
      frames.removeFirst();
    }
    return frame;
  }

  private byte[] print(Commit commit) {
    try {
      return json.writeValueAsBytes(film.show(commit));
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }
}
