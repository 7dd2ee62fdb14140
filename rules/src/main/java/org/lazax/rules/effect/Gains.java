package org.lazax.rules.effect;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.rules.ability.Abilities;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.Occurrence;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.table.Table;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.event.objectives.VictoryPointsGained;

/** Gains on which abilities hang, whichever service commits them. */
public final class Gains {
  private Gains() {}

  /** All these goods are gained at once. Rule: trade_goods.2. */
  public static void goods(Draft<?, Table> draft, Seat seat, int count) {
    draft.add(new GoodsGained(seat, count));
    Occurrence gained = new Occurrence.GoodsGained(ResolutionOrder.first(draft.table()), seat);
    if (Abilities.concernIn(draft.table(), gained)) {
      draft.call(new Moment(service(draft), gained));
    }
  }

  /**
   * These players gain a victory point one after another. The first who reaches the target has won,
   * and nobody after that player gains any. Rule: victory_points.7.
   */
  public static void pointEach(Draft<?, Table> draft, List<Seat> inOrder, String source) {
    int target = draft.table().settings().victoryTarget();
    for (Seat seat : inOrder) {
      draft.add(new VictoryPointsGained(seat, 1, source));
      if (draft.table().player(seat).victoryPoints() >= target) {
        return;
      }
    }
  }

  /** Control of a planet is gained. Rule: control.1. */
  public static void planet(Draft<?, Table> draft, Seat seat, PlanetId planet) {
    draft.call(new GainControl(service(draft), seat, planet));
  }

  /** A technology is gained without being researched. Rule: technology.5. */
  public static void technology(Draft<?, Table> draft, Seat seat, TechnologyId technology) {
    draft.call(new GainTechnology(service(draft), seat, technology, false));
  }

  /** Who commits now: the owner of the frame on top. For who opens no moments the game does. */
  private static Service service(Draft<?, Table> draft) {
    Service owner = draft.table().kernel().frame().map(Frame::procedure).orElseThrow().owner();
    return owner == Service.COMBAT ? owner : Service.GAME;
  }
}
