package org.lazax.simulation.arrangement;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.game.lobby.CreateGame;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.GivenPosition.Sheet;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A random position in which the Embers of Muaat have Magmus Reactor and two cruisers in the
 * supernova, but no planets and no other units. The supernova alone keeps them in the game. Bots
 * almost never come to such a position by playing. If no supernova is on the board, it is a random
 * position like any other.
 */
final class SupernovaPosition {
  private static final int PLAYERS = 3;
  private static final int CRUISERS = 2;
  private static final Seat FIRST = new Seat(1);
  private static final FactionId MUAAT = new FactionId("muaat");
  private static final TechnologyId REACTOR = new TechnologyId("magmus_reactor");

  private SupernovaPosition() {}

  /** A game that begins in such a position. It depends on the seed only. */
  static CreateGame of(long seed) {
    long muaat =
        LongStream.iterate(seed, next -> next + 1)
            .filter(next -> GameSetup.faction(next, FIRST).equals(MUAAT))
            .findFirst()
            .orElseThrow();
    return RandomPosition.of(muaat, PLAYERS, SupernovaPosition::reduced);
  }

  private static GivenPosition reduced(Table table, GivenPosition position) {
    return table.galaxy().systems().stream()
        .filter(system -> table.galaxy().is(system, Anomaly.SUPERNOVA))
        .findFirst()
        .map(supernova -> reduced(position, supernova))
        .orElse(position);
  }

  private static GivenPosition reduced(GivenPosition position, SystemId supernova) {
    Map<PlanetId, PlanetCard> planets = new HashMap<>(position.planets());
    planets.values().removeIf(planet -> planet.controller().equals(FIRST));
    Map<Place, List<UnitStack>> units = new HashMap<>(position.units());
    units.replaceAll(
        (_, stacks) -> stacks.stream().filter(stack -> !stack.owner().equals(FIRST)).toList());
    units.put(Place.space(supernova), List.of(UnitStack.of(FIRST, UnitType.CRUISER, CRUISERS)));
    units.values().removeIf(List::isEmpty);
    Map<Seat, Sheet> sheets = new HashMap<>(position.sheets());
    sheets.computeIfPresent(FIRST, (_, sheet) -> withReactor(sheet));
    return position.withPlanets(planets).withUnits(units).withSheets(sheets);
  }

  private static Sheet withReactor(Sheet sheet) {
    Set<TechnologyId> technologies = new HashSet<>(sheet.technologies());
    technologies.add(REACTOR);
    return new Sheet(
        sheet.tokens(),
        sheet.tradeGoods(),
        sheet.commodities(),
        technologies,
        sheet.strategyCards(),
        sheet.victoryPoints(),
        sheet.leaders());
  }
}
