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
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.table.Table;

/**
 * The sequence of combat rounds, in space and on planets. The start of the combat and of its first
 * round are one moment, and so are the end of the last round and of the combat. A unit that comes
 * at the end of a combat keeps it going. Rules: space_combat.2.1, space_combat.2.2, space_combat.9,
 * space_combat.9.1, ground_combat.4.1, ground_combat.4.2.
 */
public abstract class Rounds<C extends Procedure> {
  protected abstract CombatContext fight(C combat);

  /** Whether a side has any units left that fight for the place. */
  protected abstract boolean isFoughtBy(Table table, C combat, Seat seat);

  /**
   * Moves units that fight only until the end of the combat away, before the winner is determined.
   */
  protected void leave(Draft<CombatState, Table> draft, C combat) {}

  /** The combat at the end of a round, before the abilities of the round's end are used. */
  protected abstract C roundEnded(C combat);

  /** The combat at the end of its last round, before the abilities of the combat's end are used. */
  protected abstract C combatEnded(C combat);

  /** The combat in its next round. */
  protected abstract C inNextRound(C combat);

  /** Goes on with a round after the abilities at its start were used. */
  protected abstract void fight(Draft<CombatState, Table> draft, C combat);

  public final boolean isOver(Table table, C combat) {
    CombatContext fight = fight(combat);
    return !isFoughtBy(table, combat, fight.attacker())
        || !isFoughtBy(table, combat, fight.defender());
  }

  /**
   * Begins the combat and its first round.
   *
   * @param next the combat after the abilities at its start were used
   */
  public final void begin(Draft<CombatState, Table> draft, C combat, C next) {
    CombatContext fight = fight(combat);
    draft.add(new CombatBegan(fight.place(), fight.attacker(), fight.defender()));
    draft.add(new CombatRoundBegan(fight.place(), fight.round()));
    if (!opens(draft, next, fight.both(CombatMoment.COMBAT_BEGINS, CombatMoment.ROUND_BEGINS))) {
      fight(draft, combat);
    }
  }

  /** Ends a round. */
  public final void end(Draft<CombatState, Table> draft, C combat) {
    if (isOver(draft.table(), combat)) {
      end(draft, combat, CombatMoment.ROUND_ENDS, CombatMoment.COMBAT_ENDS);
    } else if (!opens(draft, roundEnded(combat), fight(combat).both(CombatMoment.ROUND_ENDS))) {
      next(draft, combat);
    }
  }

  /** Goes on after the abilities at the end of a round were used. */
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

  /** Closes the combat. Goes on with another round if new units have come to fight. */
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
   * Opens the moment of an occurrence before the next step, if it concerns any ability.
   *
   * @return whether a moment was opened
   */
  public final boolean opens(Draft<CombatState, Table> draft, C next, InFight occurrence) {
    if (!CombatMoments.MOMENTS.concern(draft.table(), occurrence)) {
      return false;
    }
    draft.change(next);
    return CombatMoments.occurs(draft, occurrence);
  }
}
