package org.lazax.game.lobby;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Optional;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.Limits;
import org.lazax.chronicle.wire.WireType;

/** What may be done in a lobby, by anybody: who may act for which seat is the gateway's concern. */
public sealed interface LobbyCommand extends Command {
  /** Sits down. */
  @JsonClassDescription("Takes a seat. From then on the account acts for this seat.")
  @WireType("game.take-seat")
  record TakeSeat(
      @JsonPropertyDescription("The seat. The first free seat if left out.") Optional<Seat> seat,
      @JsonPropertyDescription(
              "The player's faction. Left out if the organiser has chosen it or factions are "
                  + "dealt.")
          Optional<FactionId> faction,
      @JsonPropertyDescription("The player's entropy for the seed of all dice. None if left out.")
          @Limits(max = TakeSeat.MOST_ENTROPY)
          Optional<String> entropy,
      @JsonPropertyDescription(
              "A name of the account that is valid in this game alone. Only the platform gives it.")
          Optional<String> holder)
      implements LobbyCommand {
    static final int MOST_ENTROPY = 200;

    /** A seat taken without an account. */
    public TakeSeat(Optional<Seat> seat, Optional<FactionId> faction, Optional<String> entropy) {
      this(seat, faction, entropy, Optional.empty());
    }
  }

  /** Starts the game when every seat is taken; nobody adds to the seed after it. */
  @JsonClassDescription("Starts the game when all seats are taken.")
  @WireType("game.start-game")
  record StartGame() implements LobbyCommand {}
}
