package org.lazax.rules.effect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.GoodsOccurrence;
import org.lazax.rules.commodities.CommodityValue;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.strategy.Initiative;
import org.lazax.table.Table;
import org.lazax.table.event.goods.CommoditiesGained;
import org.lazax.table.event.goods.CommoditiesReplenished;
import org.lazax.table.event.goods.CommoditiesSpent;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.event.objectives.VictoryPointsGained;

/** Gains that trigger abilities, whichever service commits them. */
public final class Gains {
  private Gains() {}

  /** A player gains trade goods from the supply, all at once. Rule: trade_goods.2. */
  public static void goods(Draft<?, Table> draft, Seat seat, int count) {
    draft.add(new GoodsGained(seat, count));
    followed(draft, seat, Optional.of(count));
  }

  /** A player gains trade goods that were trade goods or commodities of another, all at once. */
  public static void othersGoods(Draft<?, Table> draft, Seat seat, int count) {
    draft.add(new GoodsGained(seat, count));
    followed(draft, seat, Optional.empty());
  }

  /**
   * A player has gained trade goods: abilities follow. For goods that are spent before anybody
   * reacts.
   *
   * @param supply how many came from the supply; empty if they came from anywhere else
   */
  public static void followed(Draft<?, Table> draft, Seat seat, Optional<Integer> supply) {
    Seat active = ResolutionOrder.first(draft.table());
    Occurrences.occur(draft, new GoodsOccurrence.GoodsGained(active, seat, supply));
  }

  /**
   * A player gains commodities, as many as its commodity value still allows. Rule: commodities.2.
   */
  public static void commodities(Draft<?, Table> draft, Seat seat, int count) {
    int gained = Math.min(count, CommodityValue.missing(draft.table(), seat));
    if (gained > 0) {
      draft.add(new CommoditiesGained(seat, gained));
    }
  }

  /** A player replenishes its commodities, also if none is missing. Rule: commodities.N2. */
  public static void replenish(Draft<?, Table> draft, Seat seat) {
    draft.add(new CommoditiesReplenished(seat, CommodityValue.missing(draft.table(), seat)));
    Seat active = ResolutionOrder.first(draft.table());
    Occurrences.occur(draft, new GoodsOccurrence.CommoditiesReplenished(active, seat));
  }

  /**
   * A player converts commodities of its own to as many trade goods. That does not count as gaining
   * them. Rule: commodities.5.3.
   */
  public static void convert(Draft<?, Table> draft, Seat seat, int count) {
    draft.add(new CommoditiesSpent(seat, count));
    draft.add(new GoodsGained(seat, count));
  }

  /**
   * The players gain one victory point each, one after another; in the action phase by initiative,
   * whoever is active. The first player who reaches the target wins, and no player after it gains a
   * point. Rule: victory_points.7.
   */
  public static void pointEach(Draft<?, Table> draft, List<Seat> inOrder, String source) {
    int target = draft.table().settings().victoryTarget();
    List<Seat> seats = new ArrayList<>(inOrder);
    if (draft.table().kernel().within(Turn.class).isPresent()) {
      seats.sort(Comparator.comparingInt(Initiative.order(draft.table())::indexOf));
    }
    for (Seat seat : seats) {
      draft.add(new VictoryPointsGained(seat, 1, source));
      if (draft.table().player(seat).victoryPoints() >= target) {
        return;
      }
    }
  }

  /** A player gains control of a planet. Rule: control.1. */
  public static void planet(Draft<?, Table> draft, Seat seat, PlanetId planet) {
    draft.call(new GainControl(Occurrences.service(draft), seat, planet));
  }

  /** A player gains a technology without research. Rule: technology.5. */
  public static void technology(Draft<?, Table> draft, Seat seat, TechnologyId technology) {
    draft.call(new GainTechnology(Occurrences.service(draft), seat, technology, false));
  }
}
