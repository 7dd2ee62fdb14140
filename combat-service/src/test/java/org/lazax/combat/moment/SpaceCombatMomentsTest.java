package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.pick;
import static org.lazax.combat.Abilities.singleOut;
import static org.lazax.combat.Abilities.thrown;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRerolled;
import org.lazax.rulebook.Rule;
import org.lazax.rules.combat.roll.Modifier;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.galaxy.SystemId;

/** What acts when a space combat or one of its rounds begins or ends. */
class SpaceCombatMomentsTest {
  // ---- ambush ----

  @Test
  @Rule({"faction_ability/ambush.N1", "faction_ability/ambush.N4"})
  void anAmbushThrowsADieEachForTwoShipsAndItsHitsMayBeSustained() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .player(P1, "mentak")
                    .units(P1, "27", CRUISER, 1)
                    .units(P1, "27", DESTROYER, 2)
                    .units(P2, "27", DREADNOUGHT, 1))
            .when(P1, use("faction_ability/ambush"), 7, 8);

    assertThat(thrown(asked)).extracting(it -> it.successes()).containsExactly(1, 0);
    assertThat(thrown(asked)).extracting(it -> it.hitsOn()).containsExactly(7, 9);
    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(hits(asked, P2).hits()).isEqualTo(1);
    assertThat(hits(asked, P2).sustaining()).containsExactly(group(DREADNOUGHT, 1));
  }

  // ---- impulse core, devotion ----

  @Test
  @Rule({"technology/impulse_core.N1", "technology/impulse_core.N3"})
  void anImpulseCoreGivesUpADestroyerBeforeItsBarrageAndTheOpponentAssignsTheHit() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .player(P1, "yin")
                    .technologies(P1, "impulse_core")
                    .units(P1, "27", DESTROYER, 1)
                    .units(P1, "27", CARRIER, 1)
                    .units(P2, "27", CRUISER, 1)
                    .units(P2, "27", CARRIER, 1)
                    .units(P2, "27", FIGHTER, 1))
            .when(P1, use("technology/impulse_core"));

    assertThat(count(asked, P1, "27", DESTROYER)).isZero();
    assertThat(asked.awaited()).containsExactly(P2);
    asked.when(P2, destroy(group(FIGHTER, 1))).thenRefused("space_combat.6");
    Scenario<CombatState> fought = asked.when(P2, destroy(group(CARRIER, 1)), 1, 10, 1);
    assertThat(rolls(fought).getFirst().source()).isEqualTo(HitSource.SPACE_COMBAT);
  }

  @Test
  @Rule({
    "faction_ability/devotion.N1",
    "faction_ability/devotion.N1.1",
    "faction_ability/devotion.N1.2"
  })
  void devotionAtTheEndOfARoundHitsTheShipThatYinPicks() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .player(P1, "yin")
                    .units(P1, "27", DESTROYER, 1)
                    .units(P1, "27", CARRIER, 1)
                    .units(P2, "27", DREADNOUGHT, 1)
                    .units(P2, "27", CARRIER, 1),
                1,
                1,
                1,
                1,
                1,
                1)
            .when(P1, use("faction_ability/devotion"));

    assertThat(count(asked, P1, "27", DESTROYER)).isZero();
    assertThat(singleOut(asked, P1).owner()).isEqualTo(P2);
    assertThat(singleOut(asked, P1).among())
        .containsExactlyInAnyOrder(group(DREADNOUGHT, 1), group(CARRIER, 1));
    Scenario<CombatState> hit = asked.when(P1, pick(group(CARRIER, 1)), 1, 10);
    assertThat(count(hit, P2, "27", CARRIER)).isZero();
    assertThat(damaged(hit, P2, "27", DREADNOUGHT)).isZero();
  }

  // ---- supercharge ----

  @Test
  @Rule("exhausted.4")
  void superchargeIsExhaustedForOneMoreInAllCombatRollsOfARound() {
    TableKit kit =
        field()
            .player(P1, "naaz_rokha")
            .technologies(P1, "supercharge")
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", CRUISER, 1);
    Scenario<CombatState> fought =
        spaceCombat(kit).when(P1, use("technology/supercharge"), 1, 1, 6, 1, 10, 1);

    assertThat(fought.table().player(P1).exhaustedTechnologies()).hasSize(1);
    assertThat(rolls(fought).getFirst().groups().getFirst().modifiers())
        .containsExactly(new Modifier("supercharge", 1));
    assertThat(rolls(fought).get(2).groups().getFirst().modifiers()).isEmpty();
  }

  // ---- duranium armor ----

  @Test
  @Rule({
    "technology/duranium_armor.N1",
    "technology/duranium_armor.N3",
    "technology/duranium_armor.N4"
  })
  void duraniumArmorRepairsAnEarlierDamageInARoundWithoutHits() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .technologies(P1, "duranium_armor")
                .damaged(P1, "27", DREADNOUGHT, 1)
                .units(P2, "27", CRUISER, 1),
            1,
            1,
            10,
            1);

    assertThat(damaged(fought, P1, "27", DREADNOUGHT)).isZero();
  }

  @Test
  @Rule({"technology/duranium_armor.N2", "technology/duranium_armor.N6"})
  void duraniumArmorDoesNotRepairWhoSustainedInThisRound() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .technologies(P1, "duranium_armor")
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P2, "27", CRUISER, 1),
            1,
            10);
    Scenario<CombatState> fought = asked.when(P1, sustain(group(DREADNOUGHT, 1)), 10, 10);

    assertThat(fought.awaited()).isEmpty();
    assertThat(count(fought, P1, "27", DREADNOUGHT)).isZero();
  }

  // ---- raid formation ----

  @Test
  @Rule({
    "faction_ability/raid_formation.N1",
    "faction_ability/raid_formation.N2",
    "faction_ability/raid_formation.N4",
    "faction_ability/raid_formation.N4.2"
  })
  void raidFormationDamagesAShipForEachHitBeyondTheFighters() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P1, "argent")
                .player(P2, "letnev")
                .technologies(P2, "non_euclidean_shielding")
                .holds(P1, "direct_hit")
                .units(P1, "27", DESTROYER, 2)
                .units(P2, "27", DREADNOUGHT, 2)
                .units(P2, "27", FIGHTER, 1),
            9,
            9,
            10,
            1,
            1,
            1,
            10,
            10);

    assertThat(damaged(asked, P2, "27", DREADNOUGHT)).isEqualTo(2);
    assertThat(count(asked, P2, "27", FIGHTER)).isZero();
    assertThat(rolls(asked)).as("no direct hit was asked for").hasSizeGreaterThan(1);
  }

  // ---- flagships ----

  @Test
  @Rule({"unit/van_hauge.N1", "unit/van_hauge.N3"})
  void theVanHaugeTakesAllShipsWithItAndNobodyWins() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P1, "yin")
                .damaged(P1, "27", FLAGSHIP, 1)
                .units(P2, "27", DREADNOUGHT, 2),
            1,
            1,
            5,
            1);

    assertThat(fought.table().units().ships(SystemId.of("27"))).isEmpty();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.empty()));
  }

  @Test
  @Rule("unit/arc_secundus.N1")
  void theArcSecundusIsRepairedAsARoundBegins() {
    Scenario<CombatState> fought =
        spaceCombat(
            field().player(P1, "letnev").damaged(P1, "27", FLAGSHIP, 1).units(P2, "27", CRUISER, 1),
            10,
            10,
            1);

    assertThat(damaged(fought, P1, "27", FLAGSHIP)).isZero();
  }

  @Test
  void theDynamoIsPaidForToRepairAShipThatSustained() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P1, "empyrean")
                .goods(P1, 2, 0)
                .units(P1, "27", FLAGSHIP, 1)
                .units(P2, "27", CRUISER, 1),
            1,
            1,
            10);
    Scenario<CombatState> sustained = asked.when(P1, sustain(group(FLAGSHIP, 1)));

    assertThat(usable(sustained, P1)).containsExactly("unit/dynamo");
    Scenario<CombatState> repaired = sustained.when(P1, use("unit/dynamo"), 10, 1, 1);
    assertThat(damaged(repaired, P1, "27", FLAGSHIP)).isZero();
    assertThat(repaired.table().player(P1).tradeGoods()).isZero();
  }

  @Test
  @Rule("unit/dynamo.N4.1")
  void oneLargePlanetPaysForOneRepairAlone() {
    Scenario<CombatState> first =
        spaceCombat(
                field()
                    .player(P1, "empyrean")
                    .controlsExhausted(P1, "arretze")
                    .controls(P1, "the_dark")
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P2, "27", CRUISER, 2),
                1,
                1,
                1,
                10,
                10)
            .when(P1, sustain(group(DREADNOUGHT, 1)));
    assertThat(usable(first, P1)).containsExactly("unit/dynamo");

    Scenario<CombatState> second =
        first.when(P1, use("unit/dynamo")).when(P1, sustain(group(FLAGSHIP, 1)), 1, 1, 1, 1, 10);
    assertThat(usable(second, P1)).isEmpty();
    assertThat(damaged(second, P1, "27", FLAGSHIP)).isEqualTo(1);
    assertThat(damaged(second, P1, "27", DREADNOUGHT)).isZero();
  }

  @Test
  @Rule("technology/duranium_armor.N4.1")
  void duraniumArmorRepairsWhatSustainedAHitOfACannonJustBefore() {
    TableKit kit =
        field()
            .technologies(P1, "duranium_armor")
            .units(P1, "27", DREADNOUGHT, 1)
            .units(P2, "27", CARRIER, 1)
            .units(P2, ON_ALBION, PDS, 1);
    Scenario<CombatState> asked =
        fight(
                kit.frame(new SpaceCombat(SYSTEM, P1, P2))
                    .frame(new SpaceCannonOffense(P1, SYSTEM, List.of(P2))))
            .when(P2, new FireSpaceCannon(Optional.empty()), 6);

    Scenario<CombatState> fought = asked.when(P1, sustain(group(DREADNOUGHT, 1)), 1, 1, 10, 1);
    assertThat(damaged(fought, P1, "27", DREADNOUGHT)).isZero();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("abilities.26")
  void textOfASheetIsNoUnitAbility() {
    Scenario<CombatState> fought =
        spaceCombat(
                field()
                    .player(P1, "mentak")
                    .effect(P1, "leader/ta_zern")
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, use("faction_ability/ambush"), 1, 10, 1);

    assertThat(happened(fought, DiceRerolled.class)).isEmpty();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }
}
