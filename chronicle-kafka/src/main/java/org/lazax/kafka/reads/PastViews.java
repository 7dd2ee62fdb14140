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

/** Computes views after past commits by folding the rows again. */
@ApplicationScoped
public class PastViews {
  private final CheckpointStore store;
  private final PlatformSeeds seeds;
  private final ReadRetry retry;

  @Inject
  PastViews(CheckpointStore store, PlatformSeeds seeds) {
    this(store, seeds, ReadRetry.STANDARD);
  }

  public PastViews(CheckpointStore store, PlatformSeeds seeds, ReadRetry retry) {
    this.retry = retry;
    this.store = store;
    this.seeds = seeds;
  }

  /**
   * What a service answers about a game after a commit. Waits until this service has saved the
   * commit; after a timeout it fails with 503.
   */
  public Uni<GameAnswer> at(ServiceBinding<?, ?> service, GameId game, Asked asked, long seq) {
    return retry
        .until((List<CommitRow> row) -> !row.isEmpty(), () -> store.commits(game, seq - 1, seq))
        .chain(() -> fold(service, game, asked, seq));
  }

  private <S, T extends SharedState<T>> Uni<GameAnswer> fold(
      ServiceBinding<S, T> binding, GameId game, Asked asked, long seq) {
    PastStates<S, T> past = new PastStates<>(binding.hosted(seeds));
    return store
        .load(binding.service(), game, seq)
        .map(stored -> past.at(seq, stored))
        .chain(
            found -> found.isPresent() ? Uni.createFrom().item(found) : fromStart(past, game, seq))
        .map(found ->
            GameAnswer.of(binding, game, asked, found.orElseThrow(() -> inconsistent(game, seq))));
  }

  /** A rewind may lead back to before the latest snapshot. */
  private <S, T extends SharedState<T>> Uni<Optional<Position<S, T>>> fromStart(
      PastStates<S, T> past, GameId game, long seq) {
    return store
        .commits(game, 0, seq)
        .map(commits -> past.at(seq, new StoredGame(Optional.empty(), commits, Map.of())));
  }

  private static IllegalStateException inconsistent(GameId game, long seq) {
    return new IllegalStateException(
        "the rows of game %s do not lead to commit %d".formatted(game, seq));
  }
}
