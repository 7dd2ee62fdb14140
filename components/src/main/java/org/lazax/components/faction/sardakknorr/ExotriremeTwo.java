package org.lazax.components.faction.sardakknorr;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.components.technology.DreadnoughtTwo;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.PartlyActivatedComponent;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;

/**
 * Direct Hit cannot destroy it, and its owner may destroy it for an effect. Rule:
 * unit/exotrireme_ii.N1.
 */
public final class ExotriremeTwo extends DreadnoughtTwo implements PartlyActivatedComponent {
  private static final ActivatedComponent SACRIFICE = new Sacrifice();

  public ExotriremeTwo() {
    super("unit/exotrireme_ii");
  }

  @Override
  public ActivatedComponent part() {
    return SACRIFICE;
  }

  @Override
  public String partName() {
    return "sacrifice";
  }

  /**
   * At the end of a round of space combat, the owner may destroy an Exotrireme II to destroy up to
   * two ships of the opponent. Rules: unit/exotrireme_ii.N1 to unit/exotrireme_ii.N3.
   */
  private static final class Sacrifice implements MomentHooks, ActivatedComponent, OddsHooks {
    private static final int SHIPS = 2;

    @Override
    public OddsTraits odds() {
      return OddsTraits.DEPENDS_ON_OTHER_SIDE;
    }

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
    public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
      Side other = me.other();
      return battle.count(other, unit -> battle.fightsAsShip(other, unit)) > 0;
    }

    @Override
    public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
      Side other = me.other();
      return occasion.is(CombatMoment.ROUND_ENDS) && battle.place().isSpace()
          ? List.of(
              new CombatEffect.Destroy(me, 1, unit -> unit.type() == UnitType.DREADNOUGHT, true),
              new CombatEffect.Destroy(
                  other, SHIPS, unit -> battle.fightsAsShip(other, unit), false))
          : List.of();
    }
  }
}
