package org.lazax.simulation.madeup;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.goods.GoodsSpent;

/** An action card: all players bid at once and pay their bids. Who is silent bids nothing. */
final class Auction extends ComponentActionCard {
  static final String BID = "bid";

  private static final String NOTHING = "0";

  @Override
  public boolean possible(Table table, Grant grant) {
    return true;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return soFar.has(BID)
        ? Optional.empty()
        : Optional.of(Ask.together(table.seats().stream().map(seat -> bid(table, seat)).toList()));
  }

  private static Ask bid(Table table, Seat seat) {
    int goods = table.player(seat).tradeGoods();
    List<Integer> bids = IntStream.rangeClosed(0, goods).map(i -> goods - i).boxed().toList();
    return Ask.one(BID, bids).chosenBy(seat).ifSilent(List.of(NOTHING));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    for (String bidder : chosen.all(BID)) {
      Seat seat = Seat.of(bidder);
      int bid = Integer.parseInt(chosen.of(BID, seat).getFirst());
      if (bid > 0) {
        draft.add(new GoodsSpent(seat, bid));
      }
    }
  }
}
