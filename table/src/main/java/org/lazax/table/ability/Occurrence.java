package org.lazax.table.ability;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * Something that happens and on which abilities may hang: a moment of the game with its
 * circumstances. Whoever commits what happens calls {@link AbilityProcedure.Moment} with it. Rule:
 * abilities.2.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Occurrence {
  List<Class<?>> TYPES =
      List.of(
          TurnBegins.class,
          TurnEnds.class,
          SystemActivated.class,
          CombatBegins.class,
          CombatEnds.class);

  /** Whose turn it is, or who speaks first where nobody has a turn. */
  Seat active();

  @WireType("turn-begins")
  record TurnBegins(Seat active) implements Occurrence {}

  /** The action is taken and what came of it is over. */
  @WireType("turn-ends")
  record TurnEnds(Seat active) implements Occurrence {}

  /** A token lies in the system; nothing has moved yet. Rule: active_system.1. */
  @WireType("system-activated")
  record SystemActivated(Seat active, SystemId system) implements Occurrence {}

  /** Two players are about to fight, in space or on a planet. */
  @WireType("combat-begins")
  record CombatBegins(Seat active, Place place, Seat attacker, Seat defender)
      implements Occurrence {}

  /** A fight is over; without a winner it was a draw. */
  @WireType("combat-ends")
  record CombatEnds(Seat active, Place place, Seat attacker, Seat defender, Optional<Seat> winner)
      implements Occurrence {}
}
