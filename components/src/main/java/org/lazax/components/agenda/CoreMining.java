package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.units.Place;

/**
 * An infantry on the planet is destroyed, if there is one. The catalog has what the law adds to the
 * planet. Rule: agenda/core_mining.N1.
 */
public final class CoreMining implements Component, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/core_mining");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    ElectedPlanet.units(draft.table(), outcome).stream()
        .filter(stack -> stack.type() == UnitType.INFANTRY)
        .findFirst()
        .ifPresent(infantry -> {
          Place place = ElectedPlanet.place(draft.table(), outcome).orElseThrow();
          DestroyedUnits.destroy(draft, place, List.of(infantry.times(1)), Optional.empty());
        });
  }
}
