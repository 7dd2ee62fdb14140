package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Destroys all units on the elected planet. Its controller chooses a player with the fewest victory
 * points, who may place one infantry there. Rules: agenda/colonial_redistribution.N1,
 * agenda/colonial_redistribution.N2.
 */
public final class ColonialRedistribution extends AgendaChoices {
  private static final String PLAYER = "player";
  private static final String PLANET = "planet";

  @Override
  public Optional<Ask> asks(Table table, Grant grant, OutcomeTakesEffect happens, Chosen soFar) {
    PlanetId planet = elected(happens);
    Optional<Seat> controller = table.planets().controller(planet);
    if (controller.isEmpty() || table.galaxy().systemOf(planet).isEmpty()) {
      return Optional.empty();
    }
    if (!soFar.has(PLAYER)) {
      return Optional.of(Ask.one(PLAYER, fewestPoints(table)).chosenBy(controller.get()));
    }
    Seat settler = Seat.of(soFar.one(PLAYER).orElseThrow());
    return soFar.has(PLANET) || !UnitPlacement.isOpen(table, settler, UnitType.INFANTRY, planet)
        ? Optional.empty()
        : Optional.of(new Ask(PLANET, List.of(planet.value()), 0, 1).chosenBy(settler));
  }

  private static PlanetId elected(OutcomeTakesEffect happens) {
    return new PlanetId(happens.outcome().value());
  }

  private static List<Seat> fewestPoints(Table table) {
    List<Seat> all = Voters.inOrder(table);
    int fewest =
        all.stream().mapToInt(seat -> table.player(seat).victoryPoints()).min().orElseThrow();
    return all.stream().filter(seat -> table.player(seat).victoryPoints() == fewest).toList();
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, OutcomeTakesEffect happens, Chosen chosen) {
    PlanetId planet = elected(happens);
    draft
        .table()
        .galaxy()
        .systemOf(planet)
        .map(system -> Place.on(system, planet))
        .ifPresent(place -> redistribute(draft, place, chosen));
  }

  private static void redistribute(Draft<?, Table> draft, Place place, Chosen chosen) {
    DestroyedUnits.destroy(draft, place, draft.table().units().at(place), Optional.empty());
    if (!chosen.all(PLANET).isEmpty()) {
      Seat settler = Seat.of(chosen.one(PLAYER).orElseThrow());
      draft.add(new UnitsPlaced(place, List.of(UnitStack.of(settler, UnitType.INFANTRY, 1))));
    }
  }
}
