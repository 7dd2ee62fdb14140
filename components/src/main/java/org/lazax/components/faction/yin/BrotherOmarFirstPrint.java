package org.lazax.components.faction.yin;

import java.util.Map;
import org.lazax.catalog.technology.Colour;
import org.lazax.catalog.unit.UnitType;
import org.lazax.components.card.OneMoreForItsPrice;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.table.Table;

/**
 * The first print: the card is one biotic prerequisite, and the owner produces one more infantry
 * for its price. Rules: leader/brother_omar.original.N1 to leader/brother_omar.original.N3.
 */
final class BrotherOmarFirstPrint extends OneMoreForItsPrice implements ResearchHooks {
  BrotherOmarFirstPrint() {
    super("leader/brother_omar.base", UnitType.INFANTRY);
  }

  @Override
  public Map<Colour, Integer> ignored(Table table, Grant grant) {
    return Map.of(Colour.BIOTIC, 1);
  }
}
