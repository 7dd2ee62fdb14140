package org.lazax.components;

import org.lazax.catalog.Catalog;
import org.lazax.components.expansion.Expansions;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.standing.StandingRules;
import org.lazax.table.Table;

/** The rules of the expansions in this module. */
public final class StandardRules {
  /** The rulebook with all these expansions. */
  public static final Rulebook BOOK =
      new Rulebook(Catalog.standard(), Expansions.known(), Expansions.USUAL, new StandingRules());

  /** The rules of a game whose organiser chooses no expansions. */
  public static final Ruleset RULESET = BOOK.usual();

  /** An empty table. A game takes the rules that its organiser chooses from the rulebook. */
  public static final Table TABLE = Table.EMPTY.withRules(RULESET);

  private StandardRules() {}
}
