package org.lazax.table.component;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Ask;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.GoodsGained;
import org.lazax.table.galaxy.Neighbours;
import org.lazax.table.goods.CommoditiesSpent;
import org.lazax.table.goods.GoodsSpent;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;

/**
 * Takes a trade good or a commodity from a neighbour who has gained goods and has three or more. A
 * commodity becomes a good in the hands of another. Rule: faction_ability/pillage.N5.
 */
final class Pillage implements Ability<GoodsGained> {
  private static final int LEAST = 3;
  private static final String WHAT = "what";
  private static final String GOOD = "trade_good";
  private static final String COMMODITY = "commodity";

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/pillage");
  }

  @Override
  public Class<GoodsGained> moment() {
    return GoodsGained.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, GoodsGained gained) {
    return !gained.gainer().equals(grant.user())
        && table.player(gained.gainer()).tradeGoods() >= LEAST
        && Neighbours.are(table, grant.user(), gained.gainer());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, GoodsGained gained, Chosen soFar) {
    if (soFar.has(WHAT)) {
      return Optional.empty();
    }
    Player victim = table.player(gained.gainer());
    List<String> what = new ArrayList<>(List.of(GOOD));
    if (victim.commodities() > 0) {
      what.add(COMMODITY);
    }
    return Optional.of(Ask.one(WHAT, what));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, GoodsGained gained, Chosen chosen) {
    Seat victim = gained.gainer();
    draft.add(
        chosen.one(WHAT).filter(COMMODITY::equals).isPresent()
            ? new CommoditiesSpent(victim, 1)
            : new GoodsSpent(victim, 1));
    Gains.goods(draft, grant.user(), 1);
  }
}
