package org.lazax.simulation.madeup;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.CatalogSource;
import org.lazax.catalog.card.ActionCard;
import org.lazax.chronicle.kernel.Window;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;

/**
 * A made-up expansion whose cards ask in all ways in which cards can ask. Each card is a class, a
 * test of its name, and its place in this list.
 */
final class Bazaars {
  static final String NAME = "bazaars";

  static final Expansion EXPANSION =
      new Expansion(NAME, List.of(new Alms(), new Auction(), new Stash()))
          .withEntries(CatalogSource.relativeTo(Bazaars.class, "bazaars/"));

  /** A table whose catalog has no other action cards, so that the made-up ones are drawn. */
  static final Table EMPTY =
      MadeUpGame.emptyTable(
          Catalog.standard().only(entry -> !(entry instanceof ActionCard)), EXPANSION);

  private Bazaars() {}

  /**
   * A game of random bots that conserves all components.
   *
   * @param patience how long an awaited player may take; empty for no limit
   */
  static WholeGame game(long seed, Optional<Duration> patience) {
    Conservation conservation = new Conservation();
    return WholeGame.of(
            seed,
            MadeUpGame.setup(MadeUpGame.standardAnd(NAME), Map.of(), patience),
            EMPTY,
            RandomBot::new)
        .onCommit(conservation::check);
  }

  /** The window that awaits players, if it asks for this. */
  static Optional<Window> awaiting(Table table, String about) {
    return table.kernel().awaiting().filter(window -> window.about().equals(about));
  }
}
