package org.lazax.components.faction.naalu;

import org.lazax.catalog.unit.UnitType;
import org.lazax.components.card.OneMoreForItsPrice;

/**
 * The first print: the owner produces one more fighter for its price. Rules:
 * leader/maban.original.N1 to leader/maban.original.N4.
 */
final class MabanFirstPrint extends OneMoreForItsPrice {
  MabanFirstPrint() {
    super("leader/maban.base", UnitType.FIGHTER);
  }
}
