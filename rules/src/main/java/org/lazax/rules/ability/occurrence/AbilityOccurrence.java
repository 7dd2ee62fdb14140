package org.lazax.rules.ability.occurrence;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.component.AbilityRef;

/** The use of abilities that wait for nothing else to happen. */
public sealed interface AbilityOccurrence extends StandardOccurrence {
  /**
   * A player takes an action. Abilities with the word Action are used instead of another action.
   * Rules: abilities.5, component_action.1.
   */
  @WireType("component-action")
  record ComponentAction(Seat active) implements AbilityOccurrence {}

  /** No moment in particular. A player acts while another one may be awaited. */
  @WireType("any-time")
  record AnyTime(Seat active) implements AbilityOccurrence {}

  /**
   * A player has played an action card and made its choices. Nothing of it is paid or carried out.
   * Rules: action_cards.7, action_card/sabotage.N3.
   *
   * @param player the player who plays the card
   * @param ability the ability of the card that is used
   * @param effect the frame of its effect
   */
  @WireType("card-played")
  record CardPlayed(Seat active, Seat player, AbilityRef ability, int effect)
      implements AbilityOccurrence {}
}
