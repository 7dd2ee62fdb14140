package org.lazax.components.card;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.FleetPool;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * One command token that a player returns from its fleet pool to the reinforcements: its own as
 * long as it has one there, else one of another player's that lies there.
 */
public final class FleetToken {
  private static final String TOKEN = "token";

  private FleetToken() {}

  /** Asks the player whose token is returned if none of its own lies in the pool. */
  public static Optional<Ask> asks(Table table, Seat seat, Chosen soFar) {
    return soFar.has(TOKEN) || table.player(seat).tokens().fleet() > 0
        ? Optional.empty()
        : Optional.of(Ask.one(TOKEN, FleetPool.others(table, seat)).chosenBy(seat));
  }

  /** Returns the token that was chosen. There must be one in the pool. */
  public static void putBack(Draft<?, Table> draft, Seat seat, Chosen chosen) {
    chosen
        .one(TOKEN)
        .map(Seat::of)
        .ifPresentOrElse(
            owner -> draft.add(FleetPool.returned(draft.table(), seat, owner)),
            () -> draft.add(new TokensMoved(seat, Pool.FLEET, Pool.REINFORCEMENTS, 1)));
  }
}
