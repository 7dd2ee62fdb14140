package org.lazax.combat.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.hits.HitPolicy;
import org.lazax.combat.hits.Sustaining;
import org.lazax.rules.ability.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.procedure.HitSource;

/**
 * What hits and abilities do to a position: who sustains damage, who is destroyed, what answers
 * that. The owners of units decide by their policy.
 */
final class HitResolver {
  private final OddsPosition position;
  private final PositionUnits pieces;
  private final List<CombatSetup.Turn> turns;
  private final ComponentUses spending;

  private HitsInHand hits = new HitsInHand();
  private boolean assigning;

  /** Units that come when the hits in hand are assigned: they take none of them. */
  private final List<CombatEffect.Reinforce> late = new ArrayList<>();

  HitResolver(OddsPosition position, ComponentUses spending) {
    this.position = position;
    this.spending = spending;
    this.pieces = new PositionUnits(position);
    this.turns = position.muster.turns();
  }

  // ---- occasions ----

  /**
   * All do what they can on an occasion, one after the other, from the turn where it was left.
   *
   * @return whether it is done; else dice have to be thrown first
   */
  boolean occur(CombatTrigger occasion) {
    boolean resumed = isResumed(occasion.moment());
    // What comes before the dice of a combat that is over is not used any more.
    boolean mayLapse = occasion.moment().isBeforeRolls() && position.isInCombat();
    for (int i = resumed ? position.turn : 0; i < turns.size(); i++) {
      if (mayLapse && position.isDecided()) {
        return true;
      }
      act(turns.get(i), occasion);
      if (!assigning) {
        assign(position.muster.combat());
      }
      if (resumed && !position.extras.isEmpty()) {
        position.turn = i + 1;
        return false;
      }
    }
    return true;
  }

  private static boolean isResumed(CombatMoment moment) {
    return switch (moment) {
      case INVASION_BEGINS,
          BOMBARDED,
          COMMITTED,
          COMBAT_BEGINS,
          ROUND_BEGINS,
          HITS_ASSIGNED,
          ROUND_ENDS ->
          true;
      case SHIPS_MOVED,
          COMMITTING,
          ROLL_BEGINS,
          ROLLED,
          ALL_ROLLED,
          HITS_TO_ASSIGN,
          SUSTAINED,
          DESTROYED,
          LOSSES_TAKEN,
          ANNOUNCING,
          ANNOUNCED,
          COMBAT_ENDS,
          COMBAT_OVER ->
          false;
    };
  }

  private void act(CombatSetup.Turn turn, CombatTrigger occasion) {
    Side side = turn.side();
    SideState half = position.half(side);
    SideComponent effect = half.army.effects().get(turn.effect());
    boolean acts =
        effect.hooks() instanceof ActivatedComponent spent
            ? spending.isUsed(turn, spent, occasion) || half.active[turn.effect()]
            : OddsPosition.isHere(half, effect) || isJustLost(side, effect, occasion);
    if (acts && effect.hooks() instanceof MomentHooks hooks) {
      for (CombatEffect strike : hooks.on(occasion, position, side)) {
        carryOut(strike, occasion);
      }
    }
  }

  /** What a unit's card says of its own destruction. */
  private static boolean isJustLost(Side side, SideComponent effect, CombatTrigger occasion) {
    return occasion.is(CombatMoment.DESTROYED)
        && occasion.side() == side
        && occasion.unit().map(unit -> unit.card().id()).equals(effect.of());
  }

  /** What was sustained before counts no more as sustained in this round. */
  void rest() {
    for (Side side : Side.values()) {
      position.half(side).rest();
    }
  }

  // ---- strikes ----

  private void carryOut(CombatEffect strike, CombatTrigger occasion) {
    HitSource source = occasion.source().orElse(position.muster.combat());
    switch (strike) {
      case CombatEffect.Hits(Side on, int count, HitTargetRule to) -> hits.add(on, count, to);
      case CombatEffect.Snipe(Side on, Predicate<UnitGroup> which) -> snipe(on, which);
      case CombatEffect.Destroy(
              Side on,
              int count,
              Predicate<UnitGroup> which,
              boolean byOwner) -> {
        for (int i = 0; i < count; i++) {
          pieces.pick(on, which, byOwner).ifPresent(slot -> destroy(on, slot, source));
        }
      }
      case CombatEffect.Damage(Side on, int count, Predicate<UnitGroup> which) ->
          pieces.damage(on, count, which);
      case CombatEffect.Repair repair -> pieces.repair(repair);
      case CombatEffect.Reinforce(Side side, UnitType type, int count) -> {
        if (assigning) {
          late.add(new CombatEffect.Reinforce(side, type, count));
        } else {
          pieces.reinforce(side, type, count);
        }
      }
      case CombatEffect.Replace(Side side, UnitType type, Side by, UnitType with) ->
          pieces
              .pick(side, unit -> unit.type() == type, true)
              .ifPresent(slot -> {
                pieces.takeAway(side, slot, position.half(side).damaged[slot] > 0);
                pieces.reinforce(by, with, 1);
              });
      case CombatEffect.Throw(Side on, var with, HitSource as, boolean destroy) ->
          position.extras.add(new OddsPosition.Extra(on, destroy, with, as));
      case CombatEffect.Leave(Side side, boolean undecided) -> {
        position.leave(side);
        position.undecided |= undecided;
      }
      // Odds ask for this as the dice fall.
      case CombatEffect.RollAgain() -> {}
      case CombatEffect.BombardAgain() ->
          position.extras.add(
              new OddsPosition.Extra(Side.DEFENDER, false, List.of(), HitSource.BOMBARDMENT));
    }
  }

  /** Dice of an ability have made so many hits. */
  void extra(OddsPosition.Extra extra, int made) {
    if (extra.destroy()) {
      carryOut(
          new CombatEffect.Destroy(extra.on(), made, fighting(extra.on()), true),
          CombatTrigger.of(CombatMoment.ROLLED));
    } else {
      hits.add(extra.on(), made, HitTargetRule.ANY);
    }
    assign(extra.source());
  }

  private Predicate<UnitGroup> fighting(Side side) {
    return unit -> {
      int slot = position.half(side).slot(unit.card());
      return slot >= 0 && position.fights(side, slot);
    };
  }

  private void snipe(Side on, Predicate<UnitGroup> which) {
    if (cancelled(on, position.muster.combat(), 1) > 0) {
      return;
    }
    Optional<Integer> frail =
        pieces.pick(on, unit -> which.test(unit) && !couldSustain(on, unit), false);
    Optional<Integer> victim = frail.isPresent() ? frail : pieces.pick(on, which, false);
    if (victim.isEmpty()) {
      return;
    }
    if (frail.isEmpty()) {
      sustain(on, position.muster.combat(), victim.get());
    } else {
      destroy(on, victim.get(), position.muster.combat());
    }
  }

  private boolean couldSustain(Side side, UnitGroup unit) {
    return unit.damaged() == 0 && Sustaining.isAble(position, side, unit);
  }

  // ---- hits ----

  /** So many hits can make a difference to a side at most. */
  int atMost(Side side) {
    SideState half = position.half(side);
    int most = 8;
    for (int i = 0; i < half.slots.size(); i++) {
      most += 3 * half.healthy[i] + half.damaged[i];
    }
    for (int i = 0; i < half.uses.length; i++) {
      most += half.army.effects().get(i).hooks() instanceof HitHooks ? 2 : 0;
    }
    return most;
  }

  /** A side has rolled. */
  void rolled(Side side, HitSource source, DicePool pool, int outcome) {
    spending.pay(new Roll(side, source), pool.raised(outcome));
    assigning = true;
    hits.aim(side.other(), pool.aim());
    hits.add(side.other(), pool.plain(outcome), HitTargetRule.ANY);
    hits.add(side.other(), pool.aimed(outcome), HitTargetRule.LARGE_SHIPS_FIRST);
    for (int i = 0; i < pool.lost(outcome); i++) {
      pieces
          .pick(side, unit -> position.fights(unit) && Risk.isTakenBy(unit.type()), true)
          .ifPresent(slot -> destroy(side, slot, source));
    }
    occur(
        CombatTrigger.of(
            CombatMoment.ROLLED, side, source, pool.plain(outcome) + pool.aimed(outcome)));
    assigning = false;
  }

  /**
   * Both sides sustain damage, then both lose units, the attacker first: what a side may sustain is
   * seen before the other's casualties are taken. Hits that come of those are taken next. Rules:
   * sustain_damage.0, space_combat.6.1.
   */
  void assign(HitSource source) {
    if (!hits.any()) {
      arrive();
      return;
    }
    assigning = true;
    for (boolean first = true; hits.any(); first = false) {
      if (first) {
        cancel(Side.ATTACKER, source);
        cancel(Side.DEFENDER, source);
      }
      do {
        sustains(Side.ATTACKER, source);
      } while (sustains(Side.DEFENDER, source));
      HitsInHand left = hits;
      hits = new HitsInHand();
      lose(Side.ATTACKER, source, left);
      lose(Side.DEFENDER, source, left);
    }
    assigning = false;
    arrive();
    for (Side side : Side.values()) {
      Arrays.fill(position.half(side).done, 0);
    }
  }

  private void arrive() {
    late.forEach(arrival -> pieces.reinforce(arrival.side(), arrival.type(), arrival.count()));
    late.clear();
  }

  /** A side alone takes hits of a combat roll, where nothing of the other side answers them. */
  void take(Side side, int taken) {
    hits.add(side, taken, HitTargetRule.ANY);
    assign(position.muster.combat());
    spending.rollIsOver();
  }

  private void cancel(Side side, HitSource source) {
    if (hits.on(side) > 0) {
      hits.cancel(side, cancelled(side, source, hits.on(side)));
    }
  }

  /**
   * A side sustains all that its policy wants sustained. What answers that may have the other side
   * sustain more.
   *
   * @return whether it sustained anything
   */
  private boolean sustains(Side side, HitSource source) {
    boolean any = false;
    Optional<Integer> next = firstToSustain(side, source);
    while (next.isPresent()) {
      any = true;
      hits.cancel(side, cancelling(side, next.get()));
      sustain(side, source, next.get());
      next = firstToSustain(side, source);
    }
    return any;
  }

  private Optional<Integer> firstToSustain(Side side, HitSource source) {
    return hits.on(side) == 0
        ? Optional.empty()
        : HitTakers.of(position, side, source).firstToSustain(hits);
  }

  /** A side loses units to hits that it has not sustained; those beyond its units are wasted. */
  private void lose(Side side, HitSource source, HitsInHand left) {
    while (left.on(side) > 0) {
      Optional<HitPolicy.Choice> choice =
          HitTakers.withoutSustaining(position, side).next(left.aim(side));
      if (choice.isEmpty()) {
        left.cancel(side, left.on(side));
      } else {
        left.cancel(side, 1);
        lose(side, source, choice.get().index(), choice.get().damaged());
      }
    }
  }

  /** What cards and the like cancel of the hits before any is assigned. */
  private int cancelled(Side side, HitSource source, int coming) {
    CombatTrigger occasion = CombatTrigger.of(CombatMoment.HITS_TO_ASSIGN, side, source, coming);
    int cancelled = 0;
    for (CombatSetup.Turn turn : turns) {
      Object hooks = position.half(turn.side()).army.effects().get(turn.effect()).hooks();
      if (turn.side() == side
          && hooks instanceof HitHooks cancelling
          && hooks instanceof ActivatedComponent spent
          && cancelled < coming
          && cancelling.cancelled(position, side, source, coming) > 0
          && spending.isUsed(turn, spent, occasion)) {
        cancelled += cancelling.cancelled(position, side, source, coming);
      }
    }
    return cancelled;
  }

  private int cancelling(Side side, int slot) {
    return Sustaining.cancels(position, side, position.rank(side, slot));
  }

  private void sustain(Side side, HitSource source, int slot) {
    UnitGroup unit = position.rank(side, slot);
    position.half(side).sustain(slot);
    position.changed();
    occurWhileAssigning(CombatTrigger.of(CombatMoment.SUSTAINED, side, source, unit));
  }

  private void destroy(Side side, int slot, HitSource source) {
    lose(side, source, slot, position.half(side).damaged[slot] > 0);
  }

  private void lose(Side side, HitSource source, int slot, boolean damaged) {
    UnitGroup unit = position.rank(side, slot);
    pieces.takeAway(side, slot, damaged);
    occurWhileAssigning(CombatTrigger.of(CombatMoment.DESTROYED, side, source, unit));
  }

  private void occurWhileAssigning(CombatTrigger occasion) {
    boolean before = assigning;
    assigning = true;
    occur(occasion);
    assigning = before;
  }
}
