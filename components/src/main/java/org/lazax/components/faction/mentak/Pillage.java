package org.lazax.components.faction.mentak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.GoodsGained;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.goods.CommoditiesSpent;
import org.lazax.table.event.goods.GoodsSpent;

/**
 * The owner takes a trade good or a commodity from a neighbour who has gained trade goods and has
 * at least three. A commodity becomes a trade good. Rule: faction_ability/pillage.N5.
 */
public final class Pillage implements Component, Ability<GoodsGained> {
  static final AbilityRef NAME = AbilityRef.parse("faction_ability/pillage");
  private static final int LEAST = 3;
  static final String FROM = "from";
  private static final String WHAT = "what";
  private static final String GOOD = "trade_good";
  private static final String COMMODITY = "commodity";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public Missing missing() {
    return Missing.part("its use after transactions, and the Promise of Protection against it");
  }

  @Override
  public AbilityRef name() {
    return NAME;
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
    if (!soFar.has(FROM)) {
      return Optional.of(Ask.one(FROM, List.of(gained.gainer())));
    }
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
