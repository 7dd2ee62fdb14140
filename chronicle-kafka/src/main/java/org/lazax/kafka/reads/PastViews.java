package org.lazax.kafka.reads;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Position;
import org.lazax.chronicle.Tabletop;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.PastStates;
import org.lazax.chronicle.host.StoredGame;
import org.lazax.kafka.PlatformSeeds;
import org.lazax.kafka.ServiceBinding;
import org.lazax.kafka.store.CheckpointStore;

/** Games as of any past commit, folded again from the rows. */
@ApplicationScoped
class PastViews {
  private final ServiceBinding<?, ?> service;
  private final CheckpointStore store;
  private final PlatformSeeds seeds;

  PastViews(ServiceBinding<?, ?> service, CheckpointStore store, PlatformSeeds seeds) {
    this.service = service;
    this.store = store;
    this.seeds = seeds;
  }

  /** Not found where the game has not come that far, or this service has not saved it yet. */
  Uni<GameAnswer> at(GameId game, long seq) {
    return at(service, game, seq);
  }

  private <S, T extends Tabletop<T>> Uni<GameAnswer> at(
      ServiceBinding<S, T> binding, GameId game, long seq) {
    PastStates<S, T> past = new PastStates<>(binding.hosted(seeds));
    return store
        .commits(game, 0, seq)
        .map(commits -> past.at(seq, new StoredGame(Optional.empty(), commits, Map.of())))
        .map(found -> answer(binding, game, found.orElseThrow(NotFoundException::new)));
  }

  private static <S, T extends Tabletop<T>> GameAnswer answer(
      ServiceBinding<S, T> binding, GameId game, Position<S, T> position) {
    try {
      String view =
          binding.decider().wire().json().writeValueAsString(binding.views().view(position));
      return GameAnswer.of(game.value(), position.head().seq(), position.table().summary(), view);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a view that is no JSON", e);
    }
  }
}
