package org.lazax.components.faction.sardakknorr;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.components.technology.DreadnoughtTwo;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.PartlySpent;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.odds.Entangling;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.combat.strike.Strike;

/** Direct Hit cannot destroy it, and it can be given up. Rule: unit/exotrireme_ii.N1. */
public final class ExotriremeTwo extends DreadnoughtTwo implements PartlySpent {
  private static final Spent SACRIFICE = new Sacrifice();

  public ExotriremeTwo() {
    super("unit/exotrireme_ii");
  }

  @Override
  public Spent part() {
    return SACRIFICE;
  }

  @Override
  public String partName() {
    return "sacrifice";
  }

  /**
   * At the end of a round of space combat an Exotrireme II may be destroyed to destroy up to two
   * ships of the opponent. Rules: unit/exotrireme_ii.N1 to unit/exotrireme_ii.N3.
   */
  private static final class Sacrifice implements MomentHooks, Spent, Entangling {
    private static final int SHIPS = 2;

    @Override
    public CombatMoment when() {
      return CombatMoment.ROUND_ENDS;
    }

    @Override
    public Span lasts() {
      return Span.MOMENT;
    }

    @Override
    public boolean ofEachUnit() {
      return true;
    }

    @Override
    public boolean useful(Occasion occasion, BattleView battle, Side me) {
      Side other = me.other();
      return battle.count(other, unit -> battle.fightsAsShip(other, unit)) > 0;
    }

    @Override
    public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
      Side other = me.other();
      return occasion.is(CombatMoment.ROUND_ENDS) && battle.place().isSpace()
          ? List.of(
              new Strike.Destroy(me, 1, unit -> unit.type() == UnitType.DREADNOUGHT, true),
              new Strike.Destroy(other, SHIPS, unit -> battle.fightsAsShip(other, unit), false))
          : List.of();
    }
  }
}
