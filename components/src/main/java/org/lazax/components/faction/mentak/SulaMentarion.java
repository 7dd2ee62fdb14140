package org.lazax.components.faction.mentak;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.HandedNote;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * After the owner has won a space combat, its opponent gives it a promissory note of its hand.
 * Rules: leader/sula_mentarion.N1, leader/sula_mentarion.N2.
 */
public final class SulaMentarion implements Component, CombatAbility {
  private static final AbilityRef NAME = AbilityRef.parse("leader/sula_mentarion");

  @Override
  public ComponentRef ref() {
    return NAME.component();
  }

  @Override
  public Missing missing() {
    return Missing.part("a fourth cruiser that comes only after the win unlocks it too early");
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
        && HandedNote.hasAny(table, happens.opponent(grant.user()));
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
