package org.lazax.simulation.madeup;

import java.util.List;
import org.lazax.catalog.CatalogSource;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.limits.LimitHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.strategy.OrderHooks;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.goods.GoodsGained;

/** A made-up expansion with four cards, a faction, a part of the table and a moment. */
final class Gardens {
  static final String NAME = "gardens";

  static final Expansion EXPANSION =
      new Expansion(
              NAME,
              List.of(
                  new Windfall(),
                  new Grafting(),
                  new CommonGround(),
                  new EarlyRisers(),
                  new SeedBank(),
                  new Pollination()))
          .withState(Seeds.ID)
          .withMoment(SeedPlaced.class)
          .withEntries(CatalogSource.relativeTo(Gardens.class, ""));

  private Gardens() {}

  /** An action card. */
  record Windfall() implements Component, Ability<TurnEnds> {
    @Override
    public ComponentRef ref() {
      return ComponentRef.parse("action_card/windfall");
    }

    @Override
    public AbilityRef name() {
      return AbilityRef.parse("action_card/windfall");
    }

    @Override
    public Class<TurnEnds> trigger() {
      return TurnEnds.class;
    }

    @Override
    public boolean isPlayed() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, TurnEnds ends) {
      return ends.active().equals(grant.user());
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, TurnEnds ends, Chosen chosen) {
      draft.add(new GoodsGained(grant.user(), 1));
    }
  }

  /** A technology. */
  record Grafting() implements Component, LimitHooks {
    @Override
    public ComponentRef ref() {
      return ComponentRef.parse("technology/grafting");
    }

    @Override
    public Change hand(Table table, Grant grant) {
      return Change.plus(2);
    }
  }

  /** A law. */
  record CommonGround() implements Component, LimitHooks {
    @Override
    public ComponentRef ref() {
      return ComponentRef.parse("agenda/common_ground");
    }

    @Override
    public Change hand(Table table, Grant grant) {
      return Change.plus(-1);
    }
  }

  /** An ability of the faction. */
  record EarlyRisers() implements Component, OrderHooks {
    @Override
    public ComponentRef ref() {
      return ComponentRef.parse("faction_ability/early_risers");
    }

    @Override
    public Change initiative(Table table, Grant grant) {
      return Change.becomes(0);
    }
  }
}
