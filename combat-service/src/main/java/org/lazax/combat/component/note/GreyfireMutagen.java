package org.lazax.combat.component.note;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.component.Conversion;

/**
 * As ground combat begins against two or more that are not Yin's, an infantry of theirs becomes one
 * of one's own. Rule: promissory_note/greyfire_mutagen.N1.4.
 */
public final class GreyfireMutagen extends Conversion {
  private static final int FORCES = 2;

  GreyfireMutagen() {
    super(UnitType.INFANTRY);
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    Side other = me.other();
    return super.useful(occasion, battle, me)
        && !battle.isPlayedBy(other, "yin")
        && battle.count(other, battle::fights) >= FORCES;
  }
}
