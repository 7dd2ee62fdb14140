package org.lazax.kafka.reads;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;
import org.lazax.chronicle.host.PastStates;
import org.lazax.chronicle.host.StoredGame;
import org.lazax.kafka.Asked;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.seed.PlatformSeeds;
import org.lazax.kafka.store.CheckpointStore;
import org.lazax.log.reads.ReadWorkers;

/** Computes views after past commits by folding the rows again, on {@link ReadWorkers}. */
@ApplicationScoped
public class PastViews {
  private final CheckpointStore store;
  private final PlatformSeeds seeds;
  private final ReadWorkers workers;
  private final ReadRetry retry;

  @Inject
  PastViews(CheckpointStore store, PlatformSeeds seeds, ReadWorkers workers) {
    this(store, seeds, workers, ReadRetry.STANDARD);
  }

  public PastViews(
      CheckpointStore store, PlatformSeeds seeds, ReadWorkers workers, ReadRetry retry) {
    this.workers = workers;
    this.retry = retry;
    this.store = store;
    this.seeds = seeds;
  }

  /**
   * What a service answers about a game after a commit. Waits until this service has saved the
   * commit; after a timeout, or while too many others read, it fails with 503.
   */
  public Uni<GameAnswer> at(ServiceBinding<?, ?> service, GameId game, Asked asked, long seq) {
    return retry
        .until((List<CommitRow> row) -> !row.isEmpty(), () -> store.commits(game, seq - 1, seq))
        .chain(() -> workers.work(() -> fold(service, game, asked, seq)));
  }

  private <S, T extends SharedState<T>> GameAnswer fold(
      ServiceBinding<S, T> binding, GameId game, Asked asked, long seq) {
    PastStates<S, T> past = new PastStates<>(binding.hosted(seeds));
    StoredGame stored = store.load(binding.service(), game, seq).await().indefinitely();
    Position<S, T> found =
        past.at(seq, stored)
            .or(() -> past.at(seq, fromStart(game, seq)))
            .orElseThrow(() -> inconsistent(game, seq));
    return GameAnswer.of(binding, game, asked, found);
  }

  /** A rewind may lead back to before the latest snapshot. */
  private StoredGame fromStart(GameId game, long seq) {
    return new StoredGame(
        Optional.empty(), store.commits(game, 0, seq).await().indefinitely(), Map.of());
  }

  private static IllegalStateException inconsistent(GameId game, long seq) {
    return new IllegalStateException(
        "the rows of game %s do not lead to commit %d".formatted(game, seq));
  }
}
