package org.lazax.components.promise;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.PromiseHooks;
import org.lazax.rules.trade.Promises;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.goods.GoodsSpent;

/**
 * The player pays trade goods when a moment comes. Then it pays as many as it has, and owes nothing
 * any more. Rules: deals.N7, deals.N7.1.
 */
final class PromisedPayment implements WithAbilities, PromiseHooks {
  private static final ComponentRef KIND = ComponentRef.parse("promise/payment");
  private static final List<Payday<?>> DAYS =
      List.of(Payday.TURN_END, Payday.STATUS_PHASE, Payday.AGENDA_PHASE);
  private static final String WHEN = "when";
  private static final String GOODS = "goods";
  private static final int MOST = 5;

  @Override
  public ComponentRef ref() {
    return KIND;
  }

  @Override
  public List<Ability<?>> abilities() {
    return DAYS.stream().<Ability<?>>map(Due::new).toList();
  }

  /** Of two promises to pay the same player at the same moment the second is left out. */
  @Override
  public List<Map<String, String>> possible(Table table, Seat by, Seat to) {
    if (table.kernel().within(Turn.class).isEmpty()) {
      return List.of();
    }
    List<Map<String, String>> possible = new ArrayList<>();
    for (Payday<?> day : DAYS) {
      boolean promised =
          due(table, new Grant(KIND, by), day).stream().anyMatch(each -> each.to().equals(to));
      if (!promised && table.kernel().frameOf(day.within()).isPresent()) {
        IntStream.rangeClosed(1, MOST)
            .mapToObj(goods -> Map.of(WHEN, day.name(), GOODS, Integer.toString(goods)))
            .forEach(possible::add);
      }
    }
    return possible;
  }

  @Override
  public int until(Table table, Map<String, String> terms) {
    return DAYS.stream()
        .filter(day -> day.name().equals(terms.get(WHEN)))
        .flatMap(day -> table.kernel().frameOf(day.within()).stream())
        .findFirst()
        .orElseThrow()
        .id();
  }

  private static List<Promises.InForce> due(Table table, Grant grant, Payday<?> day) {
    return Promises.of(table, grant).stream()
        .filter(each -> day.name().equals(each.promise().terms().get(WHEN)))
        .toList();
  }

  private record Due<O extends Occurrence>(Payday<O> day) implements Ability<O> {
    @Override
    public AbilityRef name() {
      return new AbilityRef(KIND, day.name());
    }

    @Override
    public Class<O> trigger() {
      return day.moment();
    }

    @Override
    public boolean forced() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, O come) {
      return table.player(grant.user()).tradeGoods() > 0 && !due(table, grant, day).isEmpty();
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, O come, Chosen chosen) {
      due(draft.table(), grant, day).forEach(each -> pay(draft, each));
    }
  }

  private static void pay(Draft<?, Table> draft, Promises.InForce promise) {
    int promised = Integer.parseInt(promise.promise().terms().getOrDefault(GOODS, "0"));
    int paid = Math.min(promised, draft.table().player(promise.by()).tradeGoods());
    if (paid > 0) {
      draft.add(new GoodsSpent(promise.by(), paid));
      Gains.othersGoods(draft, promise.to(), paid);
    }
  }
}
