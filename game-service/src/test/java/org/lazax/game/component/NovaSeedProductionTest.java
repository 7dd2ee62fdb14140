package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TileId;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Producing;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.event.galaxy.PlanetPurged;
import org.lazax.table.event.galaxy.TileReplaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** The Muaat, p1, have made a supernova of the active system 75 in this action. */
class NovaSeedProductionTest {
  private static final SystemId ACTIVE = SystemId.of("75");

  private static TableKit board() {
    return TableKit.players(2)
        .player(P1, "muaat")
        .tile("75", 0, 0)
        .controls(P1, "muaat")
        .controls(P2, "archon_ren")
        .goods(P1, 5, 0)
        .sheet(P1, 3, 5, 2)
        .with(new PlanetPurged(new PlanetId("abaddon"))::fold)
        .with(new PlanetPurged(new PlanetId("loki"))::fold)
        .with(new PlanetPurged(new PlanetId("ashtroth"))::fold)
        .with(new TileReplaced(ACTIVE, new TileId("81"))::fold);
  }

  private static Scenario<GameState> producing(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.tokens(P1, "75")
            .frame(new Turn(P1).acting())
            .frame(new TacticalAction(P1, ACTIVE).at(Step.PRODUCTION)));
  }

  @Test
  @Rule("leader/adjudicator_baal.N5")
  void withAMagmusReactorAndUnitsThereTheSupernovaProducesAtOnce() {
    TableKit reactor = board().technologies(P1, "magmus_reactor");
    Scenario<GameState> asked = producing(reactor.units(P1, "75", WAR_SUN, 1));

    assertThat(asked.awaited()).containsExactly(P1);
    Scenario<GameState> produced =
        asked.when(P1, Producing.order(2, Producing.some(CRUISER, 1, "75"))).thenAccepted();
    assertThat(produced.table().units().count(Place.of("75"), unit -> unit.type() == CRUISER))
        .isEqualTo(1);

    assertThat(asks(producing(reactor))).as("without units").isFalse();
    assertThat(asks(producing(board().units(P1, "75", WAR_SUN, 1)))).as("without it").isFalse();
  }

  private static boolean asks(Scenario<GameState> scenario) {
    return scenario.options(P1).stream()
        .anyMatch(option -> option.getClass().getSimpleName().startsWith("Produc"));
  }
}
