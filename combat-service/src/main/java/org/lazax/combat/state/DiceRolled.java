package org.lazax.combat.state;

import java.util.List;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.units.Place;

/**
 * A player's units have rolled dice.
 *
 * @param target the place of the units that take the hits
 * @param groups the groups of like units in the order rolled, the same as in {@code chance}
 */
@WireType("combat.dice-rolled.v1")
public record DiceRolled(
    Seat seat, HitSource source, Place target, List<GroupRoll> groups, Chance chance)
    implements CombatEvent, ChanceEvent {
  public DiceRolled {
    groups = List.copyOf(groups);
  }

  /** The same with the final results of these dice. Rule: rerolls.1. */
  DiceRolled with(DiceRerolled again) {
    return new DiceRolled(seat, source, target, again.groups(), chance);
  }

  /** The number of all hits. Rule: space_combat.5.4. */
  public int allHits() {
    return groups.stream().mapToInt(GroupRoll::hits).sum();
  }
}
