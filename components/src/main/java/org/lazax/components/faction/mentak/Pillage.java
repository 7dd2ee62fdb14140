package org.lazax.components.faction.mentak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.GoodsOccurrence;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.GoodsGained;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.TransactionResolved;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.goods.CommoditiesSpent;
import org.lazax.table.event.goods.GoodsSpent;

/**
 * The owner takes a trade good or a commodity from a neighbour with at least three trade goods who
 * has gained trade goods or resolved a transaction. A commodity becomes a trade good. Rules:
 * faction_ability/pillage.N1 to faction_ability/pillage.N9.
 */
public final class Pillage implements WithAbilities {
  static final AbilityRef NAME = AbilityRef.parse("faction_ability/pillage");
  private static final AbilityRef AFTER_TRANSACTION = AbilityRef.parse(NAME + "#transaction");
  private static final int LEAST = 3;
  static final String FROM = "from";
  private static final String WHAT = "what";
  private static final String GOOD = "trade_good";
  private static final String COMMODITY = "commodity";

  @Override
  public ComponentRef ref() {
    return NAME.component();
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new AfterGain(), new AfterTransaction());
  }

  /** The victim is the player to whom it happened. */
  private abstract static class Pillaging<O extends GoodsOccurrence> implements Ability<O> {
    abstract Seat victim(O happened);

    @Override
    public boolean usable(Table table, Grant grant, O happened) {
      Seat victim = victim(happened);
      return !victim.equals(grant.user())
          && table.player(victim).tradeGoods() >= LEAST
          && Neighbours.are(table, grant.user(), victim)
          && Ruleset.hooks(table, victim, ProtectsFromPillage.class).isEmpty();
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, O happened, Chosen soFar) {
      if (!soFar.has(FROM)) {
        return Optional.of(Ask.one(FROM, List.of(victim(happened))));
      }
      if (soFar.has(WHAT)) {
        return Optional.empty();
      }
      Player victim = table.player(victim(happened));
      List<String> what = new ArrayList<>(List.of(GOOD));
      if (victim.commodities() > 0) {
        what.add(COMMODITY);
      }
      return Optional.of(Ask.one(WHAT, what));
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, O happened, Chosen chosen) {
      Seat victim = victim(happened);
      draft.add(
          chosen.one(WHAT).filter(COMMODITY::equals).isPresent()
              ? new CommoditiesSpent(victim, 1)
              : new GoodsSpent(victim, 1));
      Gains.othersGoods(draft, grant.user(), 1);
    }
  }

  private static final class AfterGain extends Pillaging<GoodsGained> {
    @Override
    public AbilityRef name() {
      return NAME;
    }

    @Override
    public Class<GoodsGained> trigger() {
      return GoodsGained.class;
    }

    @Override
    Seat victim(GoodsGained gained) {
      return gained.gainer();
    }
  }

  private static final class AfterTransaction extends Pillaging<TransactionResolved> {
    @Override
    public AbilityRef name() {
      return AFTER_TRANSACTION;
    }

    @Override
    public Class<TransactionResolved> trigger() {
      return TransactionResolved.class;
    }

    @Override
    Seat victim(TransactionResolved resolved) {
      return resolved.player();
    }
  }
}
