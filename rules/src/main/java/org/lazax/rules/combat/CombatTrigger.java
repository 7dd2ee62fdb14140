package org.lazax.rules.combat;

import java.util.Optional;
import org.lazax.rules.ability.CombatMoment;
import org.lazax.rules.procedure.HitSource;

/**
 * Something happens in a fight.
 *
 * @param side whose it is: who rolled, whose unit sustained or was destroyed; the attacker where it
 *     concerns both
 * @param source what rolled or made the hits, where anything did
 * @param unit the units concerned, as they were, where they are some in particular
 * @param count how many: hits rolled, units destroyed
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

  /** One of these units is concerned. */
  public static CombatTrigger of(CombatMoment moment, Side side, HitSource source, UnitGroup unit) {
    return new CombatTrigger(moment, side, Optional.of(source), Optional.of(unit), 1);
  }

  public boolean is(CombatMoment wanted) {
    return moment == wanted;
  }

  /** Whether it concerns a roll of this side for this, or the hits that came of one. */
  public boolean isRollOf(Side roller, HitSource of) {
    return side == roller && source.filter(it -> it == of).isPresent();
  }
}
