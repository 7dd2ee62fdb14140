package org.lazax.game.lobby;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** What may be done in a lobby, by anybody: who may act for which seat is the gateway's concern. */
public sealed interface LobbyCommand extends Command {
  List<Class<?>> TYPES = List.of(TakeSeat.class, StartGame.class);

  /**
   * Sits down.
   *
   * @param seat the first free one where none is named
   * @param faction left out where the organiser has chosen it or factions are dealt
   * @param entropy the player's part of the seed, at most {@value #MOST_ENTROPY} characters
   */
  @WireType("game.take-seat")
  record TakeSeat(Optional<Seat> seat, Optional<FactionId> faction, Optional<String> entropy)
      implements LobbyCommand {
    static final int MOST_ENTROPY = 200;
  }

  /** Starts the game when every seat is taken; nobody adds to the seed after it. */
  @WireType("game.start-game")
  record StartGame() implements LobbyCommand {}
}
