package org.lazax.rules.tokens;

import java.util.ArrayList;
import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/**
 * Command tokens from the reinforcements for pools of their owner's choice. Rule: command_tokens.2.
 */
public final class TokenGains {
  private TokenGains() {}

  /** Whether these numbers of tokens can be gained: none is negative. */
  public static boolean isGain(Tokens tokens) {
    return tokens.tactic() >= 0 && tokens.fleet() >= 0 && tokens.strategy() >= 0;
  }

  public static List<TokensMoved> of(Seat seat, Tokens gained) {
    List<TokensMoved> moved = new ArrayList<>();
    for (Pool pool : List.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY)) {
      if (gained.in(pool) > 0) {
        moved.add(new TokensMoved(seat, Pool.REINFORCEMENTS, pool, gained.in(pool)));
      }
    }
    return moved;
  }

  /** The events from one distribution over the pools to another. Additional tokens are gained. */
  public static List<TokensMoved> redistribution(Seat seat, Tokens from, Tokens to) {
    List<Pool> pools = List.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY);
    List<TokensMoved> moved = new ArrayList<>();
    Tokens now = from;
    for (Pool pool : pools) {
      for (Pool source : pools) {
        int count = Math.min(to.in(pool) - now.in(pool), now.in(source) - to.in(source));
        if (count > 0) {
          moved.add(new TokensMoved(seat, source, pool, count));
          now = now.plus(source, -count).plus(pool, count);
        }
      }
    }
    Tokens gained =
        new Tokens(
            to.tactic() - now.tactic(), to.fleet() - now.fleet(), to.strategy() - now.strategy());
    moved.addAll(of(seat, gained));
    return moved;
  }
}
