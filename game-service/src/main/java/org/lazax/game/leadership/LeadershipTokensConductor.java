package org.lazax.game.leadership;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.leadership.LeadershipCommand.DeclineTokens;
import org.lazax.game.leadership.LeadershipCommand.GainTokens;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.limits.FleetPoolLimit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.StrategyCardProcedure.LeadershipTokens;
import org.lazax.rules.tokens.TokenGains;
import org.lazax.rules.tokens.TokenPrice;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/**
 * The player gains the granted command tokens, three with the primary ability, and may buy more for
 * three influence each. The secondary ability costs no token. Rules: leadership.2, leadership.3,
 * leadership.N1.
 */
@Asks(
    value = "gain-tokens",
    awaited = "A player who uses Leadership.",
    silence =
        "`gain-tokens` with what is granted, in turn for tactic, strategy and fleet pool; "
            + "`decline-tokens` if nothing is granted")
public final class LeadershipTokensConductor
    implements GameConductor<LeadershipTokens, LeadershipCommand> {
  @Override
  public Class<LeadershipTokens> procedure() {
    return LeadershipTokens.class;
  }

  @Override
  public Class<LeadershipCommand> commands() {
    return LeadershipCommand.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, LeadershipTokens step) {
    draft.ask("gain-tokens", step.seat());
  }

  @Override
  public void answer(
      Draft<GameState, Table> draft, LeadershipTokens step, LeadershipCommand command) {
    draft.answered();
    switch (command) {
      case GainTokens gain -> {
        Table table = draft.table();
        draft.require(gain.influence().payable(table, step.seat()));
        draft.require(check(table, step, gain));
        draft.addAll(gain.influence().facts(draft.table(), step.seat()));
        draft.addAll(TokenGains.of(step.seat(), gain.tokens()));
      }
      case DeclineTokens _ ->
          draft.require(
              step.granted() == 0,
              "leadership.2",
              "the tokens of the primary are always gained",
              "tokens",
              step.granted());
    }
    draft.close();
  }

  /**
   * Refuses a number of tokens other than those granted and bought, up to those in the
   * reinforcements.
   */
  private static Optional<Refusal> check(Table table, LeadershipTokens step, GainTokens gain) {
    int bought =
        gain.influence().worth(table, step.seat(), Purpose.INFLUENCE) / TokenPrice.INFLUENCE;
    int due = Math.min(step.granted() + bought, TokenSupply.reinforcements(table, step.seat()));
    return TokenGains.isGain(gain.tokens()) && gain.tokens().onSheet() == due
        ? Optional.empty()
        : Optional.of(
            Refusal.rule(
                    "leadership.4",
                    "%d tokens are gained, with one more for each %d influence, and go to pools"
                        .formatted(due, TokenPrice.INFLUENCE))
                .with("gained", due)
                .with("tokens", gain.tokens()));
  }

  @Override
  public List<Option> options(
      Position<GameState, Table> position, LeadershipTokens step, Seat seat) {
    Table table = position.table();
    List<Option> options = new ArrayList<>();
    options.add(
        new TokenGain(
            step.granted(),
            TokenPrice.INFLUENCE,
            TokenSupply.reinforcements(table, seat),
            FleetPoolLimit.own(table, seat).map(_ -> FleetPoolLimit.room(table, seat)),
            PaymentMeans.of(table, seat, Purpose.INFLUENCE)));
    if (step.granted() == 0) {
      options.add(Option.plain(new DeclineTokens()));
    }
    return options;
  }

  /** Buys no token. Distributes the granted tokens to the pools in turn. */
  @Override
  public Optional<LeadershipCommand> defaultAnswer(
      Position<GameState, Table> position, LeadershipTokens step, Seat seat) {
    if (step.granted() == 0) {
      return Optional.of(new DeclineTokens());
    }
    int gained = Math.min(step.granted(), TokenSupply.reinforcements(position.table(), seat));
    Tokens tokens = Tokens.NONE;
    for (int i = 0; i < gained; i++) {
      tokens = tokens.plus(next(position.table(), seat, tokens, i), 1);
    }
    return Optional.of(new GainTokens(tokens, Payment.NOTHING));
  }

  /** The pools in turn, without the fleet pool once it can hold no more. */
  private static Pool next(Table table, Seat seat, Tokens gained, int turn) {
    List<Pool> open = FleetPoolLimit.pools(table, seat, gained.fleet());
    List<Pool> pools =
        Stream.of(Pool.TACTIC, Pool.STRATEGY, Pool.FLEET).filter(open::contains).toList();
    return pools.get(turn % pools.size());
  }
}
