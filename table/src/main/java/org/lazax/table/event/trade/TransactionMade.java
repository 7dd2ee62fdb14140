package org.lazax.table.event.trade;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.CaptivesReturned;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.trade.Period;

/**
 * Two players make a transaction. Their goods and relic fragments change hands; commodities become
 * trade goods, and captives return to the reinforcements of their owner. Cards of hands and control
 * of planets follow in events of their own. Refused if one of them does not have the goods. Rules:
 * transactions.4.1, transactions.N2, commodities.5, trade_goods.6, exploration.9.2.
 *
 * @param oneGives what the first player gives
 * @param otherGives what the second player gives
 * @param extra whether it is beside the transaction that the two may make in the period
 */
@WireType("table.base-transaction-made.v1")
public record TransactionMade(
    Period period,
    Seat one,
    Seat other,
    Goods oneGives,
    Goods otherGives,
    @OmittedByDefault boolean extra)
    implements TableEvent {

  /**
   * What everybody can see of what one player gives.
   *
   * @param relicFragments each as often as it is given
   * @param captives the types of captured units of the other player, each as often as it is given
   * @param planet the planet whose card is given
   */
  public record Goods(
      int tradeGoods,
      int commodities,
      @OmittedByDefault List<ExplorationId> relicFragments,
      @OmittedByDefault List<UnitType> captives,
      @OmittedByDefault Optional<PlanetId> planet) {
    public Goods {
      relicFragments = List.copyOf(relicFragments);
      captives = List.copyOf(captives);
    }

    private Player from(Player player) {
      return player.withGoods(player.tradeGoods() - tradeGoods, player.commodities() - commodities);
    }

    private Player to(Player player) {
      return player.withTradeGoods(player.tradeGoods() + tradeGoods + commodities);
    }

    private Table laid(Table table, Seat from, Seat to) {
      Table now = returned(from, to).map(returns -> returns.fold(table)).orElse(table);
      return relicFragments.isEmpty()
          ? now
          : now.withPart(ExplorationCards.ID, cards -> cards.given(from, to, relicFragments));
    }

    private Optional<CaptivesReturned> returned(Seat from, Seat to) {
      return captives.isEmpty()
          ? Optional.empty()
          : Optional.of(new CaptivesReturned(from, Captive.of(to, captives)));
    }

    private boolean areOf(Table table, Seat seat, Seat to) {
      Player player = table.player(seat);
      return player.tradeGoods() >= tradeGoods
          && player.commodities() >= commodities
          && table.part(ExplorationCards.ID).has(seat, relicFragments)
          && planet.filter(card -> !table.planets().controls(seat, card)).isEmpty()
          && returned(seat, to).flatMap(returns -> returns.guard(table)).isEmpty();
    }
  }

  @Override
  public Table fold(Table table) {
    return otherGives
        .laid(oneGives.laid(table, one, other), other, one)
        .withPlayer(one, player -> otherGives.to(oneGives.from(player)))
        .withPlayer(other, player -> oneGives.to(otherGives.from(player)))
        .withPart(Trading.ID, trading -> after(trading.in(period)))
        .withPart(
            Deals.ID,
            deals -> deals.plus(new Deals.Traded(table.round(), one, other, oneGives, otherGives)));
  }

  private Trading after(Trading trading) {
    return extra ? trading.withoutOffers(one, other) : trading.traded(one, other);
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return missing(table, one, other, oneGives).or(() -> missing(table, other, one, otherGives));
  }

  private static Optional<Refusal> missing(Table table, Seat seat, Seat to, Goods goods) {
    return goods.areOf(table, seat, to)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("transactions.4.1", "nobody gives goods that it does not have")
                .with("seat", seat)
                .with("goods", goods));
  }
}
