package org.lazax.game.adapter.film;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.GameId;
import org.lazax.game.state.GameState;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.reads.PastCommits;
import org.lazax.log.reads.ReadWorkers;
import org.lazax.table.Table;

/**
 * Folds games for those who watch them, a few at a time. More wait for their turn, as {@link
 * ReadWorkers} says; what would wait for longer fails with 503.
 */
@ApplicationScoped
public class Films {
  private final Commits commits;
  private final KeptFilms kept;
  private final ReadWorkers folding;

  @Inject
  Films(PastCommits commits, ServiceBinding<GameState, Table> binding) {
    this(new Saved(commits), kept(binding), new ReadWorkers("film-"));
  }

  Films(Commits commits, KeptFilms kept, ReadWorkers folding) {
    this.commits = commits;
    this.kept = kept;
    this.folding = folding;
  }

  /** The commits of games. */
  interface Commits {
    /** Waits until a commit is saved. */
    Uni<Void> saved(GameId game, long seq);

    /** The commits after one number and up to another, which is saved. */
    Uni<List<Commit>> between(GameId game, long after, long to);
  }

  private record Saved(PastCommits rows) implements Commits {
    @Override
    public Uni<Void> saved(GameId game, long seq) {
      return rows.saved(game, seq);
    }

    @Override
    public Uni<List<Commit>> between(GameId game, long after, long to) {
      return rows.between(game, after, to);
    }
  }

  private static KeptFilms kept(ServiceBinding<GameState, Table> binding) {
    ObjectMapper json = binding.decider().wire().json();
    EventLines lines =
        EventLines.of(binding.service(), binding.decider().wire(), binding.decider().upcasters());
    return new KeptFilms(binding.decider().table(), lines, json, new Words(json));
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
    return folding
        .work(() -> kept.goesOn(reel, given))
        .chain(frames -> frames.map(Uni.createFrom()::item).orElseGet(() -> frames(reel, true)));
  }

  /** What waits for its turn has read no commits. */
  private Uni<byte[]> frames(Reel reel, boolean next, long after) {
    GameId game = reel.show().game();
    boolean known = after >= reel.to();
    Uni<Void> saved = known ? Uni.createFrom().voidItem() : commits.saved(game, reel.to());
    return saved
        .chain(() ->
            folding.work(() -> {
              List<Commit> more =
                  known
                      ? List.of()
                      : commits.between(game, after, reel.to()).await().indefinitely();
              return kept.frames(reel, next, after, more);
            }))
        .chain(frames -> frames.map(Uni.createFrom()::item).orElseGet(() -> frames(reel, next, 0)));
  }

  @PreDestroy
  void stop() {
    folding.stop();
  }
}
