package org.lazax.combat.state;

import java.util.List;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.ChanceEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.units.Place;

/**
 * Some dice of the player's last such roll are thrown again, once; what they show now stands.
 * Rules: rerolls.1, rerolls.2.
 *
 * @param groups all of the roll, with the results that stand
 * @param again which dice of each group were thrown again, counted from 0, in the same order as the
 *     groups and as in {@code chance}
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
