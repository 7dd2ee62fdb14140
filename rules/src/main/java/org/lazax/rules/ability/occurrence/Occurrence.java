package org.lazax.rules.ability.occurrence;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.table.orders.MomentName;

/**
 * Something that happens and can trigger abilities: a moment of the game with its circumstances.
 * The service that commits what happens calls the procedure {@code moment} with it. Occurrences of
 * the platform are {@link StandardOccurrence}s; an expansion can bring further ones. Rule:
 * abilities.2.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public interface Occurrence {
  /**
   * Whether forced abilities, too, wait for the turn of other players once one player has used an
   * ability, because that ability can change what follows. Rule: abilities.N4.1.
   */
  default boolean takesTurns() {
    return false;
  }

  /**
   * The name of its moment, in which it triggers abilities, in windows, standing orders and logs.
   */
  default MomentName moment() {
    return new MomentName(WireTypes.nameOf(getClass()));
  }

  /** The name of what happens: its moment, or a part of it that has words of its own. */
  default String kind() {
    return moment().value();
  }

  /** The active player, or the player who acts first if nobody has a turn. */
  Seat active();
}
