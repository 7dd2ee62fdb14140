package org.lazax.simulation.madeup;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Seat;
import org.lazax.components.expansion.Expansions;
import org.lazax.game.lobby.CreateGame;
import org.lazax.rules.ruleset.CatalogComponents;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.rules.standing.StandingRules;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** Games of three players with made-up expansions. */
public final class MadeUpGame {
  private static final int PLAYERS = 3;

  private MadeUpGame() {}

  /**
   * An empty table with this catalog, the known expansions and the made-up ones. Components that
   * the catalog does not have are left out.
   */
  public static Table emptyTable(Catalog catalog, Expansion... madeUp) {
    Set<ComponentRef> printed = Set.copyOf(CatalogComponents.all(catalog));
    Stream<Expansion> standard =
        Expansions.known().stream()
            .map(expansion ->
                expansion.withComponents(
                    expansion.components().stream()
                        .filter(component ->
                            !component.ref().kind().isPrinted()
                                || printed.contains(component.ref().card()))
                        .toList()));
    List<Expansion> known = Stream.concat(standard, Stream.of(madeUp)).toList();
    return Table.EMPTY.withRules(
        new Rulebook(catalog, known, Expansions.USUAL, new StandingRules()).usual());
  }

  /** The expansions of a standard game and this one. */
  static List<ExpansionId> standardAnd(String expansion) {
    return Stream.concat(Expansions.USUAL.stream(), Stream.of(new ExpansionId(expansion))).toList();
  }

  /** The setup of a game with these expansions. Seats without a faction are dealt one. */
  static GameSetup setup(List<ExpansionId> expansions, Map<Seat, FactionId> factions) {
    return setup(expansions, factions, Optional.empty());
  }

  /**
   * The same.
   *
   * @param patience how long an awaited player may take; empty for no limit
   */
  static GameSetup setup(
      List<ExpansionId> expansions, Map<Seat, FactionId> factions, Optional<Duration> patience) {
    return GameSetup.of(
        new CreateGame(
                "made up",
                PLAYERS,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                patience,
                Optional.empty(),
                Optional.of(factions),
                Optional.of(1),
                Optional.empty(),
                Optional.empty(),
                Optional.empty())
            .with(expansions));
  }
}
