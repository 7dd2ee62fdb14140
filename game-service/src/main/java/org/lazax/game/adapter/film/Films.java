package org.lazax.game.adapter.film;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.zip.GZIPOutputStream;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.game.state.GameState;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.reads.PastCommits;
import org.lazax.table.Table;

/** Folds games for those who watch them, a few at a time. */
@ApplicationScoped
public class Films {
  private static final int AT_ONCE = 2;
  private static final int MOST_ENDED = 40;
  private static final int MOST_RUNNING = 40;

  private final PastCommits commits;
  private final Table empty;
  private final EventLines lines;
  private final ObjectMapper json;
  private final Words words;
  private final Recent<Reel, byte[]> ended = new Recent<>(MOST_ENDED);
  private final Recent<Reel.Show, Running> running = new Recent<>(MOST_RUNNING);
  private final ExecutorService folding =
      Executors.newFixedThreadPool(
          AT_ONCE, Thread.ofPlatform().name("film-", 0).daemon().factory());

  Films(PastCommits commits, ServiceBinding<GameState, Table> binding) {
    this.commits = commits;
    this.empty = binding.decider().table();
    this.json = binding.decider().wire().json();
    this.words = new Words(json);
    this.lines =
        EventLines.of(binding.service(), binding.decider().wire(), binding.decider().upcasters());
  }

  /** The frames as lines of JSON, compressed with gzip. The first has the whole view. */
  Uni<byte[]> frames(Reel reel) {
    return ended.find(reel).map(kept -> Uni.createFrom().item(kept)).orElseGet(() -> folded(reel));
  }

  /**
   * The same for whoever has the view before the first frame: the first has only what changes, if
   * that is known without a fold of the whole game.
   */
  Uni<byte[]> next(Reel reel) {
    Optional<Running> known = running.find(reel.show()).filter(film -> film.has(reel.from()));
    if (known.isEmpty()) {
      return frames(reel);
    }
    Running film = known.get();
    long last = film.last();
    return last >= reel.to()
        ? Uni.createFrom().item(reel).emitOn(folding).map(asked -> recent(film, asked))
        : commits
            .between(reel.show().game(), last, reel.to())
            .emitOn(folding)
            .chain(more -> goOn(film, reel, more));
  }

  private Uni<byte[]> goOn(Running film, Reel reel, List<Commit> more) {
    if (Film.targets(more, lines).isEmpty()) {
      film.goOn(more);
      return Uni.createFrom().item(recent(film, reel));
    }
    running.forget(reel.show());
    return folded(reel);
  }

  private Uni<byte[]> folded(Reel reel) {
    return commits
        .between(reel.show().game(), 0, reel.to())
        .emitOn(folding)
        .map(all -> fold(reel, all));
  }

  private byte[] fold(Reel reel, List<Commit> all) {
    Film film = new Film(empty, lines, json, words, reel.show().viewer(), Film.targets(all, lines));
    int before = (int) reel.from() - 1;
    all.subList(0, before).forEach(film::skip);
    Running begun = new Running(film, json, before);
    byte[] frames =
        compressed(out -> {
          for (Commit commit : all.subList(before, all.size())) {
            begun.show(commit, out);
          }
        });
    if (begun.isOver()) {
      ended.keep(reel, frames);
    } else {
      running.keep(reel.show(), begun);
    }
    return frames;
  }

  private static byte[] recent(Running film, Reel reel) {
    return compressed(out -> film.write(reel.from(), reel.to(), out));
  }

  /** Something that writes lines. */
  private interface Writing {
    void to(OutputStream out) throws IOException;
  }

  private static byte[] compressed(Writing writing) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      writing.to(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  @PreDestroy
  void stop() {
    folding.shutdownNow();
  }
}
