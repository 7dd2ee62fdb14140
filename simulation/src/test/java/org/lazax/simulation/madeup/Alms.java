package org.lazax.simulation.madeup;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.event.goods.GoodsSpent;

/** An action card: its user gives trade goods away, some of them to the same player. */
final class Alms extends ComponentActionCard {
  static final String GOODS = "goods";
  static final int TO_EACH = 2;

  private static final int MOST = 3;

  @Override
  public boolean possible(Table table, Grant grant) {
    return table.player(grant.user()).tradeGoods() > 0;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    if (soFar.has(GOODS)) {
      return Optional.empty();
    }
    int most = Math.min(MOST, table.player(grant.user()).tradeGoods());
    SequencedMap<Seat, Integer> supply = new LinkedHashMap<>();
    others(table, grant).forEach(seat -> supply.put(seat, TO_EACH));
    return Optional.of(Ask.counted(GOODS, supply, 1, most));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    List<String> goods = chosen.all(GOODS);
    draft.add(new GoodsSpent(grant.user(), goods.size()));
    for (Seat seat : others(draft.table(), grant)) {
      int gained = Collections.frequency(goods, seat.toString());
      if (gained > 0) {
        draft.add(new GoodsGained(seat, gained));
      }
    }
  }

  private static List<Seat> others(Table table, Grant grant) {
    return table.seats().stream().filter(seat -> !seat.equals(grant.user())).toList();
  }
}
