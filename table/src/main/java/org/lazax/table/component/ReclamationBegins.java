package org.lazax.table.component;

import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.PlanetGained;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.grants.Lasting;
import org.lazax.table.procedure.GameProcedure.TacticalAction;

/** Remembers until the end of a tactical action that Mecatol Rex was gained in it. */
final class ReclamationBegins implements Ability<PlanetGained> {
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
