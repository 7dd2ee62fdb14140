package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.kit.Producing;
import org.lazax.game.kit.Using;
import org.lazax.game.production.ProductionCommand.Lifted;
import org.lazax.game.production.ProductionCommand.ProduceNothing;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * P1 is the Arborec. It controls Abyz and Fria in 38, with ground forces on Abyz alone, and has
 * infantry in the space area of 75. In 26 it has none.
 */
class ArborecProductionTest {
  private static final UseAbility MIASMIALA = Using.ability("leader/letani_miasmiala");
  private static final UseAbility ROPHAL = Using.ability("leader/dirzuga_rophal");
  private static final String ALGORITHM = "technology/ai_development_algorithm#production";
  private static final String SPACE = "38";
  private static final String ABYZ = "38/abyz";
  private static final String FRIA = "38/fria";

  @Test
  @Rule("leader/letani_miasmiala.N1")
  void eachSystemWithGroundForcesProducesAnyNumberAtTheNormalPrice() {
    Scenario<GameState> first = hero(board().goods(P1, 12, 0));
    assertThat(first.table().player(P1).leaders().lying(LeaderState.PURGED))
        .containsExactly(new LeaderId("letani_miasmiala"));

    first.when(P1, produce(8, made(INFANTRY, 18, ABYZ))).thenRefused("producing_units.1");
    Scenario<GameState> second =
        first.when(P1, produce(9, made(INFANTRY, 18, ABYZ))).thenAccepted();
    assertThat(second.table().player(P1).tradeGoods()).isEqualTo(3);
    assertThat(count(second, INFANTRY, ABYZ)).isEqualTo(19);
    second.when(P1, produce(2, made(CRUISER, 1, SPACE))).thenRefused("producing_units.6");

    Scenario<GameState> both = second.when(P1, produce(2, made(CRUISER, 1, "75"))).thenAccepted();
    assertThat(both.table().player(P1).tradeGoods()).isOne();
    assertThat(count(both, CRUISER, "75")).isOne();
    assertThat(both.table().kernel().stack()).as("26 has no ground forces").isEmpty();
  }

  @Test
  @Rule("leader/letani_miasmiala.N2")
  void theHeroBuildsShipsOnlyWhereNoOthersAre() {
    Scenario<GameState> producing = hero(board().goods(P1, 4, 0).units(P2, SPACE, CRUISER, 1));

    producing.when(P1, produce(2, made(CRUISER, 1, SPACE))).thenRefused("producing_units.6");
    producing.when(P1, produce(1, made(INFANTRY, 2, ABYZ))).thenAccepted();
  }

  @Test
  @Rule("leader/letani_miasmiala.N3")
  void theHeroUsesNoProductionAbility() {
    TableKit kit = withBonuses(board());
    Scenario<GameState> producing = hero(kit);

    assertThat(Using.abilities(producing, P1)).isEmpty();
    assertThat(Using.abilities(Producing.in(kit, P1, SPACE), P1)).contains(ALGORITHM);
    producing.when(P1, produce(1, made(CRUISER, 1, SPACE))).thenRefused("producing_units.1");
  }

  @Test
  @Rule("leader/letani_miasmiala.N4")
  void groundForcesOfTheHeroComeToControlledPlanetsOrToSpace() {
    Scenario<GameState> producing = hero(board().goods(P1, 4, 0).units(P1, SPACE, CARRIER, 1));

    Scenario<GameState> placed =
        producing
            .when(
                P1,
                produce(
                    3, made(INFANTRY, 2, ABYZ), made(INFANTRY, 2, FRIA), made(INFANTRY, 2, SPACE)))
            .thenAccepted();
    assertThat(count(placed, INFANTRY, ABYZ)).isEqualTo(3);
    assertThat(count(placed, INFANTRY, FRIA)).as("no garrison before").isEqualTo(2);
    assertThat(count(placed, INFANTRY, SPACE)).isEqualTo(2);
    placed.when(P1, produce(1, made(INFANTRY, 2, "75/loki"))).thenRefused("production.3");
  }

  @Test
  @Rule("component_action.3")
  void theHeroIsNoActionWithoutGroundForcesOrWithoutResources() {
    assertThat(Using.abilities(Using.turn(board().goods(P1, 1, 0), P1), P1))
        .contains("leader/letani_miasmiala");
    assertThat(Using.abilities(Using.turn(board(), P1), P1))
        .doesNotContain("leader/letani_miasmiala");
    TableKit none =
        TableKit.players(2)
            .player(P1, "arborec")
            .leader(P1, "letani_miasmiala", LeaderState.UNLOCKED)
            .tile("38", 0, 0)
            .controls(P1, "abyz")
            .units(P1, "38", CRUISER, 1);
    assertThat(Using.abilities(Using.turn(none, P1), P1)).doesNotContain("leader/letani_miasmiala");
  }

  @Test
  @Rule({"leader/dirzuga_rophal.N1", "leader/dirzuga_rophal.N4"})
  void theCommanderBuildsOneUnitAtItsPriceWhereADockIs() {
    Scenario<GameState> producing = commander(rophal().goods(P1, 4, 0));

    assertThat(producing.awaited()).containsExactly(P1);
    producing.when(P1, produce(0, made(INFANTRY, 1, ABYZ))).thenRefused("producing_units.1");
    producing.when(P1, produce(2, made(INFANTRY, 3, ABYZ))).thenRefused("production.1");
    producing
        .when(P1, produce(3, made(CRUISER, 1, SPACE), made(INFANTRY, 1, ABYZ)))
        .thenRefused("production.1");
    Scenario<GameState> infantry = producing.when(P1, produce(1, made(INFANTRY, 1, ABYZ)));
    assertThat(count(infantry.thenAccepted(), INFANTRY, ABYZ)).isEqualTo(2);
    assertThat(infantry.table().player(P1).tradeGoods()).isEqualTo(3);
    Scenario<GameState> dreadnought = producing.when(P1, produce(4, made(DREADNOUGHT, 1, SPACE)));
    assertThat(count(dreadnought.thenAccepted(), DREADNOUGHT, SPACE)).isOne();
    assertThat(producing.when(P1, new ProduceNothing()).thenAccepted().table().player(P1))
        .satisfies(player -> assertThat(player.tradeGoods()).isEqualTo(4));
  }

  @Test
  @Rule("leader/dirzuga_rophal.N2")
  void theCommanderBuildsBeforeShipsMoveAndNoShipAmongOthers() {
    Scenario<GameState> alone = commander(rophal().goods(P1, 2, 0));
    assertThat(alone.table().kernel().within(Movement.class)).isEmpty();
    Scenario<GameState> built = alone.when(P1, produce(2, made(CRUISER, 1, SPACE))).thenAccepted();
    assertThat(built.table().kernel().within(Movement.class)).isPresent();

    Scenario<GameState> among = commander(rophal().goods(P1, 2, 0).units(P2, SPACE, CRUISER, 1));
    among.when(P1, produce(2, made(CRUISER, 1, SPACE))).thenRefused("producing_units.6");
    among.when(P1, produce(1, made(INFANTRY, 1, ABYZ))).thenAccepted();
  }

  @Test
  @Rule("leader/dirzuga_rophal.N3")
  void theCommanderUsesNoProductionAbility() {
    TableKit kit = withBonuses(rophal());
    Scenario<GameState> producing = commander(kit);

    assertThat(Using.abilities(producing, P1)).isEmpty();
    assertThat(Using.abilities(Producing.in(kit, P1, SPACE), P1)).contains(ALGORITHM);
    producing.when(P1, produce(1, made(CRUISER, 1, SPACE))).thenRefused("producing_units.1");
  }

  @Test
  @Rule("leader/dirzuga_rophal.N5")
  void groundForcesOfTheCommanderComeToControlledPlanetsOrToSpace() {
    Scenario<GameState> producing =
        commander(rophal().goods(P1, 2, 0).units(P1, SPACE, CARRIER, 1));

    for (String place : List.of(ABYZ, FRIA, SPACE)) {
      Scenario<GameState> built = producing.when(P1, produce(2, made(MECH, 1, place)));
      assertThat(count(built.thenAccepted(), MECH, place)).isOne();
    }
    producing.when(P1, produce(2, made(MECH, 1, "75/loki"))).thenRefused("production.3");
    commander(rophal().goods(P1, 2, 0).controls(P2, "fria"))
        .when(P1, produce(2, made(MECH, 1, FRIA)))
        .thenRefused("production.3");
  }

  @Test
  @Rule("leader/dirzuga_rophal.N6")
  void aUnitComesOffTheBoardUndamagedIfNoneIsLeft() {
    TableKit spent =
        rophal()
            .goods(P1, 4, 0)
            .sheet(P1, 3, 5, 2)
            .tile("27", 1, 0)
            .units(P1, "26", DREADNOUGHT, 3)
            .damaged(P1, "27", DREADNOUGHT, 2)
            .tokens(P1, "26");
    Scenario<GameState> producing = commander(spent);

    producing
        .when(P1, produce(4, made(DREADNOUGHT, 1, SPACE)))
        .thenRefused("component_limitations.4");
    producing
        .when(P1, lifting(new Lifted(DREADNOUGHT, 1, false, Place.of("26"))))
        .thenRefused("producing_units.5.1");
    Scenario<GameState> built =
        producing
            .when(P1, lifting(new Lifted(DREADNOUGHT, 1, true, Place.of("27"))))
            .thenAccepted();
    assertThat(built.table().units().at(Place.of(SPACE), P1))
        .containsExactly(UnitStack.of(P1, DREADNOUGHT, 1));
    assertThat(count(built, DREADNOUGHT, "27")).isOne();
  }

  @Test
  void theCommanderIsAskedOnlyWhereAnotherPlayerActivatesASystemWithPRODUCTION() {
    TableKit kit = rophal().goods(P1, 4, 0);
    assertThat(activated(kit, "38").awaited()).containsExactly(P1);
    assertThat(Using.abilities(activated(kit, "38"), P1)).contains("leader/dirzuga_rophal");
    assertThat(activated(kit, "26").awaited()).doesNotContain(P1);
    Scenario<GameState> own =
        Using.turn(kit, P1).when(P1, new ActivateSystem(SystemId.of("38"))).thenAccepted();
    assertThat(own.options(P1).toString()).doesNotContain("dirzuga_rophal");
  }

  /** What makes PRODUCTION cheaper, with an upgrade that the algorithm counts. */
  private static TableKit withBonuses(TableKit kit) {
    return kit.technologies(P1, "sarween_tools", "ai_development_algorithm", "carrier_ii")
        .goods(P1, 1, 0);
  }

  private static TableKit board() {
    return TableKit.players(2)
        .player(P1, "arborec")
        .player(P2, "sol")
        .sheet(P1, 3, 3, 2)
        .sheet(P2, 3, 3, 2)
        .leader(P1, "letani_miasmiala", LeaderState.UNLOCKED)
        .tile("38", 0, 0)
        .tile("75", 0, 1)
        .tile("26", -1, 0)
        .controlsExhausted(P1, "abyz", "fria", "lodor")
        .units(P1, ABYZ, INFANTRY, 1)
        .units(P1, "75", INFANTRY, 1);
  }

  private static TableKit rophal() {
    return board()
        .leader(P1, "dirzuga_rophal", LeaderState.UNLOCKED)
        .units(P1, ABYZ, SPACE_DOCK, 1)
        .units(P2, "26", CRUISER, 1);
  }

  private static Scenario<GameState> hero(TableKit kit) {
    return Using.turn(kit, P1).when(P1, MIASMIALA).thenAccepted();
  }

  private static Scenario<GameState> activated(TableKit kit, String system) {
    return Using.turn(kit, P2).when(P2, new ActivateSystem(SystemId.of(system))).thenAccepted();
  }

  private static Scenario<GameState> commander(TableKit kit) {
    return activated(kit, "38").when(P1, ROPHAL).thenAccepted();
  }

  private static ProduceUnits produce(int goods, Produced... units) {
    return new ProduceUnits(Arrays.asList(units), List.of(), new Payment(List.of(), goods));
  }

  private static ProduceUnits lifting(Lifted lifted) {
    return new ProduceUnits(
        List.of(made(DREADNOUGHT, 1, SPACE)), List.of(lifted), new Payment(List.of(), 4));
  }

  private static Produced made(UnitType type, int count, String place) {
    return new Produced(type, count, Place.of(place));
  }

  private static int count(Scenario<GameState> scenario, UnitType type, String place) {
    return scenario
        .table()
        .units()
        .count(Place.of(place), stack -> stack.owner().equals(P1) && stack.type() == type);
  }
}
