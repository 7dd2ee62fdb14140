package org.lazax.rules.strategy;

import org.lazax.catalog.card.StrategyCard;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** Strategy cards in the print that a game plays. Everything that is read on one is read here. */
public final class StrategyCardsInPlay {
  private StrategyCardsInPlay() {}

  /** The card in the print that is played. */
  public static StrategyCard of(Table table, StrategyCardId card) {
    return table
        .catalog()
        .strategyCard(card)
        .inPrint(table.settings().playsFirstPrintOf(ComponentRef.of(card)));
  }
}
