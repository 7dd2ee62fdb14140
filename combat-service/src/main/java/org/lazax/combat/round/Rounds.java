package org.lazax.combat.round;

import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.combat.state.CombatBegan;
import org.lazax.combat.state.CombatEnded;
import org.lazax.combat.state.CombatRoundBegan;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.ability.CombatMoment;
import org.lazax.rules.ability.Occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.table.Table;

/**
 * How rounds of combat follow each other, in space as on planets. The first begins with the combat
 * and the last one ends with it, so these are one moment each; whoever comes at the end of a combat
 * keeps it going. Rules: space_combat.2.1, space_combat.2.2, space_combat.9, space_combat.9.1,
 * ground_combat.4.1, ground_combat.4.2.
 */
public abstract class Rounds<C extends Procedure> {
  protected abstract CombatContext fight(C combat);

  /** Whether a side has anything left that fights for the place. */
  protected abstract boolean isFoughtBy(Table table, C combat, Seat seat);

  /** Who fights only until the combat ends leaves, before it is seen who has won. */
  protected void leave(Draft<CombatState, Table> draft, C combat) {}

  /** The combat with all of its round done, but for what the round's end lets players do. */
  protected abstract C roundEnded(C combat);

  /** The same, for the last round. */
  protected abstract C combatEnded(C combat);

  /** The combat in its next round. */
  protected abstract C inNextRound(C combat);

  /** What comes in a round once all that its beginning let players do is done. */
  protected abstract void fight(Draft<CombatState, Table> draft, C combat);

  public final boolean isOver(Table table, C combat) {
    CombatContext fight = fight(combat);
    return !isFoughtBy(table, combat, fight.attacker())
        || !isFoughtBy(table, combat, fight.defender());
  }

  /**
   * The combat begins with its first round.
   *
   * @param next the combat once all that this lets players do is done
   */
  public final void begin(Draft<CombatState, Table> draft, C combat, C next) {
    CombatContext fight = fight(combat);
    draft.add(new CombatBegan(fight.place(), fight.attacker(), fight.defender()));
    draft.add(new CombatRoundBegan(fight.place(), fight.round()));
    if (!opens(draft, next, fight.both(CombatMoment.COMBAT_BEGINS, CombatMoment.ROUND_BEGINS))) {
      fight(draft, combat);
    }
  }

  /** All of a round is done. */
  public final void end(Draft<CombatState, Table> draft, C combat) {
    if (isOver(draft.table(), combat)) {
      end(draft, combat, CombatMoment.ROUND_ENDS, CombatMoment.COMBAT_ENDS);
    } else if (!opens(draft, roundEnded(combat), fight(combat).both(CombatMoment.ROUND_ENDS))) {
      next(draft, combat);
    }
  }

  /** So is what the end of the round let players do. */
  public final void ended(Draft<CombatState, Table> draft, C combat) {
    if (isOver(draft.table(), combat)) {
      end(draft, combat, CombatMoment.COMBAT_ENDS);
    } else {
      next(draft, combat);
    }
  }

  private void end(Draft<CombatState, Table> draft, C combat, CombatMoment... moments) {
    leave(draft, combat);
    InFight ends = fight(combat).ended(winner(draft.table(), combat), moments);
    if (!opens(draft, combatEnded(combat), ends)) {
      close(draft, combat);
    }
  }

  /** All is done, unless somebody has come to fight on. */
  public final void close(Draft<CombatState, Table> draft, C combat) {
    if (isOver(draft.table(), combat)) {
      close(draft, combat, winner(draft.table(), combat));
    } else {
      next(draft, combat);
    }
  }

  public final void close(Draft<CombatState, Table> draft, C combat, Optional<Seat> winner) {
    CombatContext fight = fight(combat);
    InFight over = fight.over(winner, draft.own().destroyed());
    draft.add(new CombatEnded(fight.place(), winner));
    draft.close(new Fought(winner));
    CombatMoments.occurs(draft, over);
  }

  private void next(Draft<CombatState, Table> draft, C combat) {
    C next = inNextRound(combat);
    CombatContext fight = fight(next);
    draft.add(new CombatRoundBegan(fight.place(), fight.round()));
    draft.change(next);
    if (!CombatMoments.occurs(draft, fight.both(CombatMoment.ROUND_BEGINS))) {
      fight(draft, next);
    }
  }

  private Optional<Seat> winner(Table table, C combat) {
    CombatContext fight = fight(combat);
    return Stream.of(fight.attacker(), fight.defender())
        .filter(seat -> isFoughtBy(table, combat, seat))
        .findFirst();
  }

  /**
   * Something happens, and whatever hangs on it comes before the next step.
   *
   * @return whether anything does
   */
  public final boolean opens(Draft<CombatState, Table> draft, C next, InFight occurrence) {
    if (!CombatMoments.MOMENTS.concern(draft.table(), occurrence)) {
      return false;
    }
    draft.change(next);
    return CombatMoments.occurs(draft, occurrence);
  }
}
