package org.lazax.components.faction.naazrokha;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.GainedTokens;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.exploration.LikeFragments;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * As an action, the player purges two like relic fragments for a relic, or one for a command token.
 * Both may be in vain. Rules: faction_ability/fabrication.N1, faction_ability/fabrication.N2.
 */
final class Fabrication implements WithAbilities {
  private static final ComponentRef REF = ComponentRef.parse("faction_ability/fabrication");

  @Override
  public ComponentRef ref() {
    return REF;
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new ForRelic(), new ForToken());
  }

  private record ForRelic() implements ActionAbility {
    @Override
    public AbilityRef name() {
      return new AbilityRef(REF, "relic");
    }

    @Override
    public boolean possible(Table table, Grant grant) {
      return LikePair.has(table, grant.user());
    }

    @Override
    public List<UseCost> costs() {
      return List.of(LikePair.COST);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
      return LikePair.asks(table, grant.user(), soFar);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      LikePair.purge(draft, grant.user(), chosen);
    }
  }

  private record ForToken() implements ActionAbility {
    private static final LikeFragments ONE = new LikeFragments(1);
    private static final GainedTokens TOKEN = new GainedTokens(1);
    private static final String FRAGMENT = "fragment";

    @Override
    public AbilityRef name() {
      return new AbilityRef(REF, "token");
    }

    @Override
    public boolean possible(Table table, Grant grant) {
      return !ONE.types(table, grant.user()).isEmpty();
    }

    @Override
    public List<UseCost> costs() {
      return List.of(UseCost.of(Means.RELIC_FRAGMENT, ONE.number()));
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
      return Ask.once(FRAGMENT, soFar, () -> ONE.types(table, grant.user()))
          .or(() -> TOKEN.asks(table, grant.user(), soFar));
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      ExplorationId fragment = new ExplorationId(chosen.one(FRAGMENT).orElseThrow());
      ONE.purge(draft, grant.user(), fragment, chosen);
      draft.addAll(TOKEN.gained(grant.user(), chosen));
    }
  }
}
