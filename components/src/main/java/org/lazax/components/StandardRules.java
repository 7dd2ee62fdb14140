package org.lazax.components;

import org.lazax.catalog.Catalog;
import org.lazax.components.expansion.Expansions;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.settling.StandingRules;
import org.lazax.table.Table;

/** The ruleset with all that the platform knows. */
public final class StandardRules {
  public static final Ruleset RULESET =
      new Ruleset(Catalog.standard(), Components.of(Expansions.all()), new StandingRules());

  /** A table on which nothing lies yet, for a game by these rules. */
  public static final Table TABLE = Table.EMPTY.withRules(RULESET);

  private StandardRules() {}
}
