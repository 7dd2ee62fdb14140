package org.lazax.components.faction.nekro;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.GainedTokens;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchBegins;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * The owner cannot research. It gains three command tokens instead. Rules:
 * faction_ability/propagation.N1, faction_ability/propagation.N2.
 */
public final class Propagation implements Component, Ability<ResearchBegins>, ResearchHooks {
  private static final GainedTokens THREE = new GainedTokens(3);

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/propagation");
  }

  @Override
  public Class<ResearchBegins> trigger() {
    return ResearchBegins.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, ResearchBegins research) {
    return research.researcher().equals(grant.user()) && THREE.of(table, grant.user()) > 0;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ResearchBegins research, Chosen soFar) {
    return THREE.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ResearchBegins research, Chosen chosen) {
    draft.addAll(THREE.gained(grant.user(), chosen));
  }

  @Override
  public boolean replaces(Table table, Grant grant) {
    return true;
  }
}
