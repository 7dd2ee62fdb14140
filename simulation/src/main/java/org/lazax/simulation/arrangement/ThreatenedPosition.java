package org.lazax.simulation.arrangement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.game.lobby.CreateGame;
import org.lazax.rules.vote.Outcomes;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Law;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.setup.GivenParts;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.Phase;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A random position in a galaxy of one ring, in which the first player has the Stellar Converter
 * and a dreadnought in the system of Mecatol Rex, next to all other systems, and every law that can
 * be attached to a planet of another player is. Bots almost never destroy such a planet by playing.
 */
final class ThreatenedPosition {
  private static final Seat FIRST = new Seat(1);
  private static final RelicId CONVERTER = new RelicId("stellar_converter");
  private static final int MOST_DREADNOUGHTS = 5;
  private static final UnitStack DREADNOUGHT = UnitStack.of(FIRST, UnitType.DREADNOUGHT, 1);

  private ThreatenedPosition() {}

  /** A game that begins in such a position. It depends on the seed only. */
  static CreateGame of(long seed, int players) {
    return RandomPosition.inOneRing(
        Phase.ACTION, seed, players, List.of(), ThreatenedPosition::threatened);
  }

  private static GivenPosition threatened(Table table, GivenPosition position) {
    Relics relics = new Relics(List.of(CONVERTER), Map.of(FIRST, List.of(CONVERTER)));
    return position
        .withUnits(bombarding(position))
        .withLaws(Optional.of(attached(table, position)))
        .withParts(Optional.of(new GivenParts(Map.of(WireTypes.nameOf(Relics.class), relics))));
  }

  private static Map<Place, List<UnitStack>> bombarding(GivenPosition position) {
    Map<Place, List<UnitStack>> units = new HashMap<>(position.units());
    units.remove(Place.space(SystemId.MECATOL_REX));
    int elsewhere =
        units.values().stream()
            .flatMap(List::stream)
            .filter(stack -> stack.owner().equals(FIRST) && stack.type() == DREADNOUGHT.type())
            .mapToInt(UnitStack::count)
            .sum();
    if (elsewhere < MOST_DREADNOUGHTS) {
      units.put(Place.space(SystemId.MECATOL_REX), List.of(DREADNOUGHT));
    }
    return units;
  }

  private static List<Law> attached(Table table, GivenPosition position) {
    Table controlled = table;
    for (Map.Entry<PlanetId, PlanetCard> planet : position.planets().entrySet()) {
      controlled =
          controlled.withPlanets(controlled.planets().with(planet.getKey(), planet.getValue()));
    }
    List<Law> laws = new ArrayList<>();
    for (Agenda agenda : table.catalog().agendas().values()) {
      if (agenda.type() == Agenda.Type.LAW) {
        Outcomes.of(agenda.id(), controlled).stream()
            .filter(isOfOthers(position))
            .skip(laws.size())
            .findFirst()
            .ifPresent(
                planet -> laws.add(new Law(agenda.id(), Optional.of(planet), Optional.empty())));
      }
    }
    return laws;
  }

  private static Predicate<AgendaOutcome> isOfOthers(GivenPosition position) {
    return outcome ->
        position.planets().entrySet().stream()
            .filter(planet -> !planet.getValue().controller().equals(FIRST))
            .anyMatch(planet -> AgendaOutcome.elect(planet.getKey()).equals(outcome));
  }
}
