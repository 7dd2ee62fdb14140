package org.lazax.game.strategicaction;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.effect.StrategyTokens;
import org.lazax.rules.tokens.SparedToken;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/** What becomes of the command tokens that a secondary ability costs. */
enum TokenUse {
  /** They are spent. Others may stand in for them, and abilities may follow. */
  SPENT {
    @Override
    List<Optional<SparedToken>> ways(Table table, Seat seat, int tokens) {
      return StrategyTokens.ways(table, seat, tokens);
    }

    @Override
    void take(Draft<?, Table> draft, Seat seat, int tokens, Optional<SparedToken> spared) {
      StrategyTokens.spend(draft, seat, tokens, spared);
    }

    @Override
    void place(Draft<?, Table> draft, Seat seat, SystemId system, Optional<SparedToken> spared) {
      StrategyTokens.place(draft, seat, system, spared);
    }
  },

  /**
   * They leave the strategy pool without being spent, so nothing stands in for them and nothing
   * follows. Rules: construction.original.N1 to construction.original.N3.
   */
  MOVED {
    @Override
    List<Optional<SparedToken>> ways(Table table, Seat seat, int tokens) {
      return table.player(seat).tokens().strategy() >= tokens
          ? List.of(Optional.empty())
          : List.of();
    }

    @Override
    void take(Draft<?, Table> draft, Seat seat, int tokens, Optional<SparedToken> spared) {
      requireNone(draft, spared);
      if (tokens > 0) {
        draft.add(new TokensMoved(seat, Pool.STRATEGY, Pool.REINFORCEMENTS, tokens));
      }
    }

    @Override
    void place(Draft<?, Table> draft, Seat seat, SystemId system, Optional<SparedToken> spared) {
      requireNone(draft, spared);
      draft.add(new TokenPlaced(seat, Pool.STRATEGY, system));
    }

    private static void requireNone(Draft<?, Table> draft, Optional<SparedToken> spared) {
      draft.require(
          spared.isEmpty(),
          "construction.original.N3",
          "the token is not spent, so nothing is spent in place of it",
          "spared",
          spared);
    }
  };

  /** How a player can give so many tokens; empty if it cannot. */
  abstract List<Optional<SparedToken>> ways(Table table, Seat seat, int tokens);

  /** A player gives some tokens, or none, which go to the reinforcements. */
  abstract void take(Draft<?, Table> draft, Seat seat, int tokens, Optional<SparedToken> spared);

  /** A player gives one token, which goes into a system. */
  abstract void place(
      Draft<?, Table> draft, Seat seat, SystemId system, Optional<SparedToken> spared);
}
