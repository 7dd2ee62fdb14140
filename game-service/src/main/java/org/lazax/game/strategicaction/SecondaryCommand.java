package org.lazax.game.strategicaction;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.payment.Payment;
import org.lazax.table.galaxy.SystemId;

/** What may be done with a secondary ability. */
public sealed interface SecondaryCommand extends Command {
  List<Class<?>> TYPES = List.of(FollowStrategyCard.class, DeclineStrategyCard.class);

  /**
   * Pays for the secondary and uses it.
   *
   * @param payment what is spent where it costs resources
   * @param system where the token goes, if the card places it
   */
  @WireType("game.follow-strategy-card")
  record FollowStrategyCard(Optional<Payment> payment, Optional<SystemId> system)
      implements SecondaryCommand {}

  @WireType("game.decline-strategy-card")
  record DeclineStrategyCard() implements SecondaryCommand {}
}
