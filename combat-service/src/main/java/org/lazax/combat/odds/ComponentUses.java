package org.lazax.combat.odds;

import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;

/** Counts the uses of the components of both sides in a combat and ends their effects. */
final class ComponentUses {
  private final OddsPosition position;

  ComponentUses(OddsPosition position) {
    this.position = position;
  }

  /**
   * Uses a component on this trigger if it is useful. Odds use a component at the first chance and
   * do not save it. Returns whether it was used.
   */
  boolean isUsed(CombatSetup.Turn turn, ActivatedComponent spent, CombatTrigger occasion) {
    SideState half = position.half(turn.side());
    int effect = turn.effect();
    if (spent.when() != occasion.moment()
        || half.uses[effect] == 0
        || half.active[effect]
        || !spent.useful(occasion, position, turn.side())) {
      return false;
    }
    half.uses[effect]--;
    half.active[effect] = spent.lasts() != ActivatedComponent.Span.MOMENT;
    return true;
  }

  /**
   * Gives back the use of a component that rerolls only the opponent's hits, after a roll without a
   * hit.
   */
  void giveBack(Roll roll) {
    Side side = roll.side().other();
    SideState half = position.half(side);
    for (int i = 0; i < half.uses.length; i++) {
      Object hooks = half.army.effects().get(i).hooks();
      if (half.active[i]
          && hooks instanceof ActivatedComponent spent
          && spent.lasts() == ActivatedComponent.Span.ROLL
          && hooks instanceof RollHooks rolls
          && has(rolls, side, roll, Reroll.ALL)
          && !has(rolls, side, new Roll(side, roll.source()), Reroll.MISSES)) {
        half.active[i] = false;
        half.uses[i]++;
      }
    }
  }

  private boolean has(RollHooks rolls, Side owner, Roll roll, Reroll reroll) {
    return position.units(roll.side()).stream()
        .anyMatch(unit -> rolls.reroll(position, owner, roll, unit) == reroll);
  }

  void rollIsOver() {
    expire(ActivatedComponent.Span.ROLL);
  }

  void roundIsOver() {
    expire(ActivatedComponent.Span.ROUND);
  }

  private void expire(ActivatedComponent.Span span) {
    for (CombatSetup.Turn turn : position.muster.turns()) {
      SideState half = position.half(turn.side());
      if (half.active[turn.effect()]
          && half.army.effects().get(turn.effect()).hooks() instanceof ActivatedComponent spent
          && spent.lasts() == span) {
        half.active[turn.effect()] = false;
      }
    }
  }

  /**
   * Uses a component that annuls a combat roll with these hits, if a side has one. Returns whether
   * the roll is annulled.
   */
  boolean isAnnulled(int attackers, int defenders) {
    for (CombatSetup.Turn turn : position.muster.turns()) {
      SideState half = position.half(turn.side());
      boolean attacks = turn.side() == Side.ATTACKER;
      int own = attacks ? attackers : defenders;
      int others = attacks ? defenders : attackers;
      if (half.uses[turn.effect()] > 0
          && half.army.effects().get(turn.effect()).traits().annulsIfBehind()
          && others > own) {
        half.uses[turn.effect()]--;
        rollIsOver();
        return true;
      }
    }
    return false;
  }

  /** To how many results of a roll its side can pay to add 1. */
  int raises(Roll roll) {
    int raises = 0;
    SideState half = position.half(roll.side());
    for (int i = 0; i < half.uses.length; i++) {
      if (half.uses[i] > 0 && isRaising(i, roll)) {
        raises += half.uses[i];
      }
    }
    return raises;
  }

  /** Whether its side rolls one die of this roll again. */
  boolean rollsOneAgain(Roll roll) {
    SideState half = position.half(roll.side());
    return half.army.effects().stream()
        .anyMatch(component -> component.traits().rollsOneAgain().contains(roll.source()));
  }

  private boolean isRaising(int effect, Roll roll) {
    SideComponent component = position.half(roll.side()).army.effects().get(effect);
    return component.traits().raises().contains(roll.source())
        && position.acts(roll.side(), effect);
  }

  /** Pays for adding 1 to this number of results. */
  void pay(Roll roll, int raised) {
    SideState half = position.half(roll.side());
    int left = raised;
    for (int i = 0; i < half.uses.length && left > 0; i++) {
      if (isRaising(i, roll)) {
        int paid = Math.min(left, half.uses[i]);
        half.uses[i] -= paid;
        left -= paid;
      }
    }
  }
}
