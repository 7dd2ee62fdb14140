package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.galaxy.TilesSwapped;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;

/** P1 is the Creuss with a cruiser in 38. 26 and 39 have alpha wormholes; 75 and 46 have none. */
class RiftwalkerMeianTest {
  private static final String HERO = "leader/riftwalker_meian";
  private static final SystemId ABYZ = SystemId.of("38");
  private static final SystemId LODOR = SystemId.of("26");
  private static final SystemId LOKI = SystemId.of("75");

  @Test
  @Rule("leader/riftwalker_meian.N1")
  void twoSystemsChangePlacesWithEverythingInThem() {
    Scenario<GameState> begun = Using.turn(kit(), P1);
    assertThat(beside(begun, ABYZ)).contains(LOKI);
    assertThat(beside(begun, LODOR)).doesNotContain(LOKI);
    Scenario<GameState> swapped =
        begun
            .when(P1, Using.ability(HERO))
            .when(P1, Using.choose("38"))
            .when(P1, Using.choose("26"))
            .thenAccepted();

    assertThat(swapped.happened()).contains(new TilesSwapped(ABYZ, LODOR));
    assertThat(beside(swapped, LODOR)).contains(LOKI);
    assertThat(beside(swapped, ABYZ)).doesNotContain(LOKI);
    assertThat(Starmap.of(swapped.table()).areAdjacent(LODOR, LOKI)).isTrue();
    assertThat(swapped.table().units().at(Place.of("38"), P1)).hasSize(1);
    assertThat(swapped.table().units().at(Place.of("38/abyz"), P2)).hasSize(1);
    assertThat(swapped.table().tokens().get(ABYZ)).containsExactly(P2);
    assertThat(swapped.table().galaxy().systemOf(new PlanetId("abyz"))).contains(ABYZ);
    assertThat(swapped.table().planets().controller(new PlanetId("abyz"))).contains(P2);
    assertThat(swapped.table().player(P1).leaders().lying(LeaderState.PURGED)).hasSize(1);
    assertThat(new TilesSwapped(ABYZ, LODOR).fold(swapped.table()).galaxy().tiles())
        .isEqualTo(begun.table().galaxy().tiles());
  }

  @Test
  void eachHoldsAWormholeOrUnitsOfTheOwnerAndLiesOnTheBoard() {
    Scenario<GameState> used = Using.turn(kit(), P1).when(P1, Using.ability(HERO));

    assertThat(Using.candidates(used, P1)).containsExactlyInAnyOrder("26", "38", "39");
    assertThat(Using.candidates(used.when(P1, Using.choose("39")), P1))
        .containsExactlyInAnyOrder("26", "38");
    assertThat(new TilesSwapped(ABYZ, ABYZ).guard(used.table())).isPresent();
    assertThat(new TilesSwapped(ABYZ, SystemId.of("82")).guard(used.table())).isPresent();
  }

  @Test
  void oneSystemIsNotEnough() {
    TableKit one = TableKit.players(2).player(P1, "creuss").leaders(P1, "riftwalker_meian");
    TableKit kit = one.tile("38", 0, 1).tile("75", 0, 2).units(P1, "38", CRUISER, 1);

    assertThat(Using.abilities(Using.turn(kit, P1), P1)).doesNotContain(HERO);
    assertThat(Using.abilities(Using.turn(kit(), P1), P1)).contains(HERO);
  }

  private static List<SystemId> beside(Scenario<GameState> scenario, SystemId system) {
    return List.copyOf(scenario.table().galaxy().beside(system));
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "creuss")
        .leaders(P1, "riftwalker_meian")
        .tile("26", 0, -2)
        .tile("39", 0, -1)
        .tile("46", 0, 0)
        .tile("38", 0, 1)
        .tile("75", 0, 2)
        .tileOffBoard("51")
        .tileOffBoard("82b")
        .units(P1, "38", CRUISER, 1)
        .units(P1, "51", CRUISER, 1)
        .units(P1, "82", CRUISER, 1)
        .units(P2, "38/abyz", INFANTRY, 1)
        .controls(P2, "abyz")
        .tokens(P2, "38");
  }
}
