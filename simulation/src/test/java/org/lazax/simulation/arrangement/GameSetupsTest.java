package org.lazax.simulation.arrangement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Seat;
import org.lazax.components.hopesend.LeaderCounters;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import org.lazax.table.council.Law;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.units.Place;

final class GameSetupsTest {
  private static final Seat FIRST = new Seat(1);
  private static final Seat SECOND = new Seat(2);
  private static final int GAMES = 10;

  @Test
  void oneIn25GamesOfAllKindsIsPlayedWithHopesEndUpOrDownOrInAPosition() {
    List<GameSetup> setups =
        LongStream.range(0, 500)
            .mapToObj(GameSetups::ofAllKinds)
            .filter(setup -> has(setup, "hopes_end"))
            .toList();

    assertThat(setups).hasSize(20);
    assertThat(setups).anyMatch(setup -> has(setup, "hopes_end_face_down"));
    assertThat(setups).anyMatch(setup -> setup.game().position().isPresent());
    assertThat(setups)
        .anyMatch(setup -> !has(setup, "hopes_end_face_down") && setup.game().position().isEmpty());
  }

  private static boolean has(GameSetup setup, String expansion) {
    return setup.game().expansions().orElse(List.of()).contains(new ExpansionId(expansion));
  }

  @Test
  void inADisputeBothPlayersHaveALawAndTheSecondTheRelicAndTheCard() {
    for (long seed = 0; seed < GAMES; seed++) {
      Table table = begun(GameSetup.of(DisputedPosition.of(seed, 3)));

      assertThat(table.council().laws())
          .extracting(Law::agenda, Law::owner)
          .containsExactly(
              tuple(new AgendaId("the_crown_of_thalnos"), Optional.of(FIRST)),
              tuple(new AgendaId("the_crown_of_emphidia"), Optional.of(SECOND)));
      assertThat(table.part(Relics.ID).of(SECOND))
          .containsExactly(new RelicId("the_crown_of_thalnos"));
      assertThat(table.player(SECOND).actionCards()).contains(new ActionCardId("ghost_squad"));
      List<PlanetId> home = table.catalog().faction(table.player(SECOND).faction()).homePlanets();
      DisputedPosition.system(table)
          .ifPresent(system ->
              assertThat(table.galaxy().planets(system))
                  .hasSizeGreaterThan(1)
                  .matches(planets -> planets.containsAll(home) == home.size() > 1)
                  .allMatch(planet -> table.planets().controls(SECOND, planet))
                  .noneMatch(
                      planet -> table.units().at(Place.on(system, planet), SECOND).isEmpty()));
    }
  }

  @Test
  void inAPositionWithHopesEndAllCountersAreOnPlanetsOrCaptive() {
    for (long seed = 0; seed < GAMES; seed++) {
      Table table = begun(GameSetup.of(LeaderCountersPosition.of(seed, 2)));

      assertThat(table.part(LeaderCounters.ID).pieces().values())
          .hasSize(6)
          .allMatch(piece -> piece.planet().isPresent() != piece.captor().isPresent());
    }
  }

  /** The table as soon as anybody is awaited. */
  private static Table begun(GameSetup setup) {
    return WholeGame.of(1, setup, SimpleBot::new).playUntil(_ -> true).game().table();
  }
}
