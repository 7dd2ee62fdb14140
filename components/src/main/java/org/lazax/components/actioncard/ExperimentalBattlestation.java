package org.lazax.components.actioncard;

import java.util.Optional;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.Circumstance;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.roll.LentDice;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After ships have moved, a space dock in range has a space cannon against the active player's
 * ships in this roll. It fires together with its owner's other space cannons. Rules:
 * action_card/experimental_battlestation.N1, action_card/experimental_battlestation.N2,
 * action_card/experimental_battlestation.N5.
 */
public final class ExperimentalBattlestation
    implements Component, RollHooks, ActivatedComponent, OddsHooks {
  private static final Roll FIRING = new Roll(Side.DEFENDER, HitSource.SPACE_CANNON_OFFENSE);
  private static final LentDice CANNON = new LentDice(UnitType.SPACE_DOCK, new DiceAbility(5, 3));

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/experimental_battlestation");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.SHIPS_MOVED;
  }

  @Override
  public Span lasts() {
    return Span.ROLL;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return me == Side.DEFENDER
        && battle.is(Circumstance.DOCK_IN_RANGE, me)
        && RollRules.mayRoll(battle, FIRING, CANNON.as());
  }

  @Override
  public Optional<LentDice> lends(CombatView battle, Side me, Roll roll) {
    return roll.side() == me && roll.source() == HitSource.SPACE_CANNON_OFFENSE
        ? Optional.of(CANNON)
        : Optional.empty();
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.NONE.actingBy(new InOdds(this));
  }

  /**
   * The card in odds. Odds have no moment after ships have moved, so they use the card as the roll
   * begins.
   */
  private record InOdds(RollHooks card) implements RollHooks, ActivatedComponent {
    @Override
    public CombatMoment when() {
      return CombatMoment.ROLL_BEGINS;
    }

    @Override
    public Span lasts() {
      return Span.ROLL;
    }

    @Override
    public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
      return me == Side.DEFENDER && occasion.isRollOf(me, HitSource.SPACE_CANNON_OFFENSE);
    }

    @Override
    public Optional<LentDice> lends(CombatView battle, Side me, Roll roll) {
      return card.lends(battle, me, roll);
    }
  }
}
