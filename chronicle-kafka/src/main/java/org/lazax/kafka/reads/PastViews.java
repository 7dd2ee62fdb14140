package org.lazax.kafka.reads;

import com.fasterxml.jackson.core.JsonProcessingException;
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
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.seed.PlatformSeeds;
import org.lazax.kafka.store.CheckpointStore;

/** Games as of any past commit, folded again from the rows. */
@ApplicationScoped
public class PastViews {
  private final ServiceBinding<?, ?> service;
  private final CheckpointStore store;
  private final PlatformSeeds seeds;
  private final ReadRetry patience;

  @Inject
  PastViews(ServiceBinding<?, ?> service, CheckpointStore store, PlatformSeeds seeds) {
    this(service, store, seeds, ReadRetry.STANDARD);
  }

  public PastViews(
      ServiceBinding<?, ?> service,
      CheckpointStore store,
      PlatformSeeds seeds,
      ReadRetry patience) {
    this.patience = patience;
    this.service = service;
    this.store = store;
    this.seeds = seeds;
  }

  /** Waits until this service has saved that commit; unavailable where it does not come. */
  public Uni<GameAnswer> at(GameId game, long seq) {
    return patience
        .until((List<CommitRow> row) -> !row.isEmpty(), () -> store.commits(game, seq - 1, seq))
        .chain(() -> at(service, game, seq));
  }

  private <S, T extends SharedState<T>> Uni<GameAnswer> at(
      ServiceBinding<S, T> binding, GameId game, long seq) {
    PastStates<S, T> past = new PastStates<>(binding.hosted(seeds));
    return store
        .commits(game, 0, seq)
        .map(commits -> past.at(seq, new StoredGame(Optional.empty(), commits, Map.of())))
        .map(found -> answer(binding, game, found.orElseThrow(() -> broken(game, seq))));
  }

  private static <S, T extends SharedState<T>> GameAnswer answer(
      ServiceBinding<S, T> binding, GameId game, Position<S, T> position) {
    try {
      String view =
          binding.decider().wire().json().writeValueAsString(binding.views().told(position));
      return GameAnswer.of(game.value(), position.head().seq(), position.table().summary(), view);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a view that is no JSON", e);
    }
  }

  private static IllegalStateException broken(GameId game, long seq) {
    return new IllegalStateException("the rows of game %s do not lead to %d".formatted(game, seq));
  }
}
