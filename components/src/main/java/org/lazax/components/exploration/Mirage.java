package org.lazax.components.exploration;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.effect.Occurrences;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.planets.ControlHooks;
import org.lazax.rules.procedure.GainControl;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.galaxy.PlanetAdded;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.galaxy.Galaxy;

/**
 * The planet Mirage comes to the system. The player gains control of it, its card readied, and so
 * explores it. Nothing happens if a given position has the planet already. Rule: exploration.1.
 */
final class Mirage extends RevealedCard implements ControlHooks {
  private static final PlanetId PLANET = new PlanetId("mirage");

  Mirage() {
    super("mirage");
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    Galaxy galaxy = draft.table().galaxy();
    if (galaxy.systemOf(PLANET).isEmpty() && !galaxy.worlds().purged().contains(PLANET)) {
      draft.add(new PlanetAdded(PLANET, revealed.place().system()));
      draft.call(new GainControl(Occurrences.service(draft), grant.user(), PLANET));
    }
  }

  /** The player has the planet from the card that it resolves. */
  @Override
  public List<TableEvent> gained(Table table, Grant grant, PlanetId planet, Seat gainer) {
    return planet.equals(PLANET) && gainer.equals(grant.user())
        ? List.of(new PlanetsReadied(gainer, List.of(PLANET)))
        : List.of();
  }
}
