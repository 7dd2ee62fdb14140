package org.lazax.components.faction.keleres;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Abilities;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AbilityResolved;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.turn.TurnHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * After each component action in its turn, or in the action that an effect grants to it within the
 * turn of another, the player may take one more action. Rules: leader/suffi_an_keleres.N2 to
 * leader/suffi_an_keleres.N6, leader/zeu.N6.2.
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
        && acting(table, grant.user()).isPresent()
        && !PaidUnlock.isDone(table, grant.user());
  }

  /** The frame of the turn or the granted action in which the player acts now. */
  private static Optional<Frame> acting(Table table, Seat seat) {
    return table
        .kernel()
        .frameOf(Turn.class)
        .filter(frame -> ((Turn) frame.procedure()).seat().equals(seat));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AbilityResolved resolved, Chosen chosen) {
    int turn = acting(draft.table(), grant.user()).orElseThrow().id();
    draft.add(LastingEffects.until(turn, name(), grant));
  }

  @Override
  public Change actions(Table table, Grant grant) {
    return acting(table, grant.user()).isPresent()
        ? Change.plus(LastingEffects.count(table, grant))
        : Change.NONE;
  }
}
