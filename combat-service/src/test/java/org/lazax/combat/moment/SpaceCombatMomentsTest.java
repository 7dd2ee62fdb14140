package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.pick;
import static org.lazax.combat.Abilities.singleOut;
import static org.lazax.combat.Abilities.thrown;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
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
import static org.lazax.rules.kit.TableKit.P3;

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
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.RollHits.Hits;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.galaxy.SystemId;

/** What acts when a space combat or one of its rounds begins or ends. */
class SpaceCombatMomentsTest {

  // ---- assault cannon ----

  @Test
  @Rule({"technology/assault_cannon.N1", "technology/assault_cannon.N4", "sustain_damage.5"})
  void anAssaultCannonDestroysAShipUnaskedBeforeAnyDieAndNothingSustainsIt() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .technologies(P1, "assault_cannon")
                .units(P1, "27", CRUISER, 3)
                .units(P2, "27", DREADNOUGHT, 1));

    assertThat(rolls(fought)).isEmpty();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("space_combat.2")
  void anAssaultCannonActsBeforeTheBarrage() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .technologies(P1, "assault_cannon")
                .units(P1, "27", DESTROYER, 3)
                .units(P2, "27", DESTROYER, 1)
                .units(P2, "27", FIGHTER, 1),
            9,
            1,
            1,
            1,
            1,
            1);

    assertThat(rolls(fought))
        .as("the destroyer of p2 is gone before it can fire")
        .extracting(roll -> roll.source())
        .containsExactly(HitSource.ANTI_FIGHTER_BARRAGE);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("technology/assault_cannon.N2")
  void anAssaultCannonNeedsThreeShipsOtherThanFighters() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .technologies(P1, "assault_cannon")
                .units(P1, "27", CRUISER, 2)
                .units(P1, "27", FIGHTER, 4)
                .units(P2, "27", CRUISER, 1),
            10,
            1,
            1,
            1,
            1,
            1,
            1);

    assertThat(rolls(fought)).hasSize(2);
  }

  @Test
  @Rule({"technology/assault_cannon.N2.1", "technology/assault_cannon.N2.2", "abilities.N1.3"})
  void ofTwoAssaultCannonsTheFirstMaySwitchOffTheOther() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .technologies(P1, "assault_cannon")
                .technologies(P2, "assault_cannon")
                .units(P1, "27", CRUISER, 3)
                .units(P2, "27", CRUISER, 3),
            10,
            10,
            1,
            1,
            1);

    assertThat(count(fought, P1, "27", CRUISER)).isEqualTo(3);
    assertThat(rolls(fought).getLast().groups().getFirst().units()).isEqualTo(2);
  }

  @Test
  @Rule("technology/assault_cannon.N4")
  void whoSuffersAnAssaultCannonChoosesAmongShipsOtherThanFighters() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .technologies(P1, "assault_cannon")
                .units(P1, "27", CRUISER, 3)
                .units(P2, "27", CRUISER, 1)
                .units(P2, "27", CARRIER, 1)
                .units(P2, "27", FIGHTER, 2));

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(singleOut(asked, P2).among())
        .containsExactlyInAnyOrder(group(CRUISER, 1), group(CARRIER, 1));
    asked.when(P2, pick(group(FIGHTER, 1))).thenRefusedAs("no-such-choice");
    asked.when(P2, pick(group(CRUISER, 1), group(CARRIER, 1))).thenRefusedAs("no-such-choice");
    asked.when(P1, pick(group(CARRIER, 1))).thenRefusedAs("not-awaited");
  }

  // ---- dimensional splicer ----

  @Test
  @Rule({
    "technology/dimensional_splicer.N2",
    "technology/dimensional_splicer.N3",
    "technology/dimensional_splicer.N5"
  })
  void theSplicersHitGoesToTheShipItsOwnerNamesAndNoOtherSustainsIt() {
    Scenario<CombatState> asked = splicer().when(P1, use("technology/dimensional_splicer"));

    assertThat(asked.awaited()).containsExactly(P1);
    Scenario<CombatState> hit = asked.when(P1, pick(group(CARRIER, 1)), 1, 10);

    assertThat(count(hit, P2, "39", CARRIER)).isZero();
    assertThat(damaged(hit, P2, "39", DREADNOUGHT)).isZero();
  }

  @Test
  @Rule({"technology/dimensional_splicer.N1", "technology/dimensional_splicer.N5"})
  void onlyTheNamedShipMaySustainTheSplicersHit() {
    Scenario<CombatState> asked =
        splicer()
            .when(P1, use("technology/dimensional_splicer"))
            .when(P1, pick(group(DREADNOUGHT, 1)));

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(hits(asked, P2).eligible()).containsExactly(group(DREADNOUGHT, 1));
    asked.when(P2, destroy(group(CARRIER, 1))).thenRefused("space_combat.6");
    Scenario<CombatState> sustained = asked.when(P2, sustain(group(DREADNOUGHT, 1)), 1, 10, 1);
    assertThat(damaged(sustained, P2, "39", DREADNOUGHT)).isEqualTo(1);
  }

  @Test
  @Rule("abilities.8")
  void whatMayBeUsedIsOfferedOnceAndCanBeLetPass() {
    Scenario<CombatState> offered = splicer();

    assertThat(usable(offered, P1)).containsExactly("technology/dimensional_splicer");
    offered.when(P2, use("technology/dimensional_splicer")).thenRefusedAs("not-awaited");
    offered.when(P1, use("technology/assault_cannon")).thenRefused("abilities.3");
    Scenario<CombatState> passed = offered.when(P1, pass(), 1, 10, 1);
    assertThat(passed.refusal()).isEmpty();
  }

  private static Scenario<CombatState> splicer() {
    SystemId system = SystemId.of("39");
    return fight(
        field()
            .tile("39", 5, 0)
            .player(P1, "creuss")
            .technologies(P1, "dimensional_splicer")
            .units(P1, "39", CRUISER, 1)
            .units(P2, "39", DREADNOUGHT, 1)
            .units(P2, "39", CARRIER, 1)
            .frame(new SpaceCombat(system, P1, P2)));
  }

  @Test
  @Rule("technology/lazax_gate_folding.N2.5")
  void inAnActionOfTheWinnuTheSplicerWorksAtMecatolRex() {
    SystemId mecatol = SystemId.MECATOL_REX;
    TableKit there =
        field()
            .tile("18", 5, 0)
            .player(P1, "winnu")
            .player(P2, "creuss")
            .technologies(P2, "dimensional_splicer")
            .units(P1, "18", CRUISER, 2)
            .units(P2, "18", CRUISER, 1);
    TacticalAction action =
        new TacticalAction(P1, mecatol).at(TacticalAction.Progress.Step.SPACE_COMBAT);
    SpaceCombat combat = new SpaceCombat(mecatol, P1, P2);

    Scenario<CombatState> folded =
        fight(there.technologies(P1, "lazax_gate_folding").frame(action).frame(combat));
    assertThat(usable(folded, P2)).containsExactly("technology/dimensional_splicer");
    Scenario<CombatState> flat = fight(there.frame(action).frame(combat), 7, 1, 1);
    assertThat(outcomes(flat)).endsWith(new Fought(Optional.of(P1)));
  }

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

  // ---- rerolls ----

  @Test
  @Rule({"faction_ability/munitions_reserves.N1", "rerolls.1", "rerolls.N1"})
  void munitionsReservesRerollTheMissesOfOneRoundAndNoBarrage() {
    Scenario<CombatState> offered =
        spaceCombat(
            field()
                .player(P1, "letnev")
                .goods(P1, 3, 0)
                .units(P1, "27", CRUISER, 2)
                .units(P1, "27", DESTROYER, 1)
                .units(P2, "27", CRUISER, 3));

    assertThat(usable(offered, P1)).containsExactly("faction_ability/munitions_reserves");
    Scenario<CombatState> rolled =
        offered.when(
            P1, use("faction_ability/munitions_reserves"), 1, 1, 10, 2, 1, 9, 5, 10, 10, 10);

    assertThat(rolled.table().player(P1).tradeGoods()).isEqualTo(1);
    DiceRerolled again = happened(rolled, DiceRerolled.class).getFirst();
    assertThat(happened(rolled, DiceRerolled.class)).hasSize(1);
    assertThat(again.groups().getFirst().results()).containsExactly(10, 9);
    assertThat(again.again()).containsExactly(List.of(1), List.of(0));
    assertThat(count(rolled, P2, "27", CRUISER)).isEqualTo(1);
  }

  @Test
  @Rule("rerolls.2")
  void oneAbilityRerollsADieOnceAndAnotherMayRerollItToo() {
    Scenario<CombatState> fired =
        cannons(
                field()
                    .effect(P2, "leader/ta_zern")
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, ON_ALBION, PDS, 2)
                    .holds(P3, "scramble_frequency"))
            .when(P2, new FireSpaceCannon(Optional.empty()), 1, 2, 6, 3);
    assertThat(happened(fired, DiceRerolled.class))
        .as("each miss once, though one missed again")
        .singleElement()
        .matches(again -> again.again().equals(List.of(List.of(0, 1))));
    assertThat(usable(fired, P3)).containsExactly("action_card/scramble_frequency");

    Scenario<CombatState> scrambled = fired.when(P3, use("action_card/scramble_frequency"), 4, 5);
    assertThat(happened(scrambled, DiceRerolled.class))
        .as("not by the commander again")
        .singleElement()
        .matches(again -> again.again().equals(List.of(List.of(0, 1))));
    assertThat(count(scrambled, P1, "27", CRUISER)).isEqualTo(2);
  }

  @Test
  @Rule("rerolls.3")
  void diceAreRerolledBeforeAnotherAbilityAnswersThem() {
    Scenario<CombatState> rolled =
        spaceCombat(
                field()
                    .player(P1, "letnev")
                    .goods(P1, 2, 0)
                    .leaders(P2, "the_thundarian")
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, use("faction_ability/munitions_reserves"), 1, 10, 1);

    assertThat(happened(rolled, DiceRerolled.class)).hasSize(1);
    assertThat(usable(rolled, P2)).containsExactly("leader/the_thundarian");
    assertThat(rolled.table().kernel().within(RollHits.class).orElseThrow().progress().hits())
        .as("one on the opponent, by the die as it lies now")
        .extracting(Hits::on, Hits::count)
        .containsExactly(tuple(P2, 1));
    assertThat(count(rolled.when(P2, pass()), P2, "27", CRUISER)).isZero();
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
  @Rule("technology/assault_cannon.N3.2")
  void eidolonsInSpaceCountForTheAssaultCannon() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P1, "naaz_rokha")
                .technologies(P1, "assault_cannon")
                .units(P1, "27", CRUISER, 1)
                .units(P1, "27", MECH, 2)
                .units(P2, "27", DREADNOUGHT, 1));

    assertThat(rolls(fought)).isEmpty();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
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
  @Rule("action_card/morale_boost.N1")
  void aMoraleBoostIsForRerollsOfTheRoundToo() {
    Scenario<CombatState> boosted =
        spaceCombat(
                field()
                    .player(P1, "letnev")
                    .goods(P1, 2, 0)
                    .holds(P1, "morale_boost")
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, use("action_card/morale_boost"));

    Scenario<CombatState> fought =
        boosted.when(P1, use("faction_ability/munitions_reserves"), 1, 6, 1);
    assertThat(happened(fought, DiceRerolled.class)).hasSize(1);
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
