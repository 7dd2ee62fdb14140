package org.lazax.combat.hits;

import java.util.function.Function;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.combat.Battles;
import org.lazax.table.Table;
import org.lazax.table.procedure.CombatProcedure.AssignHits;
import org.lazax.table.procedure.CombatProcedure.Hits;
import org.lazax.table.procedure.HitSource;
import org.lazax.table.units.Place;

/**
 * Both sides of a combat assign what both have rolled, the attacker first. Rules: attacker.N2,
 * space_combat.6.
 */
public final class BothSides {
  private BothSides() {}

  /**
   * Calls the next side to assign its hits.
   *
   * @param with the combat's frame with these hits left
   * @return whether there was a side to call
   */
  public static boolean assign(
      Draft<Battles, Table> draft,
      Hits hits,
      Seat attacker,
      Seat defender,
      Place place,
      HitSource source,
      Function<Hits, Procedure> with) {
    if (hits.onAttacker() > 0) {
      draft.change(with.apply(new Hits(0, hits.onDefender())));
      draft.call(new AssignHits(attacker, place, source, hits.onAttacker(), defender));
      return true;
    }
    if (hits.onDefender() > 0) {
      draft.change(with.apply(Hits.NONE));
      draft.call(new AssignHits(defender, place, source, hits.onDefender(), attacker));
      return true;
    }
    return false;
  }
}
