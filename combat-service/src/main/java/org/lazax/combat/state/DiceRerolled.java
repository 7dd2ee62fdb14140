package org.lazax.combat.state;

import java.util.List;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.units.Place;

/**
 * Some dice of the player's last roll from this source were rerolled, once. The new results replace
 * the old ones. Rules: rerolls.1, rerolls.2.
 *
 * @param groups all groups of the roll, with the final results
 * @param again the indices of the rerolled dice of each group, from 0, in the order of the groups
 *     and of {@code chance}
 */
@WireType("combat.dice-rerolled.v1")
public record DiceRerolled(
    Seat seat,
    HitSource source,
    Place target,
    List<GroupRoll> groups,
    List<List<Integer>> again,
    Chance chance)
    implements CombatEvent, ChanceEvent {
  public DiceRerolled {
    groups = List.copyOf(groups);
    again = again.stream().map(List::copyOf).toList();
  }
}
