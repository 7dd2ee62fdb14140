package org.lazax.components.faction.sardakknorr;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.TacticalActionEnds;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * At the end of a tactical action of any player, that player may place two infantry on a planet
 * that it controls in the active system. It chooses the planet. Rules: component_limitations.4,
 * component_limitations.N1.
 */
final class Tro extends Card<TacticalActionEnds> {
  private static final int INFANTRY = 2;
  private static final String PLANET = "planet";

  Tro() {
    super(Kind.LEADER, TacticalActionEnds.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, TacticalActionEnds ends) {
    return grant.isReady(table) && !planets(table, ends).isEmpty();
  }

  private static List<String> planets(Table table, TacticalActionEnds ends) {
    return UnitPlacement.planets(table, ends.active(), UnitType.INFANTRY).stream()
        .filter(place -> place.system().equals(ends.system()))
        .map(Place::toString)
        .toList();
  }

  /** Another player than the user may also refuse the infantry. */
  @Override
  public Optional<Ask> asks(Table table, Grant grant, TacticalActionEnds ends, Chosen soFar) {
    if (soFar.has(PLANET)) {
      return Optional.empty();
    }
    Seat active = ends.active();
    int least = active.equals(grant.user()) ? 1 : 0;
    return Optional.of(new Ask(PLANET, planets(table, ends), least, 1).chosenBy(active));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TacticalActionEnds ends, Chosen chosen) {
    LeaderUses.use(draft, grant);
    List<UnitStack> infantry = List.of(UnitStack.of(ends.active(), UnitType.INFANTRY, INFANTRY));
    chosen
        .one(PLANET)
        .map(Place::of)
        .ifPresent(planet -> draft.add(new UnitsPlaced(planet, infantry)));
  }
}
