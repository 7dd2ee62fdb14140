package org.lazax.game.adapter;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.kafka.ServiceBinding;
import org.lazax.table.Table;

/** Gives the decider of game-service to the host. */
final class GameService {

  @Produces
  @Singleton
  ServiceBinding<GameState, Table> service() {
    return new ServiceBinding<>(
        new GameDecider(StandardRules.TABLE), GameState.class, Table.class, GameView::of);
  }
}
