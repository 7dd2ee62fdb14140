package org.lazax.components.agenda;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.limits.FleetPoolLimit;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/**
 * The elected player's command sheet gets the tokens of the start of the game, as far as its tokens
 * suffice and can lie there.
 */
public final class ArmedForcesStandardization implements Component, AgendaEffect {
  private static final List<Pool> POOLS = List.of(Pool.TACTIC, Pool.FLEET, Pool.STRATEGY);

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/armed_forces_standardization");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    Seat seat = Seat.of(outcome.value());
    for (Pool pool : POOLS) {
      int excess = draft.table().player(seat).tokens().in(pool) - Tokens.START.in(pool);
      move(draft, seat, pool, Pool.REINFORCEMENTS, excess);
    }
    for (Pool pool : POOLS) {
      int lacking = Tokens.START.in(pool) - draft.table().player(seat).tokens().in(pool);
      int left = TokenSupply.reinforcements(draft.table(), seat);
      int room = pool == Pool.FLEET ? FleetPoolLimit.room(draft.table(), seat) : left;
      move(draft, seat, Pool.REINFORCEMENTS, pool, Math.min(lacking, Math.min(left, room)));
    }
  }

  private static void move(Draft<?, Table> draft, Seat seat, Pool from, Pool to, int count) {
    if (count > 0) {
      draft.add(new TokensMoved(seat, from, to, count));
    }
  }
}
