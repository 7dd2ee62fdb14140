package org.lazax.game.strategicaction;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.tokens.SparedToken;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/** What may be done with a secondary ability. */
public sealed interface SecondaryCommand extends Command {
  /** Pays for the secondary and uses it. */
  @JsonClassDescription("Pays for the secondary ability of a strategy card and uses it.")
  @WireType("game.follow-strategy-card")
  record FollowStrategyCard(
      @JsonPropertyDescription("What is paid, if the ability costs resources.")
          Optional<Payment> payment,
      @JsonPropertyDescription(
              "The system where the command token is placed, if the card places it on the "
                  + "board.")
          Optional<SystemId> system,
      @JsonPropertyDescription(
              "Components that lie face down and that the player shows with the payment, because "
                  + "they make it worth more. Only some components can be shown; none if left out. "
                  + "Rule: hopes_end.N39.")
          @OmittedByDefault
          List<ComponentRef> shown,
      @JsonPropertyDescription(
              "What is spent in place of one token of the strategy pool, by a component that lets "
                  + "the player do so. Left out if all tokens come from the strategy pool.")
          @OmittedByDefault
          Optional<SparedToken> spared)
      implements SecondaryCommand {
    public FollowStrategyCard {
      shown = List.copyOf(shown);
    }

    /** A payment with which nothing is shown and no token is spared. */
    public FollowStrategyCard(Optional<Payment> payment, Optional<SystemId> system) {
      this(payment, system, List.of(), Optional.empty());
    }
  }

  @JsonClassDescription("Does not use the secondary ability.")
  @WireType("game.decline-strategy-card")
  record DeclineStrategyCard() implements SecondaryCommand {}
}
