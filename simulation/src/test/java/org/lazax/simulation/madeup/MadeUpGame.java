package org.lazax.simulation.madeup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Seat;
import org.lazax.components.expansion.Expansions;
import org.lazax.game.lobby.CreateGame;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.rules.standing.StandingRules;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.table.Table;

/** A game of three by the rules of the platform and some that are made up. */
final class MadeUpGame {
  private static final int PLAYERS = 3;

  private MadeUpGame() {}

  /** A table on which nothing lies, with what this catalog and these expansions bring. */
  static Table nothing(Catalog catalog, Expansion... madeUp) {
    List<Expansion> known = Stream.concat(Expansions.known().stream(), Stream.of(madeUp)).toList();
    return Table.EMPTY.withRules(
        new Rulebook(catalog, known, Expansions.USUAL, new StandingRules()).usual());
  }

  /** What is played usually, and this. */
  static List<ExpansionId> usualAnd(String expansion) {
    return Stream.concat(Expansions.USUAL.stream(), Stream.of(new ExpansionId(expansion))).toList();
  }

  /** A game with these; who plays no faction of these is dealt one. */
  static GameSetup played(List<ExpansionId> expansions, Map<Seat, FactionId> factions) {
    return GameSetup.settled(
        new CreateGame(
                "made up",
                PLAYERS,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(factions),
                Optional.of(1),
                Optional.empty(),
                Optional.empty(),
                Optional.empty())
            .with(expansions));
  }
}
