package org.lazax.game.tokens;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.procedure.StrategyCardProcedure.Redistribute;
import org.lazax.table.Table;

/** The player redistributes the tokens of its command sheet. Rule: warfare.2. */
@Asks(
    value = "distribute-tokens",
    awaited = "The player who uses Warfare.",
    silence = "`distribute-tokens`: nothing moves")
public final class RedistributeConductor implements GameConductor<Redistribute, DistributeTokens> {
  @Override
  public Class<Redistribute> procedure() {
    return Redistribute.class;
  }

  @Override
  public Class<DistributeTokens> commands() {
    return DistributeTokens.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, Redistribute redistribute) {
    draft.ask("distribute-tokens", redistribute.seat());
  }

  @Override
  public void answer(
      Draft<GameState, Table> draft, Redistribute redistribute, DistributeTokens command) {
    draft.answered();
    Distribution.lay(draft, redistribute.seat(), command.tokens(), 0, "warfare.2");
    draft.close();
  }

  @Override
  public List<Option> options(
      Position<GameState, Table> position, Redistribute redistribute, Seat seat) {
    return List.of(TokenDistribution.of(position.table(), seat, 0));
  }

  /** Leaves the tokens in their pools. */
  @Override
  public Optional<DistributeTokens> defaultAnswer(
      Position<GameState, Table> position, Redistribute redistribute, Seat seat) {
    return Optional.of(new DistributeTokens(position.table().player(seat).tokens()));
  }
}
