package org.lazax.game.warfare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.limits.FleetPoolLimit;
import org.lazax.rules.procedure.StrategyCardProcedure.LiftToken;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.event.tokens.TokensTakenBack;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/**
 * The player takes one of its command tokens from the board into a pool, if there is one. Rules:
 * warfare.1, warfare.N1.
 */
@Asks(
    value = "take-back-token",
    awaited = "A player with command tokens on the board who uses Warfare.",
    silence = "`take-back-token`: from the first system to the tactic pool")
public final class LiftTokenConductor implements GameConductor<LiftToken, TakeBackToken> {
  @Override
  public Class<LiftToken> procedure() {
    return LiftToken.class;
  }

  @Override
  public Class<TakeBackToken> commands() {
    return TakeBackToken.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, LiftToken lift) {
    if (systems(draft.table(), lift.seat()).isEmpty()) {
      draft.close();
    } else {
      draft.ask("take-back-token", lift.seat());
    }
  }

  private static List<SystemId> systems(Table table, Seat seat) {
    return table.tokens().entrySet().stream()
        .filter(at -> at.getValue().contains(seat))
        .map(Map.Entry::getKey)
        .toList();
  }

  @Override
  public void answer(Draft<GameState, Table> draft, LiftToken lift, TakeBackToken command) {
    draft.answered();
    List<SystemId> systems = systems(draft.table(), lift.seat());
    List<Pool> pools = FleetPoolLimit.pools(draft.table(), lift.seat(), 0);
    if (!systems.contains(command.system()) || !pools.contains(command.pool())) {
      throw new RefusalException(
          Refusal.rule("warfare.1", "a token of one's own goes from the board to a pool")
              .with("system", command.system())
              .with("pool", command.pool())
              .with("systems", systems)
              .with("pools", pools));
    }
    draft.add(new TokensTakenBack(lift.seat(), List.of(command.system())));
    draft.add(new TokensMoved(lift.seat(), Pool.REINFORCEMENTS, command.pool(), 1));
    draft.close();
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, LiftToken lift, Seat seat) {
    Table table = position.table();
    return List.of(
        new WarfareOption.TokenLifting(systems(table, seat), FleetPoolLimit.pools(table, seat, 0)));
  }

  @Override
  public Optional<TakeBackToken> defaultAnswer(
      Position<GameState, Table> position, LiftToken lift, Seat seat) {
    return Optional.of(new TakeBackToken(systems(position.table(), seat).getFirst(), Pool.TACTIC));
  }
}
