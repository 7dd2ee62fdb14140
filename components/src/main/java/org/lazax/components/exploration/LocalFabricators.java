package org.lazax.components.exploration;

import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.table.Table;

/**
 * The player may gain a commodity, or spend a trade good or a commodity to place a mech on the
 * planet. Rules: exploration/local_fabricators.N1, exploration/local_fabricators.N2.
 */
final class LocalFabricators extends CommodityOrPurchase {
  LocalFabricators() {
    super("local_fabricators");
  }

  @Override
  boolean isSold(Table table, Seat buyer, CardRevealed revealed) {
    return UnitPlacement.has(table, buyer, UnitType.MECH)
        && UnitPlacement.isOpen(table, buyer, UnitType.MECH, revealed.place());
  }

  @Override
  Optional<Ask> asksOfPurchase(Table table, Seat buyer, CardRevealed revealed, Chosen soFar) {
    return UnitPlacement.asks(table, buyer, UnitType.MECH, soFar);
  }

  @Override
  void buy(Draft<?, Table> draft, Seat buyer, CardRevealed revealed, Chosen chosen) {
    UnitPlacement.place(draft, buyer, UnitType.MECH, revealed.place(), chosen);
  }
}
