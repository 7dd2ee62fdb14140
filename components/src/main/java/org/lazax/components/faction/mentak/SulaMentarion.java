package org.lazax.components.faction.mentak;

import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.components.card.ActsAfterVictory;
import org.lazax.components.card.HandedNote;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * After the owner has won a space combat, its opponent gives it a promissory note of its hand. A
 * cruiser that is built after the win unlocks the commander too late for it. Rules:
 * leader/sula_mentarion.N1 to leader/sula_mentarion.N4.1.
 */
public final class SulaMentarion implements Component, CombatAbility, ActsAfterVictory {
  private static final LeaderId LEADER = new LeaderId("sula_mentarion");
  private static final AbilityRef NAME = AbilityRef.parse("leader/sula_mentarion");

  @Override
  public ComponentRef ref() {
    return NAME.component();
  }

  @Override
  public AbilityRef name() {
    return NAME;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.COMBAT_OVER.isIn(happens)
        && happens.place().isSpace()
        && happens.winner().filter(grant.user()::equals).isPresent()
        && grant.isReady(table)
        && !LastingEffects.is(table, grant)
        && HandedNote.hasAny(table, happens.opponent(grant.user()));
  }

  /** A ship is built after a combat is won. If it unlocks the commander, that is too late. */
  void unlockedTooLate(Draft<?, Table> draft, Seat seat, InFight won) {
    if (draft.table().player(seat).leaders().locked().contains(LEADER)) {
      comesTooLate(draft, seat, Moment.of(draft.table(), won).map(Frame::id));
    }
  }

  @Override
  public void comesTooLate(Draft<?, Table> draft, Seat seat, Optional<Integer> until) {
    draft.add(LastingEffects.until(until, NAME, seat, Map.of()));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    return HandedNote.asks(table, happens.opponent(grant.user()), grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    HandedNote.give(draft, happens.opponent(grant.user()), grant.user(), chosen);
  }
}
