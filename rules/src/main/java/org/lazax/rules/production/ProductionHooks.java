package org.lazax.rules.production;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * What a component changes about its owner's production. {@link ProductionLimit}, {@link
 * ProductionCost} and {@link ProductionMeans} ask it for options and for commands.
 */
public interface ProductionHooks {

  /** The change of the number of units that one place produces. */
  default Change limit(Table table, Grant grant, Production production, Place place) {
    return Change.NONE;
  }

  /** The change of the number of units that all places produce together. */
  default Change together(Table table, Grant grant, Production production) {
    return Change.NONE;
  }

  /** The change of the number of units of one type among them. */
  default Change most(Table table, Grant grant, Production production, UnitType type) {
    return Change.NONE;
  }

  /** The change of the number of pieces of a type for one price, if the price is for several. */
  default Change pieces(Table table, Grant grant, UnitType type) {
    return Change.NONE;
  }

  /** The discount on all units together. */
  default int discount(Table table, Grant grant, Production production) {
    return 0;
  }

  /**
   * The change of what is paid for one unit of a type, or for the pieces of one price. Its cost
   * stays as it is for whatever asks for that.
   */
  default Change price(Table table, Grant grant, Production production, UnitType type) {
    return Change.NONE;
  }

  /**
   * The trade goods that the player gains with the units before it pays for them. None if it
   * produces none.
   */
  default int goods(Table table, Grant grant, Production production) {
    return 0;
  }

  /**
   * Places where units of this card can be placed beside those of the rules. Ships that cannot be
   * produced in the system go nowhere else either.
   */
  default List<Place> places(Table table, Grant grant, Production production, UnitCard card) {
    return List.of();
  }

  /** Whether a captive that is handed back pays for a unit of its type. */
  default boolean takesCaptives(Table table, Grant grant) {
    return false;
  }

  /** Units that do not count against the limit. */
  default Optional<BesideLimit> besideLimit(Table table, Grant grant, Production production) {
    return Optional.empty();
  }
}
