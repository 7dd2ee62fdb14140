package org.lazax.combat.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.components.hopesend.LeaderKit.captive;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRerolled;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.Invasion.Progress.Step;

/** What leader counters of N'orr, P1, and of Sol, P2, do in combats and invasions. */
final class LeadersInFightsTest {
  // ---- generals ----

  @Test
  @Rule({"hopes_end.20", "hopes_end.N25"})
  void aGeneralLetsItsPlayerRollOneOfItsDiceAgain() {
    Scenario<CombatState> rolled = ground(general("shval", "new_albion"), 3, 4, 9);
    assertThat(rolled.awaited()).containsExactly(P1);
    assertThat(usable(rolled, P1)).containsExactly("leader_counter/shval");

    Scenario<CombatState> asked = rolled.when(P1, use("leader_counter/shval"));
    assertThat(candidates(asked, P1)).containsExactly("infantry-1", "infantry-2", "infantry-3");
    asked.when(P1, choose("infantry-1", "infantry-2")).thenRefusedAs("no-such-choice");
    Scenario<CombatState> again = asked.when(P1, choose("infantry-1"), 10, 1);

    assertThat(happened(again, DiceRerolled.class))
        .singleElement()
        .satisfies(reroll -> {
          assertThat(reroll.seat()).isEqualTo(P1);
          assertThat(reroll.chance().values()).containsExactly(10);
          assertThat(reroll.groups().getFirst().results()).containsExactly(10, 4, 9);
        });
    assertThat(count(again, P2, ON_ALBION, INFANTRY)).isZero();
  }

  @Test
  @Rule("hopes_end.20")
  void thatIsSoInEachRound() {
    Scenario<CombatState> second =
        ground(general("shval", "new_albion"), 1, 1, 1).when(P1, pass(), 1, 1, 1, 1);

    assertThat(usable(second, P1)).containsExactly("leader_counter/shval");
  }

  @Test
  @Rule("hopes_end.20.1")
  void itServesTheDefenderAlike() {
    assertThat(usable(defending("shval", 1, 1), P1)).containsExactly("leader_counter/shval");
    assertThat(count(defending("tro", 10, 1), P1, ON_ALBION, INFANTRY)).isZero();
  }

  private static Scenario<CombatState> defending(String leader, int... dice) {
    return fight(
        defended(leader)
            .units(P2, ON_ALBION, INFANTRY, 1)
            .frame(new GroundCombat(SYSTEM, ALBION, P2, P1)),
        dice);
  }

  @Test
  @Rule("hopes_end.20.2")
  void severalGeneralsGiveOneReroll() {
    Scenario<CombatState> rolled =
        ground(
            general("shval", "new_albion")
                .with(table -> with(table, "sekkus", on(P1, "new_albion"))),
            1,
            1,
            1);

    assertThat(usable(rolled, P1)).hasSize(1);
    Scenario<CombatState> again =
        rolled.when(P1, use(usable(rolled, P1).getFirst())).when(P1, choose("infantry-1"), 10, 1);
    assertThat(count(again, P2, ON_ALBION, INFANTRY)).isZero();
  }

  @Test
  @Rule({"hopes_end.20", "hopes_end.15.1"})
  void neitherOnAnotherPlanetNorAsACaptive() {
    assertThat(ground(general("shval", "arretze"), 10, 10, 1, 1).awaited()).isEmpty();
    TableKit held = kit().with(table -> with(table, "shval", captive(P1, P2)));
    assertThat(ground(held, 10, 10, 1, 1).awaited()).isEmpty();
  }

  @Test
  @Rule({"hopes_end.21", "hopes_end.21.1"})
  void dreadnoughtsHaveLessAgainstItsPlanetAndOthersHaveNot() {
    assertThat(bombarded(defended("shval"), DREADNOUGHT, 8)).isEqualTo(1);
    assertThat(bombarded(defended("shval"), DREADNOUGHT, 9)).isZero();
    assertThat(bombarded(defended("tro"), DREADNOUGHT, 5)).isZero();
    assertThat(bombarded(defended("shval").technologies(P2, "war_sun"), WAR_SUN, 3, 1, 1)).isZero();
  }

  @Test
  @Rule("hopes_end.N26")
  void severalGeneralsDoThatOnce() {
    TableKit both = defended("shval").with(table -> with(table, "sekkus", on(P1, "new_albion")));

    assertThat(bombarded(both, DREADNOUGHT, 9)).isZero();
  }

  @Test
  void aDreadnoughtWithACounterBombardsOnce() {
    TableKit kit =
        sails(
            kit()
                .units(P1, ON_ALBION, INFANTRY, 3)
                .controls(P1, "new_albion")
                .units(P2, "27", DREADNOUGHT, 1),
            P2,
            "27",
            DREADNOUGHT,
            "delouis");
    Scenario<CombatState> fired = bombardment(kit, new Aim(DREADNOUGHT, 2, ALBION), 5, 5);

    assertThat(count(fired, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  // ---- admirals ----

  @Test
  @Rule("hopes_end.22")
  void theShipOfAnAdmiralRollsOneMoreDieInEachRound() {
    Scenario<CombatState> fought =
        spaceCombat(
            sails(kit().units(P1, "27", CRUISER, 1), P1, "27", CRUISER, "tro")
                .units(P2, "27", CRUISER, 2),
            1,
            1,
            1,
            1,
            1,
            10,
            10,
            1,
            1,
            1);

    assertThat(rolls(fought).stream().filter(roll -> roll.seat().equals(P1)))
        .allSatisfy(roll ->
            assertThat(roll.groups().stream().mapToInt(group -> group.results().size()).sum())
                .isEqualTo(3))
        .hasSize(2);
  }

  @Test
  @Rule("hopes_end.22")
  void aShipWithAnotherLeaderDoesNot() {
    Scenario<CombatState> fought =
        spaceCombat(sails(kit(), P1, "27", CRUISER, "shval").units(P2, "27", CRUISER, 1), 10, 1);

    assertThat(count(fought, P2, "27", CRUISER)).isZero();
  }

  @Test
  @Rule("hopes_end.N27")
  void theBarrageHasNoMoreDice() {
    Scenario<CombatState> fought =
        spaceCombat(
            sails(kit(), P1, "27", DESTROYER, "tro").units(P2, "27", FIGHTER, 1), 1, 1, 10, 1, 1);

    assertThat(rolls(fought).getFirst().groups().getFirst().results()).hasSize(2);
    assertThat(rolls(fought).get(1).groups().getFirst().results()).hasSize(2);
    assertThat(rolls(fought).get(1).groups().getFirst().hitsOn()).isEqualTo(9);
  }

  @Test
  @Rule("hopes_end.23")
  void theOtherSideOfAnAdmiralCannotPlaySkilledRetreat() {
    assertThat(retreat(sails(battle(), P1, "27", CRUISER, "shval"))).containsExactly(P2);
    assertThat(retreat(sails(battle(), P1, "27", CRUISER, "tro"), 10, 1, 1)).isEmpty();
  }

  @Test
  @Rule("hopes_end.23.1")
  void unlessItHasAnAdmiralToo() {
    TableKit both = sails(sails(battle(), P1, "27", CRUISER, "tro"), P2, "27", CRUISER, "delouis");
    TableKit elsewhere = both.with(table -> with(table, "delouis", on(P2, "archon_ren")));

    assertThat(retreat(both)).containsExactly(P2);
    assertThat(retreat(elsewhere, 10, 10, 1, 1)).isEmpty();
  }

  private static List<Seat> retreat(TableKit kit, int... dice) {
    return spaceCombat(kit, dice).awaited();
  }

  private static TableKit battle() {
    return kit().units(P2, "27", CRUISER, 1).holds(P2, "skilled_retreat");
  }

  // ---- agents ----

  @Test
  @Rule({"hopes_end.27", "hopes_end.N32"})
  void pdsDoNotFireWhereAnAgentLands() {
    assertThat(defence("connor").awaited()).as("nobody may fire").isEmpty();
    assertThat(defence("delouis").awaited()).containsExactly(P1);
  }

  @Test
  @Rule("hopes_end.N32")
  void otherSpaceCannonsFireAndThoseAgainstShips() {
    TableKit mech = landed("connor").player(P1, "xxcha").units(P1, ON_ALBION, MECH, 1);
    assertThat(fight(mech.frame(answered())).awaited()).containsExactly(P1);

    TableKit offense =
        sails(kit().player(P1, "yssaril"), P1, "27", CRUISER, "thilinn")
            .controls(P2, "new_albion")
            .units(P2, ON_ALBION, PDS, 1);
    assertThat(cannons(offense).awaited()).containsExactly(P2);
  }

  /** P2 has landed on New Albion with a leader, and P1 has a PDS there. */
  private static Scenario<CombatState> defence(String leader) {
    return fight(landed(leader).units(P1, ON_ALBION, PDS, 1).frame(answered()));
  }

  private static TableKit landed(String leader) {
    return kit()
        .controls(P1, "new_albion")
        .units(P2, ON_ALBION, INFANTRY, 2)
        .with(table -> with(table, leader, on(P2, "new_albion")));
  }

  private static Invasion answered() {
    return new Invasion(P2, SYSTEM).at(Step.ANSWERED, List.of(ALBION), List.of());
  }

  private static TableKit general(String leader, String planet) {
    return kit().with(table -> with(table, leader, on(P1, planet)));
  }

  private static Scenario<CombatState> ground(TableKit kit, int... dice) {
    return fight(
        kit.units(P1, ON_ALBION, INFANTRY, 3)
            .units(P2, ON_ALBION, INFANTRY, 1)
            .frame(new Invasion(P1, SYSTEM).at(Step.GROUND_COMBAT, List.of(ALBION), List.of()))
            .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
        dice);
  }

  /** New Albion of P1 with a leader, over which P2 has ships that bombard. */
  private static TableKit defended(String leader) {
    return general(leader, "new_albion")
        .controls(P1, "new_albion")
        .units(P1, ON_ALBION, INFANTRY, 1);
  }

  private static int bombarded(TableKit kit, UnitType type, int... dice) {
    return count(
        bombardment(kit.units(P2, "27", type, 1), new Aim(type, 1, ALBION), dice),
        P1,
        ON_ALBION,
        INFANTRY);
  }

  private static Scenario<CombatState> bombardment(TableKit kit, Aim aim, int... dice) {
    return fight(kit.frame(new Invasion(P2, SYSTEM))).when(P2, new Bombard(List.of(aim)), dice);
  }

  private static TableKit kit() {
    return field()
        .with(table -> table.withRules(LeaderKit.RULES))
        .player(P1, "sardakk_norr")
        .player(P2, "sol")
        .tile("16", 5, 0)
        .round(1);
  }
}
