package org.lazax.rules.ruleset;

import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * Which cards of their hands players may not play because of a component. It is asked of the
 * components of all players, at every moment at which the card could be played.
 */
public interface HandHooks {

  /**
   * Whether a player may play a card, as far as this component is concerned. The answer depends on
   * public information only.
   *
   * @param player a player who could hold the card
   */
  boolean mayPlay(Table table, Grant grant, Seat player, ComponentRef card);
}
