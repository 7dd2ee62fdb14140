package org.lazax.simulation.expansion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.game.lobby.CreateGame;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.trade.OwnNotes;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.actioncards.ActionCardsDrawn;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.notes.Note;

/** Games with every choice of expansions are played to their end. */
final class ChosenExpansionsTest {
  private static final int GAMES = 4;
  private static final Set<Marker> CREUSS = Set.of(Marker.CREUSS_ALPHA, Marker.CREUSS_BETA);

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  @Rule("promissory_notes.0")
  void theBaseGameIsPlayedToItsEnd(int players) {
    Set<ActionCardId> drawn = new HashSet<>();
    for (long seed = 1; seed <= GAMES; seed++) {
      Table table = played(seed, players, "base", drawn);

      assertThat(table.players().values())
          .allSatisfy(player -> {
            assertThat(expansion(table, player)).isEqualTo(ExpansionId.BASE);
            assertThat(player.leaders().cards()).isEmpty();
            assertThat(OwnNotes.of(table, player.seat()))
                .as("four of its colour and that of its faction")
                .hasSize(5)
                .doesNotContain(Note.parse("alliance@" + player.seat()));
            assertThat(Stats.find(table, player.seat(), UnitType.MECH)).isEmpty();
          });
      assertThat(table.units().all()).noneMatch(stack -> stack.type() == UnitType.MECH);
      assertThat(table.galaxy().markers().at().values())
          .as("tokens of the Creuss alone")
          .allMatch(there -> CREUSS.containsAll(there));
      assertThat(table.galaxy().tiles())
          .allSatisfy(tile ->
              assertThat(table.catalog().tile(tile.tile()).expansion())
                  .isEqualTo(ExpansionId.BASE));
    }
    assertThat(drawn).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "base codex_1 codex_2 codex_3",
        "base prophecy_of_kings",
        "base prophecy_of_kings codex_1 codex_2 codex_3",
        "base prophecy_of_kings codex_1 codex_2 codex_3 hopes_end",
        "base hopes_end hopes_end_all_factions",
        "base prophecy_of_kings no_leaders"
      })
  void otherExpansionsArePlayedToTheirEnd(String expansions) {
    for (long seed = 1; seed <= GAMES; seed++) {
      Table table = played(seed, 3 + (int) (seed % 4), expansions, new HashSet<>());

      assertThat(Ruleset.of(table).expansions()).isEqualTo(ids(expansions));
      assertThat(table.players().values())
          .allSatisfy(player ->
              assertThat(player.leaders().cards().isEmpty())
                  .isNotEqualTo(expansions.contains("kings") && !isWithoutCards(expansions)));
    }
  }

  private static boolean isWithoutCards(String expansions) {
    return expansions.contains("hopes_end") || expansions.contains("no_leaders");
  }

  private static ExpansionId expansion(Table table, Player player) {
    return table.catalog().faction(player.faction()).expansion();
  }

  /** Plays a game and checks the invariants after every commit. */
  private static Table played(long seed, int players, String expansions, Set<ActionCardId> drawn) {
    Conservation conservation = new Conservation();
    GameSetup setup = GameSetup.of(game(players, ids(expansions)));
    WholeGame game =
        seed % 2 == 0
            ? WholeGame.of(seed, setup, RandomBot::new)
            : WholeGame.of(seed, setup, SimpleBot::new);
    Table table =
        game.onCommit(
                (commit, after) -> {
                  conservation.check(commit, after);
                  commit.events().stream()
                      .filter(ActionCardsDrawn.class::isInstance)
                      .forEach(event -> drawn.addAll(((ActionCardsDrawn) event).cards()));
                })
            .play()
            .game()
            .table();
    assertThat(table.ending()).as("ending of seed %d", seed).isPresent();
    assertThat(drawn).allMatch(table.catalog().actionCards()::containsKey);
    return table;
  }

  private static CreateGame game(int players, List<ExpansionId> expansions) {
    return new CreateGame(
            "chosen",
            players,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(expansions.contains(new ExpansionId("hopes_end")) ? 1 : 2),
            Optional.empty(),
            Optional.empty(),
            Optional.empty())
        .with(expansions);
  }

  private static List<ExpansionId> ids(String names) {
    return Stream.of(names.split(" ")).map(ExpansionId::new).toList();
  }
}
