package org.lazax.rules.combat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.table.units.Place;

/**
 * What the rules of a fight and its hooks may know of it. A battle of a game is such a view, and so
 * is a position of the odds: hence both are fought by the same rules.
 */
public interface CombatView {
  /** The space area or the planet that is fought for. */
  Place place();

  /** The round, 0 before the first; later ones may all be told as the second. */
  int round();

  /** A side's units in the system, and its space cannons elsewhere that reach it. */
  List<UnitGroup> units(Side side);

  /** What is printed. */
  Catalog catalog();

  boolean is(Anomaly anomaly);

  /** Whether this is given, as this side sees it. */
  boolean is(Circumstance circumstance, Side side);

  /** Whether this faction plays a side. */
  boolean isPlayedBy(Side side, FactionId faction);

  /**
   * The hooks of one kind that act for a side now: those of its sheet, of its technologies, of the
   * units it has here, and of what it has played and still lasts.
   */
  <H> List<ActiveHook<H>> hooks(Side side, Class<H> kind);

  /** Whether such units have no printed abilities but to sustain damage. */
  default boolean isBlank(UnitCard card) {
    return Stream.of(Side.values())
        .flatMap(side -> hooks(side, BlankHooks.class).stream())
        .anyMatch(hook -> hook.hooks().blanks(card));
  }

  /**
   * Whether units fight for the place by their category: ships in space, ground forces and who was
   * committed with them on a planet.
   */
  default boolean fights(UnitGroup unit) {
    return unit.place().equals(place()) && CombatantCategory.fights(place(), unit.card());
  }

  /** Whether units of a side fight for the place, by their category or by what a component says. */
  default boolean fights(Side side, UnitGroup unit) {
    if (fights(unit)) {
      return true;
    }
    return place().isSpace()
        && hooks(side, ParticipantHooks.class).stream()
            .anyMatch(hook -> hook.hooks().fights(this, unit));
  }

  /** Whether units of a side fight as ships. */
  default boolean fightsAsShip(Side side, UnitGroup unit) {
    return place().isSpace() && fights(side, unit);
  }

  /** Whether units of a side fight as ships other than fighters. */
  default boolean fightsAsLargeShip(Side side, UnitGroup unit) {
    return unit.type() != UnitType.FIGHTER && fightsAsShip(side, unit);
  }

  /** Whether units of a side are ships in the system of the fight, or fight there as such. */
  default boolean isShipHere(Side side, UnitGroup unit) {
    return unit.place().system().equals(place().system())
        && (unit.card().isShip() || fightsAsShip(side, unit));
  }

  /** A side's units on the place fought for, or fighting for it from elsewhere, that are such. */
  default int count(Side side, Predicate<UnitGroup> which) {
    int count = 0;
    for (UnitGroup rank : units(side)) {
      boolean here = rank.place().equals(place());
      if ((here || isFromPlanet(side, rank)) && which.test(rank)) {
        count += rank.count();
      }
    }
    return count;
  }

  private boolean isFromPlanet(Side side, UnitGroup unit) {
    return place().isSpace() && !unit.place().isSpace() && fights(side, unit);
  }
}
