package org.lazax.game.component;

import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.ability.Occurrence;
import org.lazax.table.ability.Priority;
import org.lazax.table.goods.GoodsGained;
import org.lazax.table.planets.ControlGained;

/** Gains on which abilities hang. */
public final class Gains {
  private Gains() {}

  /** All these goods are gained at once. Rule: trade_goods.2. */
  public static void goods(Draft<?, Table> draft, Seat seat, int count) {
    draft.add(new GoodsGained(seat, count));
    GameMoments.MOMENTS.occur(
        draft, new Occurrence.GoodsGained(Priority.first(draft.table()), seat));
  }

  /** A planet's card comes exhausted. Rule: control.1. */
  public static void planet(Draft<?, Table> draft, Seat seat, PlanetId planet) {
    draft.add(new ControlGained(seat, planet, true));
    GameMoments.MOMENTS.occur(
        draft, new Occurrence.PlanetGained(Priority.first(draft.table()), seat, planet));
  }
}
