package org.lazax.game.adapter.film;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.table.Table;

/**
 * The films that were shown last, each for one viewer of one game: of games that have ended, the
 * answers; of games that go on, the films themselves, which take further commits.
 */
public final class KeptFilms {
  private static final int MOST_ENDED = 40;
  private static final int MOST_RUNNING = 40;

  private final Table empty;
  private final EventLines lines;
  private final ObjectMapper json;
  private final Words words;
  private final Recent<Reel, byte[]> ended = new Recent<>(MOST_ENDED);

  /** All frames of games that have ended. */
  private final Recent<Reel.Show, byte[]> whole = new Recent<>(MOST_ENDED);

  private final Recent<Reel.Show, Running> running = new Recent<>(MOST_RUNNING);

  /**
   * No film yet.
   *
   * @param empty the table before the first commit
   * @param json the mapper of the wire types
   */
  public KeptFilms(Table empty, EventLines lines, ObjectMapper json, Words words) {
    this.empty = empty;
    this.lines = lines;
    this.json = json;
    this.words = words;
  }

  /** The frames of a game that has ended, if they were asked for before. */
  Optional<byte[]> ended(Reel reel) {
    return ended.find(reel);
  }

  /**
   * Number of the commit after which the commits are needed to give these frames; 0 if there is no
   * film of them, so that the whole game is folded.
   */
  public long known(Reel reel) {
    return film(reel).map(Running::last).or(() -> wholeOf(reel).map(_ -> reel.to())).orElse(0L);
  }

  /**
   * The frames as lines of JSON, compressed with gzip. The first has the whole view.
   *
   * @param next whether the reader has the view before the first frame: it has only what changes,
   *     if that is known without a fold of the whole game
   * @param after the commits after this one are given
   * @param commits those up to the last one of the frames
   * @return empty if all commits of the game are needed
   */
  public Optional<byte[]> frames(Reel reel, boolean next, long after, List<Commit> commits) {
    Optional<byte[]> known =
        ended(reel)
            .or(() ->
                film(reel)
                    .filter(film -> goesOn(film, reel, after, commits))
                    .map(film -> film.frames(reel.from(), reel.to(), next)))
            .or(() -> wholeOf(reel).flatMap(all -> single(all, (int) reel.from())));
    return known.isEmpty() && after == 0 ? Optional.of(folded(reel, commits)) : known;
  }

  /**
   * The frames of these commits for a reader who has the view before the first of them.
   *
   * @return empty if the commits do not go on with a film that is kept
   */
  public Optional<byte[]> goesOn(Reel reel, List<Commit> commits) {
    return film(reel)
        .filter(film -> film.isFollowedBy(reel.show().game(), commits))
        .flatMap(_ -> frames(reel, true, reel.from() - 1, commits));
  }

  private Optional<Running> film(Reel reel) {
    return running.find(reel.show()).filter(film -> film.has(reel.from()));
  }

  /** All frames of the game that has ended, if a single one of them is asked for. */
  private Optional<byte[]> wholeOf(Reel reel) {
    return reel.from() == reel.to() ? whole.find(reel.show()) : Optional.empty();
  }

  private Optional<byte[]> single(byte[] all, int seq) {
    List<byte[]> frames = GzippedLines.lines(all);
    if (seq > frames.size()) {
      return Optional.empty();
    }
    int start = Math.max(1, seq - seq % Film.EVERY);
    return Optional.of(
        GzippedLines.of(List.of(WholeFrame.of(frames.subList(start - 1, seq), json))));
  }

  /** Shows the commits that the film does not have yet. After a rewind it is made anew. */
  private boolean goesOn(Running film, Reel reel, long after, List<Commit> commits) {
    long last = film.last();
    if (last >= reel.to()) {
      return true;
    }
    if (after > last) {
      return false;
    }
    List<Commit> more = commits.subList((int) (last - after), commits.size());
    if (!Film.targets(more, lines).isEmpty()) {
      running.forget(reel.show());
      return false;
    }
    try {
      film.goOn(more);
    } catch (RuntimeException e) {
      running.forget(reel.show());
      throw e;
    }
    return true;
  }

  private byte[] folded(Reel reel, List<Commit> all) {
    Film film = new Film(empty, lines, json, words, reel.show().viewer(), Film.targets(all, lines));
    int before = (int) reel.from() - 1;
    all.subList(0, before).forEach(film::skip);
    Running begun = new Running(film, json, before);
    begun.goOn(all.subList(before, all.size()));
    byte[] frames = begun.frames(reel.from(), reel.to(), false);
    if (begun.isOver()) {
      ended.keep(reel, frames);
      if (reel.from() == 1) {
        whole.keep(reel.show(), frames);
      }
    } else {
      running.keep(reel.show(), begun);
    }
    return frames;
  }
}
