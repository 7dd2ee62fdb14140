package org.lazax.components.faction.winnu;

import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.PlanetGained;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Lasting;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/** Remembers until the end of a tactical action that Mecatol Rex was gained in it. */
public final class ReclamationBegins implements Component, Ability<PlanetGained> {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("faction_ability/reclamation#begins");
  }

  @Override
  public Class<PlanetGained> moment() {
    return PlanetGained.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, PlanetGained gained) {
    return gained.gainer().equals(grant.user())
        && gained.planet().equals(PlanetId.MECATOL_REX)
        && table
            .kernel()
            .within(TacticalAction.class)
            .filter(action -> action.seat().equals(grant.user()))
            .isPresent();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, PlanetGained gained, Chosen chosen) {
    int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    draft.add(Lasting.until(action, name(), grant));
  }
}
