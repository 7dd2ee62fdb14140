package org.lazax.game.trade;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.Limits;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.trade.Side;

/** Commands about transactions. They answer no window. */
public sealed interface TradeCommand extends Command {

  /** Offers a deal: goods, promissory notes and promises. */
  @JsonClassDescription(
      "Offers a deal. Goods and notes change hands in a turn between the active player and a "
          + "neighbour, during an agenda between any two players. Promises alone can be exchanged "
          + "with anybody at any time. Rules: deals.1, transactions.1, transactions.6, "
          + "deals.N3.4.")
  @WireType("game.offer-transaction")
  record OfferTransaction(
      @JsonPropertyDescription("The other player.") Seat to,
      @JsonPropertyDescription("What the player would give or promise.") Side gives,
      @JsonPropertyDescription("What the player would receive or be promised.") Side takes,
      @JsonPropertyDescription("The offer of the other player that this one answers, if it does.")
          @Limits(min = 1)
          Optional<Integer> instead)
      implements TradeCommand {}

  /** Accepts an offer, which is carried out at once. */
  @JsonClassDescription(
      "Accepts an offer. It is carried out at once. Rules: transactions.4.1, deals.N3.")
  @WireType("game.accept-offer")
  record AcceptOffer(
      @JsonPropertyDescription("The number of the offer.") @Limits(min = 1) int offer)
      implements TradeCommand {}

  /** Declines an offer. */
  @JsonClassDescription("Declines an offer, or all offers of its player for a time.")
  @WireType("game.decline-offer")
  record DeclineOffer(
      @JsonPropertyDescription("The number of the offer.") @Limits(min = 1) int offer,
      @JsonPropertyDescription(
              "Whether further offers of this player are refused until the turn, agenda or phase ends.")
          boolean all)
      implements TradeCommand {}

  /** Withdraws an offer. */
  @JsonClassDescription("Withdraws an offer of the player's own.")
  @WireType("game.withdraw-offer")
  record WithdrawOffer(
      @JsonPropertyDescription("The number of the offer.") @Limits(min = 1) int offer)
      implements TradeCommand {}
}
