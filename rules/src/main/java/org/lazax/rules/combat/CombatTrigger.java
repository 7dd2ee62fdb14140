package org.lazax.rules.combat;

import java.util.Optional;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.procedure.HitSource;

/**
 * What happens in a combat and can make a hook act.
 *
 * @param side the side that it concerns: the one that rolled, or whose unit sustained damage or was
 *     destroyed; the attacker if it concerns both
 * @param source the source of the roll or the hits; empty if there is none
 * @param unit the unit concerned, as it was before; empty if it concerns no unit in particular
 * @param count the number of hits rolled or of units destroyed
 */
public record CombatTrigger(
    CombatMoment moment,
    Side side,
    Optional<HitSource> source,
    Optional<UnitGroup> unit,
    int count) {

  public static CombatTrigger of(CombatMoment moment) {
    return new CombatTrigger(moment, Side.ATTACKER, Optional.empty(), Optional.empty(), 0);
  }

  public static CombatTrigger of(CombatMoment moment, Side side, HitSource source, int count) {
    return new CombatTrigger(moment, side, Optional.of(source), Optional.empty(), count);
  }

  /** A trigger that concerns one of these units. */
  public static CombatTrigger of(CombatMoment moment, Side side, HitSource source, UnitGroup unit) {
    return new CombatTrigger(moment, side, Optional.of(source), Optional.of(unit), 1);
  }

  public boolean is(CombatMoment wanted) {
    return moment == wanted;
  }

  /** Whether it concerns a roll of this side from this source, or the hits of such a roll. */
  public boolean isRollOf(Side roller, HitSource of) {
    return side == roller && source.filter(it -> it == of).isPresent();
  }
}
