package org.lazax.simulation.madeup;

import java.util.List;
import org.lazax.catalog.CatalogSource;
import org.lazax.rules.ruleset.Expansion;

/** A made-up expansion whose cards ask in all ways in which cards can ask. */
final class Bazaars {
  static final String NAME = "bazaars";

  static final Expansion EXPANSION =
      new Expansion(NAME, List.of(new Alms(), new Stash(), new Auction()))
          .withEntries(CatalogSource.relativeTo(Bazaars.class, "bazaars/"));

  private Bazaars() {}
}
