package org.lazax.game.adapter.film;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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

  private final PastCommits commits;
  private final KeptFilms kept;
  private final ExecutorService folding =
      Executors.newFixedThreadPool(
          AT_ONCE, Thread.ofPlatform().name("film-", 0).daemon().factory());

  Films(PastCommits commits, ServiceBinding<GameState, Table> binding) {
    this.commits = commits;
    ObjectMapper json = binding.decider().wire().json();
    EventLines lines =
        EventLines.of(binding.service(), binding.decider().wire(), binding.decider().upcasters());
    this.kept = new KeptFilms(binding.decider().table(), lines, json, new Words(json));
  }

  /**
   * The frames as lines of JSON, compressed with gzip. The first has the whole view.
   *
   * @param next whether the reader has the view before the first frame: it has only what changes,
   *     if that is known without a fold of the whole game
   */
  Uni<byte[]> frames(Reel reel, boolean next) {
    return kept.ended(reel)
        .map(frames -> Uni.createFrom().item(frames))
        .orElseGet(() -> frames(reel, next, kept.known(reel)));
  }

  /**
   * The frames for a reader who has the view before the first of them.
   *
   * @param given the commits from the first to the last. They need not be saved here if the film is
   *     kept and they go on with it
   */
  Uni<byte[]> next(Reel reel, List<Commit> given) {
    return Uni.createFrom()
        .item(given)
        .emitOn(folding)
        .map(some -> kept.goesOn(reel, some))
        .chain(frames -> frames.map(Uni.createFrom()::item).orElseGet(() -> frames(reel, true)));
  }

  private Uni<byte[]> frames(Reel reel, boolean next, long after) {
    Uni<List<Commit>> more =
        after < reel.to()
            ? commits.between(reel.show().game(), after, reel.to())
            : Uni.createFrom().item(List.of());
    return more.emitOn(folding)
        .map(some -> kept.frames(reel, next, after, some))
        .chain(frames -> frames.map(Uni.createFrom()::item).orElseGet(() -> frames(reel, next, 0)));
  }

  @PreDestroy
  void stop() {
    folding.shutdownNow();
  }
}
