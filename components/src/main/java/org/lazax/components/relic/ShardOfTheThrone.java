package org.lazax.components.relic;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.RelicOccurrence.RelicGained;
import org.lazax.rules.planets.ControlHooks;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.event.relics.RelicTaken;

/**
 * A victory point of its owner. Whoever gains control of a legendary planet that the owner
 * controls, or of a planet in its home system that it controls, takes the relic and the point at
 * once. Rules: relic/shard_of_the_throne.N1, relic/shard_of_the_throne.N2.
 */
public final class ShardOfTheThrone extends GainedRelic implements ControlHooks {
  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, RelicGained gained, Chosen chosen) {
    draft.add(point(grant.user(), 1));
  }

  private TableEvent point(Seat seat, int points) {
    return new VictoryPointsGained(seat, points, ref().toString());
  }

  @Override
  public List<TableEvent> gained(Table table, Grant grant, PlanetId planet, Seat gainer) {
    Seat owner = grant.user();
    if (gainer.equals(owner)
        || !table.planets().controls(owner, planet)
        || !(PlanetFacts.of(table, planet).legendary() || HomePlanets.has(table, owner, planet))) {
      return List.of();
    }
    List<TableEvent> events = new ArrayList<>();
    events.add(new RelicTaken(gainer, id(ref()), owner));
    if (table.player(owner).victoryPoints() > 0) {
      events.add(point(owner, -1));
    }
    events.add(point(gainer, 1));
    return events;
  }
}
