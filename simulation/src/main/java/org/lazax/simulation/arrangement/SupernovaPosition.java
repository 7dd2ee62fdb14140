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
import org.lazax.rules.galaxy.Starmap;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.GivenPosition.Sheet;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A random position in which the Embers of Muaat have Magmus Reactor and cruisers in a supernova or
 * next to it. Bots almost never come to such a position by playing. If no supernova is on the
 * board, it is a random position like any other.
 */
final class SupernovaPosition {
  private static final int PLAYERS = 3;
  private static final int CRUISERS = 2;
  private static final int MOST_FLEETS = 4;
  private static final Tokens TOKENS = new Tokens(3, 3, 1);
  private static final Seat FIRST = new Seat(1);
  private static final FactionId MUAAT = new FactionId("muaat");
  private static final TechnologyId REACTOR = new TechnologyId("magmus_reactor");

  private SupernovaPosition() {}

  /**
   * Two cruisers are in the supernova, and Muaat have no planets and no other units. The supernova
   * alone keeps them in the game, but not by the first print of Magmus Reactor.
   */
  static CreateGame inside(long seed) {
    return ofMuaat(seed, SupernovaPosition::reduced);
  }

  /**
   * Cruisers are in up to four systems next to the supernova, and the command tokens of Muaat are
   * in as many others as there are tokens.
   */
  static CreateGame nextTo(long seed) {
    return ofMuaat(seed, SupernovaPosition::gathered);
  }

  /** A game that begins in a changed position if there is a supernova. */
  private static CreateGame ofMuaat(long seed, Change change) {
    long muaat =
        LongStream.iterate(seed, next -> next + 1)
            .filter(next -> GameSetup.faction(next, FIRST).equals(MUAAT))
            .findFirst()
            .orElseThrow();
    return RandomPosition.of(
        muaat,
        PLAYERS,
        (table, position) ->
            table.galaxy().systems().stream()
                .filter(system -> table.galaxy().is(system, Anomaly.SUPERNOVA))
                .findFirst()
                .map(supernova -> change.of(table, position, supernova))
                .orElse(position));
  }

  private interface Change {
    GivenPosition of(Table table, GivenPosition position, SystemId supernova);
  }

  private static GivenPosition reduced(Table table, GivenPosition position, SystemId supernova) {
    Map<PlanetId, PlanetCard> planets = new HashMap<>(position.planets());
    planets.values().removeIf(planet -> planet.controller().equals(FIRST));
    Map<Place, List<UnitStack>> units = new HashMap<>(position.units());
    units.replaceAll(
        (_, stacks) -> stacks.stream().filter(stack -> !stack.owner().equals(FIRST)).toList());
    units.put(Place.space(supernova), List.of(UnitStack.of(FIRST, UnitType.CRUISER, CRUISERS)));
    units.values().removeIf(List::isEmpty);
    Map<Seat, Sheet> sheets = new HashMap<>(position.sheets());
    sheets.computeIfPresent(FIRST, (_, sheet) -> withReactor(sheet, sheet.tokens()));
    return position.withPlanets(planets).withUnits(units).withSheets(sheets);
  }

  private static GivenPosition gathered(Table table, GivenPosition position, SystemId supernova) {
    Map<Place, List<UnitStack>> units = new HashMap<>(position.units());
    units.replaceAll((place, stacks) ->
        stacks.stream()
            .filter(stack -> !(place.isSpace() && stack.owner().equals(FIRST)))
            .toList());
    units.values().removeIf(List::isEmpty);
    List<SystemId> fleets =
        Starmap.of(table).adjacent(supernova).stream()
            .filter(system -> !units.containsKey(Place.space(system)))
            .limit(MOST_FLEETS)
            .toList();
    fleets.forEach(system ->
        units.put(Place.space(system), List.of(UnitStack.of(FIRST, UnitType.CRUISER, CRUISERS))));
    Map<SystemId, Set<Seat>> tokens = new HashMap<>(position.tokens());
    tokens.replaceAll((_, seats) -> Copies.without(seats, FIRST));
    table.galaxy().systems().stream()
        .filter(system -> !system.equals(supernova) && !fleets.contains(system))
        .limit(Tokens.IN_ALL - TOKENS.onSheet())
        .forEach(system ->
            tokens.compute(
                system, (_, seats) -> seats == null ? Set.of(FIRST) : Copies.with(seats, FIRST)));
    tokens.values().removeIf(Set::isEmpty);
    Map<Seat, Sheet> sheets = new HashMap<>(position.sheets());
    sheets.computeIfPresent(FIRST, (_, sheet) -> withReactor(sheet, TOKENS));
    return position.withUnits(units).withTokens(tokens).withSheets(sheets);
  }

  private static Sheet withReactor(Sheet sheet, Tokens tokens) {
    Set<TechnologyId> technologies = new HashSet<>(sheet.technologies());
    technologies.add(REACTOR);
    return new Sheet(
        tokens,
        sheet.tradeGoods(),
        sheet.commodities(),
        technologies,
        sheet.strategyCards(),
        sheet.victoryPoints(),
        sheet.leaders());
  }
}
