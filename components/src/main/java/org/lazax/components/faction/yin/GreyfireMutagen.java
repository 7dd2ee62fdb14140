package org.lazax.components.faction.yin;

import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a ground combat against at least two ground forces of a player other than Yin,
 * the holder replaces one infantry of the opponent by one of its own. Rule:
 * promissory_note/greyfire_mutagen.N1.4.
 */
public final class GreyfireMutagen extends Conversion implements Component {
  private static final FactionId YIN = new FactionId("yin");
  private static final int FORCES = 2;

  public GreyfireMutagen() {
    super(UnitType.INFANTRY);
  }

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("promissory_note/greyfire_mutagen");
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    Side other = me.other();
    return super.useful(occasion, battle, me)
        && !battle.isPlayedBy(other, YIN)
        && battle.count(other, battle::fights) >= FORCES;
  }
}
