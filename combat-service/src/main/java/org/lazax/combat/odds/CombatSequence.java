package org.lazax.combat.odds;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.retreat.RetreatHooks;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.rules.invasion.PlanetaryShield;
import org.lazax.rules.procedure.HitSource;

/**
 * Runs a combat of the odds from one roll of dice to the next: the steps of the rulebook in their
 * order, with the dice rules of a game. Rules: space_combat.2 to space_combat.8, invasion.1 to
 * invasion.4, attacker.N2.
 */
final class CombatSequence {
  private final OddsPosition position;
  private final ComponentUses spending;
  private final HitResolver aftermath;

  CombatSequence(OddsPosition position) {
    this.position = position;
    this.spending = new ComponentUses(position);
    this.aftermath = new HitResolver(position, spending);
  }

  /** The dice of both sides. A side that does not roll has none. */
  record Dice(Optional<DicePool> attacker, Optional<DicePool> defender) {
    static Dice of(Side side, DicePool pool) {
      return side == Side.ATTACKER
          ? new Dice(Optional.of(pool), Optional.empty())
          : new Dice(Optional.empty(), Optional.of(pool));
    }

    Optional<DicePool> of(Side side) {
      return side == Side.ATTACKER ? attacker : defender;
    }
  }

  /** Runs steps until dice are due or the combat is over. */
  void untilDice() {
    boolean due = false;
    while (!due && position.step != Step.OVER && position.extras.isEmpty()) {
      if (isEnding()) {
        position.step = Step.OVER;
      } else {
        due = proceed();
      }
    }
  }

  /** The dice that are due; empty if the combat is over. */
  Optional<Dice> dice() {
    if (!position.extras.isEmpty()) {
      return Optional.of(extra(position.extras.getFirst()));
    }
    return position.step == Step.OVER
        ? Optional.empty()
        : Optional.of(new Dice(pool(Side.ATTACKER), pool(Side.DEFENDER)));
  }

  /** A side's dice for the roll of this step; empty if the side does not roll. */
  private Optional<DicePool> pool(Side side) {
    boolean rolls =
        switch (position.step) {
          case ATTACKERS_CANNON, BOMBARDMENT -> side == Side.ATTACKER;
          case DEFENDERS_CANNON, CANNON_DEFENSE -> side == Side.DEFENDER;
          default -> true;
        };
    Roll roll = new Roll(side, source());
    List<UnitDice> batteries = rolls ? RollRules.of(position, roll) : List.of();
    return batteries.isEmpty()
        ? Optional.empty()
        : Optional.of(pool(side, batteries, Risk.of(position, roll)));
  }

  /**
   * Whether the combat ends in this step because a side has no units left. Bombardment needs no
   * ground forces, and a round in which hits were assigned runs to its end.
   */
  private boolean isEnding() {
    return switch (position.step) {
      case COMBAT_BEGINS, ROUND_BEGINS, BARRAGE, ROLL -> position.isDecided();
      case COMMITTED, CANNON_DEFENSE -> !position.isStanding(Side.ATTACKER);
      case ATTACKERS_CANNON,
          DEFENDERS_CANNON,
          INVASION_BEGINS,
          BOMBARDMENT,
          BOMBARDED,
          HITS_ASSIGNED,
          ROUND_ENDS,
          OVER ->
          false;
    };
  }

  /** Runs the step. Returns whether dice are due now. */
  private boolean proceed() {
    return switch (position.step) {
      case ATTACKERS_CANNON -> one(Side.ATTACKER, Step.DEFENDERS_CANNON);
      case DEFENDERS_CANNON -> one(Side.DEFENDER, Step.COMBAT_BEGINS);
      case INVASION_BEGINS -> occasion(CombatMoment.INVASION_BEGINS, Step.BOMBARDMENT);
      case BOMBARDMENT ->
          PlanetaryShield.stops(position)
              ? next(Step.COMMITTED)
              : one(Side.ATTACKER, Step.COMMITTED);
      case BOMBARDED -> bombarded();
      case COMMITTED -> occasion(CombatMoment.COMMITTED, Step.CANNON_DEFENSE);
      case CANNON_DEFENSE -> one(Side.DEFENDER, Step.COMBAT_BEGINS);
      case COMBAT_BEGINS -> combatBegins();
      case ROUND_BEGINS -> roundBegins();
      case BARRAGE -> barrage();
      case ROLL -> both();
      case HITS_ASSIGNED -> hitsAssigned();
      case ROUND_ENDS -> roundEnds();
      case OVER -> false;
    };
  }

  /** Runs the rest of a round for one side alone, in which it takes this number of hits. */
  void round(Side side, int hits) {
    aftermath.take(side, hits);
    next(Step.HITS_ASSIGNED);
    proceed();
    proceed();
  }

  /** Begins the next round for one side alone, up to its combat roll. */
  void nextRound() {
    next(Step.ROUND_BEGINS);
    proceed();
    proceed();
  }

  private boolean next(Step step) {
    position.step = step;
    position.turn = 0;
    if (step == Step.COMMITTED) {
      position.changed();
    }
    return false;
  }

  /** Lets all components act on the trigger. Goes on to the next step unless dice are due first. */
  private boolean occasion(CombatMoment moment, Step then) {
    return aftermath.occur(CombatTrigger.of(moment)) && next(then);
  }

  private boolean combatBegins() {
    if (position.turn == 0) {
      position.join();
      new FlagshipCopying(position).take();
      aftermath.rest();
    }
    return occasion(CombatMoment.COMBAT_BEGINS, Step.ROUND_BEGINS);
  }

  private boolean roundBegins() {
    if (position.turn == 0) {
      position.round = Math.min(2, position.round + 1);
    }
    Step then = position.round == 1 && position.muster.inSpace() ? Step.BARRAGE : Step.ROLL;
    return occasion(CombatMoment.ROUND_BEGINS, then);
  }

  private boolean bombarded() {
    if (aftermath.occur(bombarded(position.killed))) {
      position.killed = 0;
      return next(Step.COMMITTED);
    }
    return false;
  }

  /**
   * After the hits, an attacker that was forced to announce a retreat leaves. Rule: space_combat.7.
   */
  private boolean hitsAssigned() {
    if (!aftermath.occur(CombatTrigger.of(CombatMoment.HITS_ASSIGNED))) {
      return false;
    }
    if (!position.isDecided()
        && position.hooks(Side.DEFENDER, RetreatHooks.class).stream()
            .anyMatch(hook -> hook.hooks().routs())) {
      position.leave(Side.ATTACKER);
    }
    return next(Step.ROUND_ENDS);
  }

  private boolean roundEnds() {
    if (aftermath.occur(CombatTrigger.of(CombatMoment.ROUND_ENDS))) {
      spending.roundIsOver();
      aftermath.rest();
      return next(position.isDecided() ? Step.OVER : Step.ROUND_BEGINS);
    }
    return false;
  }

  /** One side rolls. Skips the roll if the side has no dice, or if the other side has no units. */
  private boolean one(Side side, Step otherwise) {
    if (!position.isStanding(side.other())) {
      return next(otherwise);
    }
    aftermath.occur(CombatTrigger.of(CombatMoment.ROLL_BEGINS, side, source(), 0));
    if (position.extras.isEmpty() && pool(side).isEmpty()) {
      spending.rollIsOver();
      return next(otherwise);
    }
    return position.extras.isEmpty();
  }

  private boolean barrage() {
    both();
    if (pool(Side.ATTACKER).isEmpty() && pool(Side.DEFENDER).isEmpty()) {
      spending.rollIsOver();
      return next(Step.ROLL);
    }
    return true;
  }

  private boolean both() {
    if (position.step == Step.ROLL && position.muster.inSpace()) {
      aftermath.occur(CombatTrigger.of(CombatMoment.ANNOUNCING));
    }
    for (Side side : Side.values()) {
      aftermath.occur(CombatTrigger.of(CombatMoment.ROLL_BEGINS, side, source(), 0));
    }
    return true;
  }

  private DicePool pool(Side side, List<UnitDice> batteries, Optional<Risk> risk) {
    Roll roll = new Roll(side, source());
    DicePool.Afterwards then =
        new DicePool.Afterwards(spending.raises(roll), spending.rollsOneAgain(roll));
    return DicePool.of(batteries, risk, aftermath.atMost(side.other()), then);
  }

  private Dice extra(OddsPosition.Extra extra) {
    Side side = extra.on().other();
    List<UnitDice> batteries =
        extra.isBombardment()
            ? RollRules.of(position, new Roll(side, HitSource.BOMBARDMENT))
            : extra.with().stream().map(this::thrown).toList();
    return Dice.of(side, pool(side, batteries, Optional.empty()));
  }

  private UnitDice thrown(DiceAbility with) {
    return new UnitDice(
        UnitType.FLAGSHIP,
        position.place(),
        Optional.empty(),
        1,
        with.dice(),
        with.hitsOn(),
        List.of(),
        List.of(),
        List.of(),
        Reroll.NONE,
        HitTargetRule.ANY);
  }

  /** Applies the results of the dice: the hits are assigned. */
  void fallen(Dice dice, int attackers, int defenders) {
    if (!position.extras.isEmpty()) {
      OddsPosition.Extra extra = position.extras.removeFirst();
      Side side = extra.on().other();
      int hits = dice.of(side).orElseThrow().plain(side == Side.ATTACKER ? attackers : defenders);
      if (extra.isBombardment()) {
        bombardedAgain(extra, hits);
      } else {
        aftermath.extra(extra, hits);
      }
      return;
    }
    HitSource source = source();
    if (position.step == Step.ROLL
        && spending.isAnnulled(
            dice.attacker().map(pool -> pool.hits(attackers)).orElse(0),
            dice.defender().map(pool -> pool.hits(defenders)).orElse(0))) {
      return;
    }
    giveBack(dice, Side.ATTACKER, attackers);
    giveBack(dice, Side.DEFENDER, defenders);
    int infantry = infantry();
    dice.attacker().ifPresent(pool -> aftermath.rolled(Side.ATTACKER, source, pool, attackers));
    dice.defender().ifPresent(pool -> aftermath.rolled(Side.DEFENDER, source, pool, defenders));
    aftermath.assign(source);
    spending.rollIsOver();
    if (position.step == Step.BOMBARDMENT) {
      position.killed = infantry - infantry();
    }
    position.step = position.step.afterDice();
    position.turn = 0;
  }

  /** Gives back the use of a component that rerolls all dice if the roll had no hit. */
  private void giveBack(Dice dice, Side side, int outcome) {
    if (dice.of(side).filter(pool -> pool.isSpared(outcome)).isPresent()) {
      spending.giveBack(new Roll(side, source()));
    }
  }

  /**
   * Assigns the hits of a repeated bombardment and lets components act on it. Rule:
   * faction_ability/harrow.N5.
   */
  private void bombardedAgain(OddsPosition.Extra extra, int hits) {
    int infantry = infantry();
    aftermath.extra(extra, hits);
    int turn = position.turn;
    position.turn = 0;
    aftermath.occur(bombarded(infantry - infantry()));
    position.turn = turn;
  }

  private static CombatTrigger bombarded(int killed) {
    return CombatTrigger.of(CombatMoment.BOMBARDED, Side.ATTACKER, HitSource.BOMBARDMENT, killed);
  }

  private int infantry() {
    return position.count(Side.DEFENDER, (UnitGroup unit) -> unit.type() == UnitType.INFANTRY);
  }

  private HitSource source() {
    return switch (position.step) {
      case ATTACKERS_CANNON, DEFENDERS_CANNON -> HitSource.SPACE_CANNON_OFFENSE;
      case BOMBARDMENT -> HitSource.BOMBARDMENT;
      case CANNON_DEFENSE -> HitSource.SPACE_CANNON_DEFENSE;
      case BARRAGE -> HitSource.ANTI_FIGHTER_BARRAGE;
      default -> position.muster.combat();
    };
  }
}
