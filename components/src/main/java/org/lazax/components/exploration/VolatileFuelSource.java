package org.lazax.components.exploration;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.GainedTokens;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.table.Table;

/** With a mech, or for an infantry, the player gains a command token. */
final class VolatileFuelSource extends Hazard {
  private static final GainedTokens TOKEN = new GainedTokens(1);

  VolatileFuelSource() {
    super("volatile_fuel_source");
  }

  @Override
  Optional<Ask> asksOfReward(Table table, Seat seat, Chosen soFar) {
    return TOKEN.asks(table, seat, soFar);
  }

  @Override
  void reward(Draft<?, Table> draft, Seat seat, CardRevealed revealed, Chosen chosen) {
    draft.addAll(TOKEN.gained(seat, chosen));
  }
}
