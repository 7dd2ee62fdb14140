package org.lazax.components.faction.naazrokha;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.exploration.Exploration;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.units.Place;

/**
 * At the end of a turn of any player, that player may explore one of its planets. It chooses the
 * planet.
 */
final class GarvAndGunn extends Card<TurnEnds> {
  private static final String PLANET = "planet";

  GarvAndGunn() {
    super(Kind.LEADER, TurnEnds.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, TurnEnds turn) {
    return grant.isReady(table) && !planets(table, turn.active()).isEmpty();
  }

  private static List<String> planets(Table table, Seat seat) {
    return ControlledPlanets.of(table, seat).stream()
        .filter(place -> Exploration.isPossible(table, place))
        .map(Place::toString)
        .toList();
  }

  /** Another player than the user may also explore nothing. */
  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnEnds turn, Chosen soFar) {
    if (soFar.has(PLANET)) {
      return Optional.empty();
    }
    Seat active = turn.active();
    int least = active.equals(grant.user()) ? 1 : 0;
    return Optional.of(new Ask(PLANET, planets(table, active), least, 1).chosenBy(active));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnEnds turn, Chosen chosen) {
    LeaderUses.use(draft, grant);
    chosen
        .one(PLANET)
        .map(Place::of)
        .ifPresent(place -> Exploration.explore(draft, turn.active(), place));
  }
}
