package org.lazax.components.faction.keleres;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Abilities;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AbilityResolved;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.turn.TurnHooks;
import org.lazax.rules.turn.TurnTaken;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * After each component action in its turn, the player may take one more action. Rules:
 * leader/suffi_an_keleres.N2 to leader/suffi_an_keleres.N6.
 */
final class SuffiAnKeleres extends Card<AbilityResolved> implements TurnHooks {
  SuffiAnKeleres() {
    super(Kind.LEADER, AbilityResolved.class);
  }

  @Override
  public boolean forced() {
    return true;
  }

  /** The action that has unlocked her is none of these. Rule: leader/suffi_an_keleres.N3. */
  @Override
  public boolean usable(Table table, Grant grant, AbilityResolved resolved) {
    return resolved.player().equals(grant.user())
        && Abilities.isAction(table, resolved.ability())
        && isTurnOf(table, grant.user())
        && !PaidUnlock.isDone(table, grant.user());
  }

  private static boolean isTurnOf(Table table, Seat seat) {
    return TurnTaken.seat(table).filter(seat::equals).isPresent();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AbilityResolved resolved, Chosen chosen) {
    int turn = TurnTaken.frame(draft.table()).map(Frame::id).orElseThrow();
    draft.add(LastingEffects.until(turn, name(), grant));
  }

  @Override
  public Change actions(Table table, Grant grant) {
    return isTurnOf(table, grant.user())
        ? Change.plus(LastingEffects.count(table, grant))
        : Change.NONE;
  }
}
