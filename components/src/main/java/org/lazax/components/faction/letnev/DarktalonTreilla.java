package org.lazax.components.faction.letnev;

import org.lazax.components.card.RoundHero;
import org.lazax.rules.limits.LimitHooks;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * Until the round ends, the owner can have any number of ships in a system. Rules:
 * leader/darktalon_treilla.N1, leader/darktalon_treilla.N2.
 */
final class DarktalonTreilla extends RoundHero implements LimitHooks {
  DarktalonTreilla() {
    super("darktalon_treilla");
  }

  @Override
  public Change fleet(Table table, Grant grant, SystemId system) {
    return LastingEffects.is(table, grant) ? Change.UNLIMITED : Change.NONE;
  }
}
