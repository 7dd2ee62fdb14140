package org.lazax.components;

import org.lazax.catalog.Catalog;
import org.lazax.components.expansion.Expansions;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.standing.StandingRules;
import org.lazax.table.Table;

/** The rules that the platform knows. */
public final class StandardRules {
  /** The expansions to choose among. */
  public static final Rulebook BOOK =
      new Rulebook(Catalog.standard(), Expansions.known(), Expansions.USUAL, new StandingRules());

  /** What is played where nothing is chosen. */
  public static final Ruleset RULESET = BOOK.usual();

  /** A table on which nothing lies yet, for a game by the rules that its organiser chooses. */
  public static final Table TABLE = Table.EMPTY.withRules(RULESET);

  private StandardRules() {}
}
