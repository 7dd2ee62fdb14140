package org.lazax.rules.combat;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.units.Whereabouts;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * What the rules and the hooks of a combat can see of it. A combat of a game is such a view, and so
 * is a position of the odds. Therefore the same rules decide both.
 */
public interface CombatView {
  /** The space area or the planet where the combat takes place. */
  Place place();

  /** The round; 0 before the first. Odds may give every later round as the second. */
  int round();

  /**
   * The side's units in the system, and its units in adjacent systems whose space cannons reach it.
   */
  List<UnitGroup> units(Side side);

  /** The catalog, with all printed values. */
  Catalog catalog();

  boolean is(Anomaly anomaly);

  /** Whether the condition is met for this side. */
  boolean is(Circumstance circumstance, Side side);

  /**
   * Where the piece of a component lies on the board; empty if it lies nowhere there. In odds the
   * pieces of the components that a request names lie where the combat is.
   */
  default Optional<Whereabouts> whereabouts(ComponentRef piece) {
    return Optional.empty();
  }

  /** Whether the side is played by this faction. */
  boolean isPlayedBy(Side side, FactionId faction);

  /**
   * The hooks of one kind that act for a side now: those of its faction sheet, of its technologies,
   * of its units here, and of the components whose effects last.
   */
  <H> List<ActiveHook<H>> hooks(Side side, Class<H> kind);

  /** Whether units with this card have no printed abilities except SUSTAIN DAMAGE. */
  default boolean isBlank(UnitCard card) {
    return Stream.of(Side.values())
        .flatMap(side -> hooks(side, BlankHooks.class).stream())
        .anyMatch(hook -> hook.hooks().blanks(card));
  }

  /**
   * Whether units participate by their category: ships in space; on a planet, ground forces and the
   * ships that were committed with them.
   */
  default boolean fights(UnitGroup unit) {
    return unit.place().equals(place()) && CombatantCategory.fights(place(), unit.card());
  }

  /** Whether units of a side participate, by their category or because of a component. */
  default boolean fights(Side side, UnitGroup unit) {
    if (fights(unit)) {
      return true;
    }
    return place().isSpace()
        && hooks(side, ParticipantHooks.class).stream()
            .anyMatch(hook -> hook.hooks().fights(this, unit));
  }

  /** Whether units of a side participate as ships. */
  default boolean fightsAsShip(Side side, UnitGroup unit) {
    return place().isSpace() && fights(side, unit);
  }

  /** Whether units of a side participate as ships other than fighters. */
  default boolean fightsAsLargeShip(Side side, UnitGroup unit) {
    return unit.type() != UnitType.FIGHTER && fightsAsShip(side, unit);
  }

  /**
   * Whether units of a side are ships in the system of the combat, or participate there as ships.
   */
  default boolean isShipHere(Side side, UnitGroup unit) {
    return unit.place().system().equals(place().system())
        && (unit.card().isShip() || fightsAsShip(side, unit));
  }

  /**
   * The number of the side's units of this kind that are in the place of the combat or participate
   * from elsewhere.
   */
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
