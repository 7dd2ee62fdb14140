package org.lazax.simulation.madeup;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.CatalogSource;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.change.Part;
import org.lazax.rules.change.Part.Parts;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.leaders.PrintedLeaders;
import org.lazax.rules.leaders.unlock.UnlockHooks;
import org.lazax.rules.limits.LimitHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.rules.ruleset.GamePart;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LeaderCards;
import org.lazax.rules.ruleset.LeaderRules;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.leaders.Leaders;

/** A made-up variant in which each player has a regent instead of the printed leaders. */
final class Regents {
  static final String NAME = "regents";
  static final LeaderId OF_SOL = new LeaderId("regent_of_sol");
  static final LeaderId OF_HACAN = new LeaderId("regent_of_hacan");
  static final LeaderId OF_LETNEV = new LeaderId("regent_of_letnev");

  private static final int PLANETS = 4;

  static final Expansion EXPANSION =
      new Expansion(NAME, List.of(new OfSol(), new OfHacan(), new OfLetnev()))
          .withEntries(CatalogSource.relativeTo(Regents.class, "regents/"))
          .replacing(GamePart.LEADERS)
          .bringingLeaders(new OneEach());

  private Regents() {}

  /** Whether the condition that unlocks regents is met. */
  static boolean isUnlocked(Table table, Seat seat) {
    return planets(table, seat) >= PLANETS;
  }

  private static int planets(Table table, Seat seat) {
    return (int)
        table.planets().cards().values().stream()
            .filter(card -> card.controller().equals(seat))
            .count();
  }

  /** The rules of printed leaders, except that each player starts with the regent only. */
  private record OneEach() implements LeaderRules {
    private static final LeaderRules PRINTED = new PrintedLeaders();

    @Override
    public Leaders atTheStart(Table table, Seat seat) {
      Leaders printed = PRINTED.atTheStart(table, seat);
      LeaderId regent =
          printed.cards().keySet().stream()
              .filter(leader -> leader.value().startsWith("regent_"))
              .findFirst()
              .orElseThrow();
      return Leaders.of(Map.of(regent, printed.cards().get(regent)));
    }

    @Override
    public SettlingCheck unlocking(Components components) {
      return PRINTED.unlocking(components);
    }
  }

  /** A commander. */
  record OfSol() implements Component, LimitHooks, UnlockHooks {
    @Override
    public ComponentRef ref() {
      return ComponentRef.of(OF_SOL);
    }

    @Override
    public Change hand(Table table, Grant grant) {
      return Change.plus(1);
    }

    @Override
    public boolean isUnlocked(Table table, Seat seat) {
      return Regents.isUnlocked(table, seat);
    }

    @Override
    public Parts looksAt() {
      return Parts.of(Part.PLANETS);
    }
  }

  /** An agent. */
  record OfHacan() implements Component, ActionAbility {
    @Override
    public ComponentRef ref() {
      return ComponentRef.of(OF_HACAN);
    }

    @Override
    public AbilityRef name() {
      return AbilityRef.of(ref());
    }

    @Override
    public boolean possible(Table table, Grant grant) {
      return LeaderCards.isReady(table, grant);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      LeaderUses.use(draft, grant);
      draft.add(new GoodsGained(grant.user(), 1));
    }
  }

  /** A hero. */
  record OfLetnev() implements Component, ActionAbility, UnlockHooks {
    @Override
    public ComponentRef ref() {
      return ComponentRef.of(OF_LETNEV);
    }

    @Override
    public AbilityRef name() {
      return AbilityRef.of(ref());
    }

    @Override
    public boolean possible(Table table, Grant grant) {
      return LeaderCards.isReady(table, grant);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      LeaderUses.use(draft, grant);
      draft.add(new GoodsGained(grant.user(), planets(draft.table(), grant.user())));
    }

    @Override
    public boolean isUnlocked(Table table, Seat seat) {
      return Regents.isUnlocked(table, seat);
    }

    @Override
    public Parts looksAt() {
      return Parts.of(Part.PLANETS);
    }
  }
}
