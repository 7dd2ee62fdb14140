package org.lazax.combat.component;

import java.util.List;
import org.lazax.combat.ability.Words;
import org.lazax.table.ability.Moments;

/** What hangs on the moments that combat-service opens. */
public final class CombatMoments {
  public static final Moments MOMENTS = new Moments(Words.OF_COMBAT, List.of());

  private CombatMoments() {}
}
