package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.map.movement.MovementKit.cargo;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.table.kit.TableKit.P1;
import static org.lazax.table.kit.TableKit.P2;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.map.movement.Reach.Arrives;
import org.lazax.map.movement.Reach.StaysAway;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.map.movement.ability.Ship;
import org.lazax.rulebook.Rule;
import org.lazax.table.council.Law;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.kit.TableKit;

/** A column: 46 north, an anomaly or 49 in the middle, 47 south, 48 beyond it. */
class MovementComponentsTest {

  private static TableKit column(String middle) {
    return TableKit.players(2)
        .tile("46", 0, 0)
        .tile(middle, 0, 1)
        .tile("47", 0, 2)
        .tile("48", 0, 3);
  }

  // ---- factions and their units ----

  @Test
  @Rule("movement.N4")
  void theEmbersOfMuaatPassSupernovasAndWithTheirReactorEnterThem() {
    TableKit muaat = column("43").player(P1, "muaat");

    assertThat(reach(muaat, "47", "46", 2)).isEqualTo("43, 47");
    assertThat(reach(muaat, "43", "46", 2)).isEqualTo("supernova.1");
    assertThat(reach(muaat.technologies(P1, "magmus_reactor"), "43", "46", 2)).isEqualTo("43");
    assertThat(reach(column("43").technologies(P1, "magmus_reactor"), "47", "46", 2))
        .as("into, not through")
        .isEqualTo("supernova.1");
  }

  @Test
  @Rule("faction_ability/voidborn.N1")
  void nebulaeDoNotHinderTheEmpyrean() {
    TableKit empyrean = column("42").player(P1, "empyrean");

    assertThat(reach(empyrean, "47", "46", 2)).isEqualTo("42, 47");
    assertThat(reach(empyrean, "48", "42", 2)).isEqualTo("47, 48");
  }

  @Test
  @Rule("faction_ability/slipstream.N1")
  void creussShipsAreFasterFromHomeAndFromAlphaAndBetaWormholes() {
    TableKit creuss =
        TableKit.players(2)
            .player(P1, "creuss")
            .tile("39", 0, 0)
            .tile("46", 0, 1)
            .tile("17", 0, -1)
            .tile("47", 0, 2)
            .tile("48", 1, -2)
            .tile("49", 1, -3)
            .tileOffBoard("51");

    assertThat(reach(creuss, "47", "39", 1)).isEqualTo("46, 47");
    assertThat(reach(creuss, "48", "51", 1)).isEqualTo("17, 48");
    assertThat(reach(creuss, "49", "17", 1)).as("a delta wormhole alone").isEqualTo("move.1");
  }

  @Test
  @Rule("unit/ysia_yssrila.N1")
  void theFlagshipOfTheYssarilPassesShipsOfOthersAlone() {
    TableKit blocked = column("49").player(P1, "yssaril").units(P2, "49", CRUISER, 1);

    assertThat(reach(blocked, "47", new Ship(P1, FLAGSHIP, at("46"), 2))).isEqualTo("49, 47");
    assertThat(reach(blocked, "47", "46", 2)).isEqualTo("movement.4.2");
    assertThat(
            reach(
                blocked.technologies(P1, "light_wave_deflector"),
                "47",
                new Ship(P1, FLAGSHIP, at("46"), 2)))
        .isEqualTo("49, 47");
  }

  @Test
  @Rule({"technology/aerie_hololattice.N2", "abilities.6"})
  void noShipOfOthersPassesAShieldedStructureWhateverItMay() {
    TableKit barrier =
        column("19")
            .technologies(P1, "light_wave_deflector")
            .technologies(P2, "aerie_hololattice")
            .units(P2, "19/wellon", PDS, 1);

    assertThat(reach(barrier, "47", "46", 2)).isEqualTo("technology/aerie_hololattice.N2");
    assertThat(reach(barrier, "19", "46", 2)).as("into, it may").isEqualTo("19");
    assertThat(
            reach(
                column("19").technologies(P1, "aerie_hololattice").units(P1, "19/wellon", PDS, 1),
                "47",
                "46",
                2))
        .isEqualTo("19, 47");
  }

  @Test
  @Rule("structures.3")
  void aHelTitanIsAGroundForceThatIsNotCarried() {
    TableKit titans =
        column("19")
            .player(P1, "titans")
            .units(P1, "19", CARRIER, 1)
            .units(P1, "19/wellon", PDS, 1);

    moving(titans, P1, "47")
        .when(P1, move(ship(CARRIER, "19", cargo("19/wellon", PDS, 1))))
        .thenRefused("structures.3");
  }

  // ---- laws ----

  @Test
  @Rule({"agenda/shared_research.N1", "agenda/shared_research.N2"})
  void sharedResearchOpensNebulaeButSpeedsNobodyUp() {
    Law law = new Law(new AgendaId("shared_research"), Optional.empty(), Optional.empty());
    TableKit shared = column("42").with(t -> t.withCouncil(t.council().withLaw(law)));

    assertThat(reach(shared, "47", "46", 2)).isEqualTo("42, 47");
    assertThat(reach(shared, "48", "42", 2)).isEqualTo("nebula.2");
  }

  // ---- cards ----

  @Test
  @Rule("action_card/in_the_silence_of_space.N1")
  void onlyShipsOutOfTheChosenSystemGoInSilence() {
    TableKit blocked =
        effect(
            column("49").tile("50", 1, 0).units(P2, "49", CRUISER, 1),
            "action_card/in_the_silence_of_space",
            Map.of("system", "46"));

    assertThat(reach(blocked, "47", "46", 2)).isEqualTo("49, 47");
    assertThat(reach(blocked, "47", "50", 2)).isEqualTo("movement.4.2");
  }

  @Test
  void flankSpeedMakesAllShipsGoOneFurther() {
    TableKit fast = effect(column("49"), "action_card/flank_speed", Map.of());

    assertThat(reach(fast, "48", "46", 2)).isEqualTo("49, 47, 48");
    assertThat(reach(fast, "47", "46", 1)).isEqualTo("49, 47");
  }

  @ParameterizedTest
  @CsvSource({"43, '43, 47'", "44, '44, 47'", "42, '42, 47'"})
  @Rule({
    "action_card/nav_suite.N3",
    "action_card/nav_suite.N5",
    "action_card/nav_suite.N6",
    "action_card/nav_suite.N7"
  })
  void anomaliesDoNotBarWhoHasANavSuite(String anomaly, String way) {
    TableKit ignoring = effect(column(anomaly), "action_card/nav_suite", Map.of());

    assertThat(reach(ignoring, "47", "46", 2)).isEqualTo(way);
    assertThat(reach(ignoring, anomaly, "46", 2)).isEqualTo(anomaly);
    assertThat(reach(ignoring, "48", anomaly, 2)).isEqualTo("47, 48");
    assertThat(reach(column(anomaly), "47", "46", 2)).isNotEqualTo(way);
  }

  @Test
  @Rule("action_card/nav_suite.N4")
  void aNavSuiteTakesTheRiftsDieAndItsMove() {
    TableKit ignoring = effect(column("41"), "action_card/nav_suite", Map.of());

    assertThat(dice(ignoring, "47", "46", 2)).isZero();
    assertThat(reach(ignoring, "48", "46", 2)).isEqualTo("move.1");
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 3", "2, 4", "3, 5"})
  @Rule({
    "promissory_note/crucible.N1",
    "promissory_note/crucible.N2",
    "promissory_note/crucible.N2.1",
    "promissory_note/crucible.N2.2",
    "promissory_note/crucible.N2.3",
    "promissory_note/crucible.N2.4",
    "promissory_note/crucible.N2.5",
    "promissory_note/crucible.N3"
  })
  void crucibleGivesOneMoreMoveOnceHoweverManyRifts(int rifts, int reach) {
    TableKit line =
        effect(MadeUpGalaxy.line(rifts, 8).kit(2), "promissory_note/crucible", Map.of());

    assertThat(dice(line, Integer.toString(reach), "0", 1)).isZero();
    assertThat(reach(line, Integer.toString(reach + 1), "0", 1)).isEqualTo("move.1");
  }

  @Test
  @Rule("promissory_note/crucible.N6")
  void crucibleGivesItsMoveThoughANavSuiteIgnoresTheRift() {
    TableKit both =
        effect(
            effect(column("41"), "action_card/nav_suite", Map.of()),
            "promissory_note/crucible",
            Map.of());

    assertThat(reach(both, "48", "46", 2)).isEqualTo("41, 47, 48");
  }

  // ---- words ----

  /** An effect of player 1 that lasts. */
  private static TableKit effect(TableKit kit, String ability, Map<String, String> params) {
    LastingEffect effect = new LastingEffect(ability, Optional.of(P1), params, Optional.empty());
    return kit.with(t -> t.withKernel(t.kernel().evolve(new EffectBegan(effect))));
  }

  private static String reach(TableKit kit, String active, String from, int move) {
    return reach(kit, active, new Ship(P1, CRUISER, at(from), move));
  }

  /** The way it goes, or the rule that is against it. */
  private static String reach(TableKit kit, String active, Ship ship) {
    return switch (found(kit, active, ship)) {
      case Arrives(Route route, boolean _) ->
          String.join(", ", route.entered().stream().map(SystemId::value).toList());
      case StaysAway away -> away.ban().rule();
    };
  }

  private static int dice(TableKit kit, String active, String from, int move) {
    return ((Arrives) found(kit, active, new Ship(P1, CRUISER, at(from), move))).route().dice();
  }

  private static Reach found(TableKit kit, String active, Ship ship) {
    Seat seat = ship.owner();
    Navigation navigation = new Navigation(MovementView.of(kit.table(), seat, at(active)));
    return new Pilot(navigation).find(ship, Set.of(), navigation.boosts() > 0);
  }

  private static SystemId at(String system) {
    return SystemId.of(system);
  }
}
