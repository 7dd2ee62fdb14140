package org.lazax.contract;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.UseCost.Payer;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.Purpose;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.actioncards.ActionCardsDiscarded;
import org.lazax.table.event.exploration.RelicFragmentsPurged;
import org.lazax.table.event.goods.CommoditiesPaid;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.event.relics.RelicExhausted;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;

/**
 * What one use of an ability has taken from its user: tokens of the sheet, trade goods and what
 * counts as such, planets, cards and fragments. Units are left out, because they may be replaced.
 */
final class Paid {
  private final Use use;
  private final Map<Means, Integer> counts = new EnumMap<>(Means.class);
  private Payment payment = Payment.NOTHING;

  /** Whether a relic was exhausted in place of a strategy token; the token itself may follow. */
  private boolean spared;

  private Paid(Use use) {
    this.use = use;
  }

  /** The uses of abilities that these events carry out. */
  static List<Paid> in(List<GameEvent> events) {
    List<Paid> all = new ArrayList<>();
    Optional<Paid> now = Optional.empty();
    for (GameEvent event : events) {
      if (event instanceof FrameChanged(int _, Effect effect) && effect.carriedOut()) {
        now = Optional.of(new Paid(effect.use()));
        now.ifPresent(all::add);
      } else if (event instanceof FrameChanged || event instanceof FrameClosed) {
        now = Optional.empty();
      } else {
        now.ifPresent(paid -> paid.add(event));
      }
    }
    return all;
  }

  private void add(GameEvent event) {
    Seat user = use.seat();
    switch (event) {
      case GoodsSpent(Seat seat, int goods) when seat.equals(user) ->
          payment = new Payment(payment.planets(), payment.tradeGoods() + goods);
      case CommoditiesPaid(Seat seat, int asGoods) when seat.equals(user) ->
          payment = new Payment(payment.planets(), payment.tradeGoods() + asGoods);
      case PlanetsExhausted exhausted when exhausted.seat().equals(user) ->
          payment = new Payment(exhausted.planets(), payment.tradeGoods());
      case RelicExhausted exhausted
          when exhausted.seat().equals(user)
              && !use.ability().component().equals(ComponentRef.of(exhausted.relic())) -> {
        spared = true;
        add(Means.STRATEGY_TOKEN, 1);
      }
      case TokensMoved moved when spared && moved.seat().equals(user) -> spared = false;
      case TokensMoved moved when moved.seat().equals(user) && moved.to() == Pool.REINFORCEMENTS ->
          add(
              moved.from() == Pool.STRATEGY ? Means.STRATEGY_TOKEN : Means.FLEET_TOKEN,
              moved.count());
      case ActionCardsDiscarded discarded when discarded.seat().equals(user) ->
          add(Means.ACTION_CARD, discarded.cards().size());
      case RelicFragmentsPurged purged when purged.seat().equals(user) ->
          add(Means.RELIC_FRAGMENT, purged.fragments().size());
      default -> {}
    }
  }

  private void add(Means means, int count) {
    counts.merge(means, count, Integer::sum);
  }

  Use use() {
    return use;
  }

  boolean isAnything() {
    return !counts.isEmpty() || !payment.equals(Payment.NOTHING);
  }

  /** Whether these costs tell all that was paid, and whether all that they tell was paid. */
  boolean isToldBy(Table table, List<UseCost> costs) {
    Map<Means, Integer> left = new EnumMap<>(counts);
    boolean planets = false;
    int goods = payment.tradeGoods();
    for (UseCost cost : costs) {
      if (cost.payer() == Payer.CHOSEN && counts.size() == 1) {
        left.clear();
      } else if (cost.payer() == Payer.USER) {
        switch (cost.means()) {
          case RESOURCE, INFLUENCE -> {
            Purpose purpose = cost.means() == Means.RESOURCE ? Purpose.RESEARCH : Purpose.INFLUENCE;
            planets = payment.worth(table, use.seat(), purpose) >= cost.count().min();
            goods = 0;
          }
          case ALL_READIED_PLANETS -> planets = true;
          case READIED_PLANET -> planets = cost.count().allow(payment.planets().size());
          case TRADE_GOOD -> goods = cost.count().allow(goods) ? 0 : goods + 1;
          case SHIP, MECH, INFANTRY, LEADER -> {}
          default -> {
            Integer count = left.remove(cost.means());
            goods += count != null && cost.count().allow(count) ? 0 : 1;
          }
        }
      }
    }
    return left.isEmpty() && goods == 0 && (planets || payment.planets().isEmpty());
  }

  @Override
  public String toString() {
    return use + " took " + counts + " and " + payment;
  }
}
