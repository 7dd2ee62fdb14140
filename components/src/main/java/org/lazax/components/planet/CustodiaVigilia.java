package org.lazax.components.planet;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.GainedTokens;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.ImperialPointGained;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * Its player gains two command tokens when another player gains a point for Mecatol Rex by
 * Imperial. Rules: planet/custodia_vigilia.N7, planet/custodia_vigilia.N8.
 */
public final class CustodiaVigilia implements Component, Ability<ImperialPointGained> {
  private static final GainedTokens TOKENS = new GainedTokens(2);

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public Missing missing() {
    return Missing.part("SPACE CANNON and PRODUCTION of Mecatol Rex");
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("planet/custodia_vigilia");
  }

  @Override
  public Class<ImperialPointGained> trigger() {
    return ImperialPointGained.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, ImperialPointGained gained) {
    return !gained.gainer().equals(grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ImperialPointGained gained, Chosen soFar) {
    return TOKENS.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, ImperialPointGained gained, Chosen chosen) {
    draft.addAll(TOKENS.gained(grant.user(), chosen));
  }
}
