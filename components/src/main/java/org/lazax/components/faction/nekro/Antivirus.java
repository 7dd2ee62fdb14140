package org.lazax.components.faction.nekro;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * The holder places the note face up at the start of a combat in which it takes part. The note has
 * its effect while it is there. Rules: promissory_note/antivirus.N2,
 * promissory_note/antivirus.N2.1.
 */
public final class Antivirus implements Component, CombatAbility {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("promissory_note/antivirus");
  }

  @Override
  public boolean isPlayed() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.COMBAT_BEGINS.isIn(happens) && happens.isParty(grant.user());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {}
}
