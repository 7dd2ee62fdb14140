package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.kit.Producing.order;
import static org.lazax.game.kit.Producing.some;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Producing;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TacticalAction.Progress.Step;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.production.ProductionLimit;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/** P1 plays the Council Keleres and controls Mecatol Rex, on which there is no unit. */
class CustodiaVigiliaProductionTest {
  private static final String REX = "18/mecatol_rex";
  private static final Production THERE = new Production(P1, SystemId.MECATOL_REX);

  @Test
  @Rule("planet/custodia_vigilia.N9")
  void mecatolRexProducesThreeUnitsLikeAUnitThatStandsThere() {
    Scenario<GameState> turn =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit()
                .goods(P1, 9, 0)
                .frame(new Turn(P1).acting())
                .frame(new TacticalAction(P1, SystemId.MECATOL_REX).at(Step.PRODUCTION)));
    assertThat(turn.table().kernel().within(Production.class)).isPresent();

    turn.when(P1, order(3, some(INFANTRY, 4, REX))).thenRefused("production.1");
    turn.when(P1, order(1, some(INFANTRY, 1, "18"))).thenRefused("production.3");
    Scenario<GameState> produced =
        turn.when(P1, order(3, some(INFANTRY, 2, REX), some(CRUISER, 1, "18"))).thenAccepted();
    Table table = produced.table();
    assertThat(table.units().count(Place.of(REX), stack -> stack.owner().equals(P1))).isEqualTo(2);
    assertThat(table.units().ships(SystemId.MECATOL_REX, P1)).hasSize(1);
  }

  @Test
  @Rule("planet/custodia_vigilia.N9")
  void itIsAddedToTheUnitsThereAndNotToADockThatProducesByItself() {
    TableKit docked = kit().units(P1, REX, SPACE_DOCK, 1);
    assertThat(limit(docked, THERE)).isEqualTo(3 + 1 + 2);
    assertThat(limit(docked, Production.byDock(P1, Place.of(REX)))).isEqualTo(1 + 2);
    assertThat(limit(kit(), Production.byDock(P1, Place.of(REX)))).isZero();
    assertThat(limit(kit().law("holy_planet_of_ixth", P1), THERE)).isEqualTo(3);
  }

  @Test
  void onlyMecatolRexProducesAndOnlyWhileThePlayerControlsBoth() {
    assertThat(limit(kit(), THERE)).isEqualTo(3);
    assertThat(limit(kit(), new Production(P1, SystemId.of("75")))).isZero();
    assertThat(limit(kit().controls(P2, "mecatol_rex"), THERE)).isZero();
    assertThat(limit(kit().controls(P2, "mecatol_rex"), new Production(P2, SystemId.MECATOL_REX)))
        .isZero();
    assertThat(limit(board().controls(P1, "mecatol_rex"), THERE)).isZero();
    assertThat(
            limit(
                board().controlsExhausted(P1, "custodia_vigilia").controls(P1, "mecatol_rex"),
                THERE))
        .as("with an exhausted card")
        .isEqualTo(3);
  }

  @Test
  @Rule("planet/custodia_vigilia.N9.1")
  void sarweenToolsMakeItCheaper() {
    Scenario<GameState> cheaper =
        Producing.in(kit().technologies(P1, "sarween_tools").goods(P1, 1, 0), P1, "18");
    cheaper.when(P1, order(1, some(CRUISER, 1, "18"))).thenAccepted();
    Producing.in(kit().goods(P1, 1, 0), P1, "18")
        .when(P1, order(1, some(CRUISER, 1, "18")))
        .thenRefused("producing_units.1");
  }

  private static int limit(TableKit kit, Production production) {
    return ProductionLimit.of(kit.table(), production);
  }

  private static TableKit kit() {
    return board().controls(P1, "custodia_vigilia", "mecatol_rex");
  }

  private static TableKit board() {
    return TableKit.players(2)
        .player(P1, "keleres")
        .sheet(P1, 3, 3, 2)
        .tile("18", 0, 0)
        .tile("75", 1, 0)
        .controls(P1, "loki");
  }
}
