package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Effects place units only where they may stand. Sol controls Loki and Abaddon (75). */
class UnitPlacementTest {
  private static final String DROP = "faction_ability/orbital_drop";
  private static final String FORGE = "faction_ability/star_forge";
  private static final String ZONE = "exploration/demilitarized_zone_exploration";

  @Test
  @Rule("construction.N3")
  void nothingIsPlacedOnAPlanetThatACardCloses() {
    TableKit closed = sol().attached(ZONE, "loki");

    assertThat(
            turn(closed)
                .when(P1, use(DROP))
                .thenAccepted()
                .table()
                .units()
                .at(Place.of("75/abaddon")))
        .as("there is one planet to choose")
        .hasSize(1);
    turn(closed.attached(ZONE, "abaddon")).when(P1, use(DROP)).thenRefused("abilities.3");
    turn(sol())
        .when(P1, use(DROP))
        .when(P1, new Choose(Service.GAME, List.of("loki")))
        .thenAccepted();
  }

  @Test
  @Rule("component_limitations.N1")
  void withoutPlasticInfantryGoesWhereThereIsSome() {
    TableKit spread = sol().units(P1, "75/abaddon", INFANTRY, 1);
    for (String tile : List.of("19", "20", "21", "22", "23", "24", "25", "26", "31", "42", "43")) {
      spread = spread.tile(tile, Integer.parseInt(tile), 0).units(P1, tile, INFANTRY, 1);
    }
    Scenario<GameState> dropped = turn(spread).when(P1, use(DROP)).thenAccepted();

    assertThat(dropped.table().units().count(Place.of("75/abaddon"), _ -> true)).isEqualTo(3);
    assertThat(UnitPlacement.isOpen(spread.table(), P1, INFANTRY, Place.of("75/loki"))).isFalse();
    assertThat(UnitPlacement.isOpen(spread.table(), P1, MECH, Place.of("75/loki"))).isTrue();
  }

  @Test
  @Rule("component_limitations.N1")
  void withoutPlasticStarForgePlacesFightersOnlyWhereThereAreSome() {
    TableKit muaat =
        TableKit.players(2)
            .player(P1, "muaat")
            .technologies(P1, "prototype_war_sun_ii")
            .sheet(P1, 1, 10, 2)
            .tile("75", 0, 0)
            .units(P1, "75", WAR_SUN, 1);
    TableKit nine = muaat;
    for (String tile : List.of("19", "20", "21", "22", "23", "24", "25", "26", "31")) {
      nine = nine.tile(tile, Integer.parseInt(tile), 0).units(P1, tile, FIGHTER, 1);
    }
    TableKit ten = nine.tile("42", 42, 0).units(P1, "42", FIGHTER, 1);

    forged(nine, "fighters").thenAccepted();
    assertThat(placed(turn(ten).when(P1, use(FORGE)).thenAccepted()))
        .as("there is nothing to choose")
        .containsExactly(UnitStack.of(P1, WAR_SUN, 1), UnitStack.of(P1, DESTROYER, 1));
    assertThat(placed(forged(ten.units(P1, "75", FIGHTER, 1), "fighters")))
        .contains(UnitStack.of(P1, FIGHTER, 3));

    Scenario<GameState> none = turn(ten.units(P1, "75", DESTROYER, 8).tokens(P1, "75"));
    none.when(P1, use(FORGE)).thenRefused("abilities.3");
  }

  private static Scenario<GameState> forged(TableKit kit, String units) {
    return turn(kit).when(P1, use(FORGE)).when(P1, new Choose(Service.GAME, List.of(units)));
  }

  private static List<UnitStack> placed(Scenario<GameState> after) {
    return after.table().units().at(Place.of("75"));
  }

  @Test
  void returningInfantryThatFindsNoPlaceGoesToTheReinforcements() {
    TableKit waiting =
        sol()
            .tile("1", 1, 0)
            .controls(P1, "jord")
            .technologies(P1, "spec_ops_ii")
            .with(t -> t.withPart(AwaitedInfantry.ID, a -> a.plus(P1, 1)));

    assertThat(turn(waiting).table().units().at(Place.of("1/jord"))).hasSize(1);
    Scenario<GameState> closed = turn(waiting.attached(ZONE, "jord"));
    assertThat(closed.table().units().at(Place.of("1/jord"))).isEmpty();
    assertThat(AwaitedInfantry.of(closed.table(), P1)).isZero();
  }

  private static TableKit sol() {
    return TableKit.players(2).player(P1, "sol").tile("75", 0, 0).controls(P1, "loki", "abaddon");
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }
}
