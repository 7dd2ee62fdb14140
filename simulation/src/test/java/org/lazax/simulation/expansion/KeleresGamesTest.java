package org.lazax.simulation.expansion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Seat;
import org.lazax.game.lobby.LobbyCommand.TakeSeat;
import org.lazax.rules.setup.HomeFaction;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;

/** The Council Keleres plays whole games against two of the factions whose home it could take. */
class KeleresGamesTest {
  private static final List<String> FACTIONS = List.of("keleres", "mentak", "sol", "xxcha");

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void itsGamesEndAndConserveAllComponents(long seed) {
    GameSetup setup = GameSetup.standard(seed, FACTIONS.size());
    Map<Seat, TakeSeat> players = new TreeMap<>(setup.players());
    players.replaceAll((seat, _) ->
        new TakeSeat(
            Optional.of(seat),
            Optional.of(new FactionId(FACTIONS.get(seat.number() - 1))),
            Optional.empty()));
    Conservation conservation = new Conservation();
    Table table =
        WholeGame.of(seed, new GameSetup(setup.game(), players), RandomBot::new)
            .onCommit(conservation::check)
            .play()
            .game()
            .table();

    assertThat(table.ending()).as("seed %d", seed).isPresent();
    assertThat(HomeFaction.of(table, new Seat(1)).id()).isEqualTo(new FactionId("argent"));
  }
}
