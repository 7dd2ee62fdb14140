package org.lazax.table.component;

import java.util.List;
import org.lazax.table.Table;
import org.lazax.table.ability.Abilities;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Occurrence;

/** What hangs on moments that more than one service opens; each of them has all of these. */
public final class SharedAbilities {
  public static final List<Ability<?>> ALL =
      List.of(
          new Assimilate(),
          new Infiltrate(),
          new IntegratedEconomy(),
          new MinisterOfExploration(),
          new Pillage(),
          new ReclamationBegins(),
          new Scavenge());

  private static final Abilities ABILITIES = new Abilities(ALL);

  private SharedAbilities() {}

  static boolean concern(Table table, Occurrence occurrence) {
    return ABILITIES.concern(table, occurrence);
  }
}
