package org.lazax.game.objectives;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.card.CostRequirement.DiscardActionCards;
import org.lazax.catalog.card.CostRequirement.PurgeRelicFragments;
import org.lazax.catalog.card.CostRequirement.Spend;
import org.lazax.catalog.card.CostRequirement.SpendTokens;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.payment.SpendableGoods;
import org.lazax.rules.payment.Worth;
import org.lazax.rules.tokens.SparedToken;
import org.lazax.table.Table;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.tokens.Tokens;

/** Finds a payment for an objective, if there is one. */
final class SpendingSearch {
  private SpendingSearch() {}

  /**
   * Ways to pay tokens: all from the pools, which comes first, and with each that may be spent in
   * place of one of the strategy pool.
   */
  static List<Spending> tokens(Table table, Seat seat, SpendTokens price) {
    return Stream.concat(
            Stream.of(Optional.<SparedToken>empty()),
            SparedToken.of(table, seat).stream().map(Optional::of))
        .flatMap(spared -> tokens(table, seat, price.count(), spared).stream())
        .toList();
  }

  /** Pays tokens from the pool that has more of them. */
  private static Optional<Spending> tokens(
      Table table, Seat seat, int count, Optional<SparedToken> spared) {
    Tokens owned = SparedToken.left(table, seat, spared);
    int price = spared.isPresent() ? count - 1 : count;
    int strategy = 0;
    int tactic = 0;
    while (tactic + strategy < price) {
      boolean fromTactic = owned.tactic() - tactic >= owned.strategy() - strategy;
      tactic += fromTactic ? 1 : 0;
      strategy += fromTactic ? 0 : 1;
    }
    return owned.tactic() >= tactic && owned.strategy() >= strategy
        ? Optional.of(Spending.tokens(new Tokens(tactic, 0, strategy), spared))
        : Optional.empty();
  }

  /** Pays with the action cards that were drawn first. */
  static Optional<Spending> actionCards(Table table, Seat seat, DiscardActionCards price) {
    var hand = table.player(seat).actionCards();
    return hand.size() >= price.count()
        ? Optional.of(Spending.actionCards(hand.subList(0, price.count())))
        : Optional.empty();
  }

  /** Pays with the relic fragments that were found first. */
  static Optional<Spending> fragments(Table table, Seat seat, PurgeRelicFragments price) {
    List<ExplorationId> owned = table.part(ExplorationCards.ID).fragmentsOf(seat);
    return owned.size() >= price.count()
        ? Optional.of(Spending.fragments(owned.subList(0, price.count())))
        : Optional.empty();
  }

  static Optional<Spending> goods(Table table, Seat seat, Spend price) {
    int goods = SpendableGoods.of(table, seat) - price.tradeGoods();
    if (goods < 0) {
      return Optional.empty();
    }
    if (price.influence() == 0) {
      return covering(table, seat, Purpose.RESOURCES, goods, price.resources())
          .map(paid -> Spending.goods(paid, Payment.NOTHING, price.tradeGoods()));
    }
    if (price.resources() == 0) {
      return covering(table, seat, Purpose.INFLUENCE, goods, price.influence())
          .map(paid -> Spending.goods(Payment.NOTHING, paid, price.tradeGoods()));
    }
    return both(table, seat, goods, price);
  }

  private static Optional<Payment> covering(
      Table table, Seat seat, Purpose purpose, int goods, int price) {
    return PaymentMeans.of(table, seat, purpose).withGoods(goods).covering(price);
  }

  /**
   * A payment of resources and influence. Each planet pays for one of them. All sums that the
   * planets can make are tried, and one that needs the fewest trade goods is chosen. Rule:
   * planets.N3.
   */
  private static Optional<Spending> both(Table table, Seat seat, int goods, Spend price) {
    Worth resources = Worth.of(table, seat, Purpose.RESOURCES);
    Worth influence = Worth.of(table, seat, Purpose.INFLUENCE);
    Map<Sums, Split> reached = new LinkedHashMap<>();
    reached.put(new Sums(0, 0), new Split(List.of(), List.of()));
    for (PlanetId planet : table.planets().readiedOf(seat)) {
      Map<Sums, Split> more = new LinkedHashMap<>();
      reached.forEach((sums, split) -> {
        more.putIfAbsent(
            sums.plus(resources.planet(planet), 0, price), split.withResources(planet));
        more.putIfAbsent(
            sums.plus(0, influence.planet(planet), price), split.withInfluence(planet));
      });
      more.forEach(reached::putIfAbsent);
    }
    int worth = resources.tradeGood();
    return reached.entrySet().stream()
        .min(
            Comparator.comparingInt(
                e -> e.getKey().missing(price, worth) * 100 + e.getValue().planets()))
        .filter(best -> best.getKey().missing(price, worth) <= goods)
        .map(best -> best.getValue().completed(best.getKey(), price, worth));
  }

  /** The sums that planets pay, each limited to its price. */
  private record Sums(int resources, int influence) {
    Sums plus(int moreResources, int moreInfluence, Spend price) {
      return new Sums(
          Math.min(price.resources(), resources + moreResources),
          Math.min(price.influence(), influence + moreInfluence));
    }

    /** The number of trade goods that pay the rest. Each pays for one kind only. */
    int missing(Spend price, int goodWorth) {
      return Math.ceilDiv(price.resources() - resources, goodWorth)
          + Math.ceilDiv(price.influence() - influence, goodWorth);
    }
  }

  private record Split(List<PlanetId> forResources, List<PlanetId> forInfluence) {
    int planets() {
      return forResources.size() + forInfluence.size();
    }

    Split withResources(PlanetId planet) {
      return new Split(plus(forResources, planet), forInfluence);
    }

    Split withInfluence(PlanetId planet) {
      return new Split(forResources, plus(forInfluence, planet));
    }

    Spending completed(Sums sums, Spend price, int goodWorth) {
      return Spending.goods(
          new Payment(forResources, Math.ceilDiv(price.resources() - sums.resources(), goodWorth)),
          new Payment(forInfluence, Math.ceilDiv(price.influence() - sums.influence(), goodWorth)),
          price.tradeGoods());
    }

    private static List<PlanetId> plus(List<PlanetId> planets, PlanetId planet) {
      List<PlanetId> more = new ArrayList<>(planets);
      more.add(planet);
      return more;
    }
  }
}
