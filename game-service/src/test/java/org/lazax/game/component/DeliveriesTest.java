package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.kit.Producing.order;
import static org.lazax.game.kit.Producing.some;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.game.kit.Producing;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.production.Producible;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Leaders that let units be placed elsewhere. P1 produces three units by a dock on Loki (75). */
class DeliveriesTest {
  private static final String TRILLOSSA = "leader/trillossa_aun_mirik";

  // ---- Rowl Sarrig ----

  @Test
  void fightersAndInfantryGoToAnyDockUnitByUnit() {
    Scenario<GameState> rowl = Producing.in(docks().leaders(P1, "rowl_sarrig"), P1, "75");

    Scenario<GameState> spread =
        rowl.when(
                P1,
                order(
                    3,
                    some(FIGHTER, 1, "38"),
                    some(INFANTRY, 1, "27/new_albion"),
                    some(INFANTRY, 1, "75/loki")))
            .thenAccepted();
    assertThat(spread.table().units().at(Place.of("38")))
        .containsExactly(UnitStack.of(P1, FIGHTER, 1));
    assertThat(spread.table().units().at(Place.of("27/new_albion")))
        .contains(UnitStack.of(P1, INFANTRY, 1));
    rowl.when(P1, order(1, some(INFANTRY, 1, "38/fria"))).thenRefused("production.3");
    rowl.when(P1, order(1, some(INFANTRY, 1, "38"))).thenRefused("production.3");
    rowl.when(P1, order(1, some(FIGHTER, 1, "26"))).thenRefused("producing_units.6");
    rowl.when(P1, order(2, some(CRUISER, 1, "38"))).thenRefused("producing_units.6");
    rowl.when(P1, order(2, some(MECH, 1, "38/abyz"))).thenRefused("production.3");
    Producing.in(docks(), P1, "75")
        .when(P1, order(1, some(FIGHTER, 1, "38")))
        .thenRefused("producing_units.6");
  }

  @Test
  void theFormOffersTheDocks() {
    Scenario<GameState> rowl = Producing.in(docks().leaders(P1, "rowl_sarrig"), P1, "75");

    assertThat(places(rowl, FIGHTER)).containsExactly("75", "27", "38");
    assertThat(places(rowl, INFANTRY)).containsExactly("75/loki", "27/new_albion", "38/abyz");
    assertThat(places(rowl, CRUISER)).containsExactly("75");
  }

  @Test
  @Rule("leader/rowl_sarrig.N1")
  void aBlockadedDockBuildsNoFightersForOthersAndGetsNothing() {
    TableKit kit = docks().leaders(P1, "rowl_sarrig");
    Scenario<GameState> here = Producing.in(kit.units(P2, "75", CRUISER, 1), P1, "75");
    Scenario<GameState> there = Producing.in(kit.units(P2, "38", CRUISER, 1), P1, "75");
    Scenario<GameState> both =
        Producing.in(kit.units(P2, "38", CRUISER, 1).units(P1, "38", CRUISER, 1), P1, "75");

    here.when(P1, order(1, some(FIGHTER, 1, "38"))).thenRefused("producing_units.6");
    here.when(P1, order(1, some(INFANTRY, 1, "38/abyz"))).thenAccepted();
    there.when(P1, order(1, some(FIGHTER, 1, "38"))).thenRefused("producing_units.6");
    there.when(P1, order(1, some(INFANTRY, 1, "38/abyz"))).thenRefused("production.3");
    there.when(P1, order(1, some(FIGHTER, 1, "27"))).thenAccepted();
    both.when(P1, order(1, some(INFANTRY, 1, "38/abyz"))).thenAccepted();
  }

  // ---- Trillossa Aun Mirik ----

  @Test
  void groundForcesOfAnyPlayerAreSpreadOverItsPlanetsHereAndInAdjacentSystems() {
    Scenario<GameState> begun = Producing.in(planets(), P1, "75");
    assertThat(begun.awaited()).as("of the Argent Flight").containsExactly(P2);
    Scenario<GameState> used = begun.when(P2, Using.ability(TRILLOSSA)).thenAccepted();

    assertThat(used.table().player(P2).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("trillossa_aun_mirik"));
    assertThat(places(used, INFANTRY))
        .containsExactlyInAnyOrder("75/loki", "75/abaddon", "38/abyz");
    assertThat(places(used, FIGHTER)).containsExactly("75");
    used.when(
            P1,
            order(
                4,
                some(INFANTRY, 1, "38/abyz"),
                some(INFANTRY, 1, "75/abaddon"),
                some(MECH, 1, "75/loki")))
        .thenAccepted();
    used.when(P1, order(1, some(INFANTRY, 1, "38/fria"))).thenRefused("production.3");
    used.when(P1, order(1, some(INFANTRY, 1, "27/new_albion"))).thenRefused("production.3");
    used.when(P1, order(1, some(FIGHTER, 1, "38"))).thenRefused("producing_units.6");
    begun
        .when(P2, new LetPass(Service.GAME))
        .when(P1, order(1, some(INFANTRY, 1, "38/abyz")))
        .thenRefused("production.3");
  }

  @Test
  void whatAnEffectProducesIsSpreadToo() {
    Scenario<GameState> begun =
        Producing.by(allowed(INFANTRY), planets(), P1, "75").when(P2, Using.ability(TRILLOSSA));

    begun.when(P1, order(1, some(INFANTRY, 1, "38/abyz"))).thenAccepted();
    assertThat(Producing.by(allowed(CRUISER), planets(), P1, "75").awaited())
        .as("no ground forces")
        .containsExactly(P1);
  }

  @Test
  void theOwnProductionIsSpreadOnlyIfTheAgentIsUsed() {
    TableKit own =
        planets()
            .controls(P2, "lodor", "fria")
            .units(P2, "26/lodor", SPACE_DOCK, 1)
            .goods(P2, 9, 0);
    Scenario<GameState> begun = Producing.in(own, P2, "26");

    begun
        .when(P2, Using.ability(TRILLOSSA))
        .when(P2, order(1, some(INFANTRY, 1, "38/fria")))
        .thenAccepted();
    begun
        .when(P2, new LetPass(Service.GAME))
        .when(P2, order(1, some(INFANTRY, 1, "38/fria")))
        .thenRefused("production.3");
    TableKit exhausted = own.leader(P2, "trillossa_aun_mirik", LeaderState.EXHAUSTED);
    Producing.in(exhausted, P2, "26")
        .when(P2, order(1, some(INFANTRY, 1, "38/fria")))
        .thenRefused("production.3");
  }

  private static List<String> places(Scenario<GameState> producing, UnitType type) {
    return Producing.option(producing, P1).units().stream()
        .filter(unit -> unit.type() == type)
        .map(Producible::places)
        .flatMap(List::stream)
        .map(Place::toString)
        .toList();
  }

  private static Allowance allowed(UnitType type) {
    return new Allowance(Optional.of(1), Optional.empty(), List.of(type), Optional.empty(), false);
  }

  private static TableKit docks() {
    return kit()
        .controlsExhausted(P1, "loki", "abyz", "fria", "new_albion")
        .units(P1, "38/abyz", SPACE_DOCK, 1)
        .units(P1, "27/new_albion", SPACE_DOCK, 1);
  }

  private static TableKit planets() {
    return kit()
        .player(P2, "argent")
        .leaders(P2, "trillossa_aun_mirik")
        .controlsExhausted(P1, "loki", "abaddon", "abyz", "new_albion");
  }

  private static TableKit kit() {
    return TableKit.players(2)
        .player(P1, "sol")
        .tile("75", 0, 0)
        .tile("38", 0, 1)
        .tile("26", 0, 2)
        .tile("27", 0, 3)
        .goods(P1, 9, 0)
        .units(P1, "75/loki", SPACE_DOCK, 1);
  }
}
