package org.lazax.combat.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.hits.HitPolicy;
import org.lazax.combat.hits.Sustaining;
import org.lazax.rules.ability.occurrence.CombatMoment;
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
 * Applies hits and effects to a position: units sustain damage and are destroyed, and components
 * act on that. The sides assign hits by their policy.
 */
final class HitResolver {
  private final OddsPosition position;
  private final PositionUnits pieces;
  private final List<CombatSetup.Turn> turns;
  private final ComponentUses spending;

  private HitsInHand hits = new HitsInHand();
  private boolean assigning;

  /** Units that are placed while hits are being assigned. They take none of these hits. */
  private final List<CombatEffect.Reinforce> late = new ArrayList<>();

  HitResolver(OddsPosition position, ComponentUses spending) {
    this.position = position;
    this.spending = spending;
    this.pieces = new PositionUnits(position);
    this.turns = position.muster.turns();
  }

  // ---- occasions ----

  /**
   * Lets all components act on a trigger, in turn. If dice had to be rolled in between, it goes on
   * with the turn after.
   *
   * @return whether all have acted; false if dice must be rolled first
   */
  boolean occur(CombatTrigger occasion) {
    boolean resumed = isResumed(occasion.moment());
    // A combat that is already decided before its rolls is over: no component is used any more.
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
          LANDED,
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

  /** Whether the component is on the card of the unit whose destruction is the trigger. */
  private static boolean isJustLost(Side side, SideComponent effect, CombatTrigger occasion) {
    return occasion.is(CombatMoment.DESTROYED)
        && occasion.side() == side
        && occasion.unit().map(unit -> unit.card().id()).equals(effect.of());
  }

  /** Forgets which units have sustained damage in the round. */
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
      // The odds ask for RollAgain when they apply the results of the dice.
      case CombatEffect.RollAgain() -> {}
      case CombatEffect.BombardAgain() ->
          position.extras.add(
              new OddsPosition.Extra(Side.DEFENDER, false, List.of(), HitSource.BOMBARDMENT));
    }
  }

  /** Applies the successes of an ability's dice. */
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

  /** A number of hits beyond which more make no difference to a side. */
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

  /**
   * Adds the hits of a side's roll and lets components act on it. Units that were put at risk and
   * missed are destroyed.
   */
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
   * Assigns the hits. First both sides sustain damage, then both lose units, the attacker first; so
   * casualties do not change what a side may sustain. Hits that result from casualties are assigned
   * after that. Rules: sustain_damage.0, space_combat.6.1.
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

  /**
   * One side alone takes hits of a combat roll. Used if no component of the other side acts on
   * that.
   */
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
   * A side sustains damage as its policy says. Components that act on that can give the other side
   * more to sustain.
   *
   * @return whether it sustained any damage
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

  /**
   * A side loses units to the hits that it has not sustained. Hits beyond the number of its units
   * are wasted.
   */
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

  /** How many of the hits the side's components cancel before any is assigned. */
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
