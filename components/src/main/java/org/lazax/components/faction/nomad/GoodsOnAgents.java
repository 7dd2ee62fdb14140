package org.lazax.components.faction.nomad;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.GoodsGained;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.immutable.Copies;
import org.lazax.table.leaders.LeaderState;

/**
 * The trade goods on agents, which their owners gain as soon as the agent is readied. They are
 * public.
 *
 * @param laid what lies on each agent, in the order in which it was laid
 */
@WireType("prophecy-of-kings.goods-on-agents")
public record GoodsOnAgents(List<Laid> laid) implements TablePart {
  public static final PartId<GoodsOnAgents> ID =
      PartId.of(
          new GoodsOnAgents(List.of()), List.of(GoodsLaidOnAgent.class, GoodsTakenFromAgent.class));

  public GoodsOnAgents {
    laid = List.copyOf(laid);
  }

  /**
   * The trade goods on one agent.
   *
   * @param seat whose agent it is
   */
  public record Laid(Seat seat, LeaderId agent, int goods) {}

  /**
   * The goods on the first readied agent go to its owner, which is a gain that abilities follow.
   * They do not come from the supply. Rule: leader/artuno_the_betrayer.N3.
   */
  public static List<GameEvent> due(Table table) {
    return table.part(ID).laid.stream()
        .filter(each -> table.player(each.seat).leaders().is(each.agent, LeaderState.READIED))
        .findFirst()
        .<List<GameEvent>>map(each ->
            List.of(
                new GoodsTakenFromAgent(each.seat, each.agent, each.goods),
                new FrameOpened(
                    table.kernel().opened(),
                    new Moment(
                        Service.GAME, new GoodsGained(ResolutionOrder.first(table), each.seat)))))
        .orElse(List.of());
  }

  GoodsOnAgents with(Laid more) {
    return new GoodsOnAgents(Copies.with(laid, more));
  }

  GoodsOnAgents without(Laid taken) {
    return new GoodsOnAgents(Copies.without(laid, taken));
  }

  @Override
  public boolean isEmpty() {
    return laid.isEmpty();
  }

  /** Those of an eliminated player go to the supply. */
  @Override
  public GoodsOnAgents without(Seat out) {
    return new GoodsOnAgents(laid.stream().filter(each -> !each.seat.equals(out)).toList());
  }

  @Override
  public GoodsOnAgents shown() {
    return this;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    List<String> found = new ArrayList<>();
    for (Laid each : laid) {
      if (each.goods < 1 || !table.seats().contains(each.seat)) {
        found.add(each.goods + " trade goods on " + each.agent + " of " + each.seat);
      }
    }
    return found;
  }
}
