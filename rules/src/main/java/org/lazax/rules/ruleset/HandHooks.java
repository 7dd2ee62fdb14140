package org.lazax.rules.ruleset;

import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * Which cards of their hands players may not play, and which optional abilities they may not use,
 * because of a component. It is asked of the components of all players, at every moment at which
 * the card could be played or the ability used.
 */
public interface HandHooks {

  /**
   * Whether a player may play a card of its hand or use an optional ability of a component, as far
   * as this component is concerned. The answer depends on public information only.
   *
   * @param player a player who could hold the card, or has the ability
   * @param card the card, or the component of the ability
   */
  boolean mayPlay(Table table, Grant grant, Seat player, ComponentRef card);
}
