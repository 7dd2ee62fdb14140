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
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.zip.GZIPOutputStream;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.game.state.GameState;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.reads.PastCommits;
import org.lazax.table.Table;

/** Folds games for those who watch them, a few at a time. */
@ApplicationScoped
public class Films {
  private static final int AT_ONCE = 2;

  private final PastCommits commits;
  private final Table empty;
  private final EventLines lines;
  private final ObjectMapper json;
  private final Words words;
  private final Reel.Shelf ended = new Reel.Shelf();
  private final ExecutorService folding =
      Executors.newFixedThreadPool(
          AT_ONCE, Thread.ofPlatform().name("film-", 0).daemon().factory());

  Films(PastCommits commits, ServiceBinding<GameState, Table> binding) {
    this.commits = commits;
    this.empty = binding.decider().table();
    this.json = binding.decider().wire().json();
    this.words = new Words(json);
    this.lines = EventLines.of(binding.service(), binding.decider().wire(), Upcasters.NONE);
  }

  /** The frames as lines of JSON, compressed with gzip. */
  Uni<byte[]> frames(Reel reel) {
    return ended
        .find(reel)
        .map(kept -> Uni.createFrom().item(kept))
        .orElseGet(() ->
            commits.between(reel.game(), 0, reel.to()).emitOn(folding).map(all -> fold(reel, all)));
  }

  private byte[] fold(Reel reel, List<Commit> all) {
    Set<Long> targets = Film.targets(all, lines);
    Film film = new Film(empty, lines, json, words, reel.viewer(), targets);
    ByteArrayOutputStream frames = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(frames)) {
      for (Commit commit : all) {
        if (commit.header().seq() < reel.from()) {
          film.skip(commit);
        } else {
          out.write(json.writeValueAsBytes(film.show(commit)));
          out.write('\n');
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (film.isOver()) {
      ended.keep(reel, frames.toByteArray());
    }
    return frames.toByteArray();
  }

  @PreDestroy
  void stop() {
    folding.shutdownNow();
  }
}
