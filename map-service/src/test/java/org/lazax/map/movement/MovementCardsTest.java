package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lazax.catalog.id.AgendaId;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.council.Law;

/** What laws, action cards and notes change in movement. */
class MovementCardsTest extends MovementComponents {
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
  @Rule("action_card/nav_suite.N1")
  void aNavSuiteOpensNoWormhole() {
    TableKit alphas =
        effect(
            TableKit.players(2).tile("26", 0, 0).tile("39", 5, 0).law("enforced_travel_ban"),
            "action_card/nav_suite",
            Map.of());

    assertThat(reach(alphas, "39", "26", 2)).isEqualTo("movement.4.6");
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

  @Test
  void aCeasefireKeepsItsOwnersShipsOutOfTheActiveSystem() {
    TableKit open = column("41");
    assertThat(reach(open, "47", "46", 1)).isNotEqualTo("promissory_note/ceasefire.N2");
    for (String owner : List.of("p1", "p2")) {
      TableKit truce = open.effect(P2, "promissory_note/ceasefire", Map.of("owner", owner));
      boolean barred = reach(truce, "47", "46", 1).equals("promissory_note/ceasefire.N2");
      assertThat(barred).as("the ships are those of p1").isEqualTo(owner.equals("p1"));
    }
  }

  @Test
  void thePassageOfTheEmpyreanLeadsThroughTheirShipsAlone() {
    TableKit blocked = column("49").units(P2, "49", CRUISER, 1);
    assertThat(reach(blocked, "47", "46", 2)).isEqualTo("movement.4.2");
    for (String owner : List.of("p1", "p2")) {
      TableKit passing = effect(blocked, "faction_ability/aetherpassage", Map.of("owner", owner));
      assertThat(reach(passing, "47", "46", 2))
          .isEqualTo(owner.equals("p2") ? "49, 47" : "movement.4.2");
    }
    assertThat(
            reach(
                blocked.effect(P2, "faction_ability/aetherpassage", Map.of("owner", "p2")),
                "47",
                "46",
                2))
        .as("another player's action")
        .isEqualTo("movement.4.2");
    TableKit nebula = column("42").units(P2, "42", CRUISER, 1);
    assertThat(
            reach(
                effect(nebula, "faction_ability/aetherpassage", Map.of("owner", "p2")),
                "47",
                "46",
                2))
        .isEqualTo("nebula.1.1");
  }

  @Test
  void anAetherstreamMakesTheShipsOfItsPlayerGoOneFurther() {
    TableKit fast = effect(column("49"), "technology/aetherstream", Map.of());

    assertThat(reach(fast, "48", "46", 2)).isEqualTo("49, 47, 48");
    assertThat(reach(column("49").technologies(P1, "aetherstream"), "48", "46", 2))
        .as("owned, not used")
        .isEqualTo("move.1");
  }

  // ---- words ----

  /** An effect of player 1 that lasts. */
  private static TableKit effect(TableKit kit, String ability, Map<String, String> params) {
    return kit.effect(P1, ability, params);
  }
}
