package org.lazax.game.tokens;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.rules.limits.FleetPoolLimit;
import org.lazax.table.Table;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/**
 * The tokens of the command sheet are to be distributed.
 *
 * @param now the current tokens
 * @param gained the number of tokens that are added
 * @param fleetPool the maximum number of the player's tokens in the fleet pool; empty if it is not
 *     limited
 */
public record TokenDistribution(Tokens now, int gained, Optional<Integer> fleetPool)
    implements Option {
  /** What this player may distribute on its command sheet. */
  public static TokenDistribution of(Table table, Seat seat, int gained) {
    return new TokenDistribution(
        table.player(seat).tokens(), gained, FleetPoolLimit.own(table, seat));
  }

  @Override
  public Form form() {
    int all = now.onSheet() + gained;
    return Form.of(new DistributeTokens(now.plus(Pool.TACTIC, gained)))
        .with(new Field.Amounts("tokens", Bounds.exactly(all), Pool.candidates(all, fleetPool)))
        .about("now", now)
        .about("gained", gained);
  }
}
