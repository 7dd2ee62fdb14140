package org.lazax.components.faction.winnu;

import java.util.Map;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetGained;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/** Records until the end of the owner's tactical action that it has gained a planet in it. */
abstract class GainedInAction implements Ability<PlanetGained> {
  private final AbilityRef name;

  GainedInAction(AbilityRef name) {
    this.name = name;
  }

  @Override
  public final AbilityRef name() {
    return name;
  }

  @Override
  public final Class<PlanetGained> trigger() {
    return PlanetGained.class;
  }

  @Override
  public final boolean forced() {
    return true;
  }

  @Override
  public final boolean usable(Table table, Grant grant, PlanetGained gained) {
    return gained.gainer().equals(grant.user())
        && counts(gained.planet())
        && table
            .kernel()
            .within(TacticalAction.class)
            .filter(action -> action.seat().equals(grant.user()))
            .isPresent();
  }

  /** Whether it is recorded of this planet. */
  abstract boolean counts(PlanetId planet);

  @Override
  public final void resolve(
      Draft<?, Table> draft, Grant grant, PlanetGained gained, Chosen chosen) {
    int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    draft.add(LastingEffects.until(action, name, grant, params(gained.planet())));
  }

  /** What is recorded of the planet. */
  abstract Map<String, String> params(PlanetId planet);
}
