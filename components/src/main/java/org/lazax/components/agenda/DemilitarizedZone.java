package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.planets.AttachmentHooks;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** All units on the planet are destroyed, and none can be placed there. */
public final class DemilitarizedZone implements Component, AttachmentHooks, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/demilitarized_zone");
  }

  @Override
  public boolean isClosed() {
    return true;
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    List<UnitStack> units = ElectedPlanet.units(draft.table(), outcome);
    if (!units.isEmpty()) {
      Place place = ElectedPlanet.place(draft.table(), outcome).orElseThrow();
      DestroyedUnits.destroy(draft, place, units, Optional.empty());
    }
  }
}
