package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.pick;
import static org.lazax.combat.Abilities.thrown;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
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

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatRoundBegan;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.capture.Captives;
import org.lazax.table.event.units.UnitsRepaired;
import org.lazax.table.leaders.LeaderState;

/** What one answers to what befalls units, and in which order. */
class AnswersTest {
  private static final String DIRECT_HIT = "action_card/direct_hit";
  private static final String MILOR = "leader/brother_milor";
  private static final String REPAIRS = "action_card/emergency_repairs";

  // ---- direct hit ----

  @Test
  @Rule("action_card/direct_hit.N3")
  void theNextShipSustainsOnlyOnceTheFirstIsAnswered() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .holds(P2, "direct_hit", "direct_hit")
                .units(P1, "27", DREADNOUGHT, 2)
                .units(P2, "27", CRUISER, 2),
            1,
            1,
            7,
            7);

    Scenario<CombatState> first = asked.when(P1, sustain(group(DREADNOUGHT, 2)));
    assertThat(first.awaited()).containsExactly(P2);
    assertThat(damaged(first, P1, "27", DREADNOUGHT)).isEqualTo(1);
    assertThat(usable(first, P2)).containsExactly(DIRECT_HIT);
    first.when(P2, use(DIRECT_HIT)).thenAccepted();

    Scenario<CombatState> second = first.when(P2, use(DIRECT_HIT));
    assertThat(second.awaited()).containsExactly(P1);
    assertThat(hits(second, P1).hits()).isEqualTo(1);
    assertThat(count(second, P1, "27", DREADNOUGHT)).isEqualTo(1);
  }

  @Test
  @Rule({"action_card/direct_hit.N4", "action_card/direct_hit.N4.1"})
  void whatHasNoRoomLeftGoesBeforeTheNextHitIsTaken() {
    Scenario<CombatState> asked =
        cannons(
                field()
                    .holds(P2, "direct_hit")
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P1, "27", DESTROYER, 1)
                    .units(P1, "27", FIGHTER, 1)
                    .units(P2, ON_ALBION, PDS, 2))
            .when(P2, new FireSpaceCannon(Optional.empty()), 6, 6)
            .when(P1, sustain(group(DREADNOUGHT, 1)));

    Scenario<CombatState> hit = asked.when(P2, use(DIRECT_HIT));
    hit.thenAccepted();
    assertThat(count(hit, P1, "27", FIGHTER)).isZero();
    assertThat(count(hit, P1, "27", DESTROYER)).isZero();
  }

  // ---- repairs ----

  @Test
  @Rule("technology/duranium_armor.N7")
  void armorRepairsAlsoWhatCannotSustainAnyMore() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .technologies(P1, "duranium_armor")
                .damaged(P1, "27", CRUISER, 1)
                .units(P2, "27", CRUISER, 1),
            7,
            1);

    assertThat(count(fought, P1, "27", CRUISER)).isEqualTo(1);
    assertThat(damaged(fought, P1, "27", CRUISER)).isZero();
  }

  @Test
  void emergencyRepairsAreMadeAlsoAsARoundEnds() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .holds(P1, "emergency_repairs")
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P2, "27", CRUISER, 1),
                5,
                7)
            .when(P1, sustain(group(DREADNOUGHT, 1)));

    assertThat(usable(asked, P1)).containsExactly(REPAIRS);
    Scenario<CombatState> repaired = asked.when(P1, use(REPAIRS));
    assertThat(damaged(repaired, P1, "27", DREADNOUGHT)).isZero();
    assertThat(outcomes(repaired)).endsWith(new Fought(Optional.of(P1)));
  }

  // ---- the beginning ----

  @Test
  @Rule("faction_ability/ambush.N2")
  void aShipThatIsGoneAmbushesNobody() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P2, "mentak")
                .technologies(P1, "assault_cannon")
                .units(P1, "27", CRUISER, 3)
                .units(P2, "27", CRUISER, 1)
                .units(P2, "27", FIGHTER, 1),
            7,
            1,
            1,
            1);

    assertThat(thrown(fought)).isEmpty();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule({"technology/assault_cannon.N3", "unit/the_alastor.N1.1"})
  void whoJoinsMayBringAnAssaultCannonItsThirdShip() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .player(P1, "nekro")
                    .technologies(P1, "assault_cannon")
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P1, "27", INFANTRY, 2)
                    .units(P2, "27", CRUISER, 1)
                    .units(P2, "27", DESTROYER, 1))
            .when(P1, use("unit/the_alastor"));

    assertThat(asked.awaited()).containsExactly(P2);
    Scenario<CombatState> after = asked.when(P2, pick(group(DESTROYER, 1)), 8, 1, 1, 1, 1);
    assertThat(count(after, P2, "27", DESTROYER)).isZero();
  }

  // ---- the Van Hauge ----

  @Test
  @Rule({"unit/van_hauge.N1", "unit/van_hauge.N2"})
  void groundForcesAndDocksOutliveTheVanHaugeWhereThereIsRoomForThem() {
    Scenario<CombatState> fought =
        fight(
            field()
                .player(P1, "yin")
                .player(P2, "saar")
                .damaged(P1, "27", FLAGSHIP, 1)
                .units(P1, "27", INFANTRY, 3)
                .units(P2, "27", CRUISER, 1)
                .units(P2, "27", SPACE_DOCK, 1)
                .units(P2, "27", INFANTRY, 3)
                .frame(new Invasion(P1, SYSTEM))
                .frame(new SpaceCombat(SYSTEM, P1, P2)),
            1,
            1,
            7);

    assertThat(outcomes(fought)).contains(new Fought(Optional.empty()));
    assertThat(count(fought, P1, "27", INFANTRY)).isZero();
    assertThat(count(fought, P2, "27", SPACE_DOCK)).isEqualTo(1);
    assertThat(count(fought, P2, "27", INFANTRY)).isEqualTo(3);
  }

  // ---- Brother Milor ----

  private static TableKit duel() {
    return field()
        .leaders(P2, "brother_milor")
        .frame(new ActionPhase())
        .units(P2, ON_ALBION, SPACE_DOCK, 1)
        .units(P1, "27", CRUISER, 1)
        .units(P2, "27", CRUISER, 1);
  }

  @Test
  @Rule({"leader/brother_milor.N2", "leader/brother_milor.N2.1", "leader/brother_milor.N3"})
  void fightersInPlaceOfTheLastShipKeepTheCombatGoing() {
    Scenario<CombatState> asked = spaceCombat(duel(), 7, 1);
    assertThat(usable(asked, P2)).containsExactly(MILOR);

    Scenario<CombatState> goesOn = asked.when(P2, use(MILOR), 1, 9, 1);
    assertThat(count(goesOn, P2, "27", FIGHTER)).isEqualTo(2);
    assertThat(outcomes(goesOn)).endsWith(new Fought(Optional.of(P2)));

    Scenario<CombatState> both = spaceCombat(duel(), 7, 7);
    Scenario<CombatState> ownLost = both.when(P2, pass());
    assertThat(outcomes(ownLost.when(P2, use(MILOR)))).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule("leader/brother_milor.N4")
  void fightersInPlaceOfTheVanHaugeWinWhatItEnds() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P1, "yin")
                .leaders(P1, "brother_milor")
                .frame(new ActionPhase())
                .damaged(P1, "27", FLAGSHIP, 1)
                .units(P2, "27", CRUISER, 2),
            1,
            1,
            7,
            1);

    Scenario<CombatState> won = asked.when(P1, pass()).when(P1, use(MILOR));
    assertThat(outcomes(won)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("leader/brother_milor.N5")
  void hitsBeyondTheLastShipAreLostOnTheFighters() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .leaders(P2, "brother_milor")
                .frame(new ActionPhase())
                .units(P1, "27", CRUISER, 3)
                .units(P2, "27", CRUISER, 1),
            7,
            7,
            7,
            1);

    Scenario<CombatState> after = asked.when(P2, use(MILOR), 7, 7, 1, 1, 1);
    assertThat(count(after, P2, "27", FIGHTER)).isZero();
    assertThat(outcomes(after)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule({"action_card/direct_hit.N1", "leader/brother_milor.N5.1"})
  void hitsThatADirectHitLeavesAreTakenByTheFighters() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .holds(P2, "direct_hit")
                    .leaders(P1, "brother_milor")
                    .leaders(P2, "viscount_unlenn")
                    .frame(new ActionPhase())
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P2, "27", CRUISER, 2))
            .when(P2, pass(), 1, 7, 7)
            .when(P1, sustain(group(DREADNOUGHT, 1)))
            .when(P2, use(DIRECT_HIT))
            .when(P1, use(MILOR));

    assertThat(count(asked, P1, "27", FIGHTER)).isEqualTo(1);
  }

  // ---- the Wrath of Kenara ----

  @Test
  @Rule("unit/wrath_of_kenara.N1")
  void aTradeGoodMakesAHitOfEachDieThatMissesByOne() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P1, "hacan")
                .goods(P1, 3, 0)
                .units(P1, "27", FLAGSHIP, 1)
                .units(P2, "27", CRUISER, 2),
            6,
            6);
    assertThat(usable(asked, P1)).containsExactly("unit/wrath_of_kenara");

    Scenario<CombatState> asks = asked.when(P1, use("unit/wrath_of_kenara"));
    assertThat(candidates(asks, P1)).containsExactly("1", "2");
    Scenario<CombatState> raised = asks.when(P1, choose("2"), 1, 1);
    assertThat(count(raised, P2, "27", CRUISER)).isZero();
    assertThat(raised.table().player(P1).tradeGoods()).isEqualTo(1);
    assertThat(outcomes(raised)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("unit/wrath_of_kenara.N1")
  void noGoodIsAskedForWhatHitsOrMissesByMore() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P1, "hacan")
                .goods(P1, 3, 0)
                .units(P1, "27", FLAGSHIP, 1)
                .units(P2, "27", CRUISER, 2),
            5,
            7,
            1,
            1,
            10,
            5,
            1);

    assertThat(fought.awaited()).isEmpty();
    assertThat(fought.table().player(P1).tradeGoods()).isEqualTo(3);
  }

  // ---- the Thundarian ----

  @Test
  @Rule({
    "leader/the_thundarian.N2",
    "leader/the_thundarian.N3",
    "leader/the_thundarian.N4",
    "leader/clever_clever_ssruu.N6"
  })
  void whatBothHaveRolledIsTakenBackAndRolledAgain() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .leaders(P2, "the_thundarian", "clever_clever_ssruu")
                .leader(P3, "the_thundarian", LeaderState.EXHAUSTED)
                .effect(P1, "action_card/morale_boost")
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CRUISER, 1),
            6,
            1);
    assertThat(usable(asked, P2)).containsExactly("leader/the_thundarian");
    assertThat(count(asked, P2, "27", CRUISER)).isEqualTo(1);

    Scenario<CombatState> again = asked.when(P2, use("leader/the_thundarian"), 1, 7);
    assertThat(count(again, P1, "27", CRUISER)).isEqualTo(1);
    // What lasts for the round still does, and what was rolled anew may be taken back again.
    assertThat(rolls(again).getFirst().groups().getFirst().modifiers()).hasSize(1);
    assertThat(usable(again, P2)).containsExactly("leader/the_thundarian");
    Scenario<CombatState> over = again.when(P2, pass());
    assertThat(outcomes(over)).endsWith(new Fought(Optional.of(P2)));
    assertThat(happened(over, CombatRoundBegan.class)).isEmpty();
  }

  @Test
  @Rule("leader/the_thundarian.N2.1")
  void whatIsDoneOnceARoundIsNotDoneAgainForTheNewRoll() {
    Scenario<CombatState> rolled =
        spaceCombat(
            field()
                .player(P1, "letnev")
                .leaders(P2, "the_thundarian")
                .damaged(P1, "27", FLAGSHIP, 1)
                .units(P2, "27", CRUISER, 1),
            5,
            1,
            7);
    assertThat(rolled.events()).hasAtLeastOneElementOfType(UnitsRepaired.class);

    Scenario<CombatState> again = rolled.when(P2, use("leader/the_thundarian"), 1, 1, 7);
    assertThat(rolls(again)).hasSize(2);
    assertThat(again.events()).noneMatch(UnitsRepaired.class::isInstance);
  }

  @Test
  @Rule("leader/the_thundarian.N3.1")
  void whatWasPaidForDiceThatAreTakenBackIsLostAndMayBePaidAgain() {
    Scenario<CombatState> paid =
        spaceCombat(
                field()
                    .player(P1, "hacan")
                    .leaders(P2, "the_thundarian")
                    .goods(P1, 2, 0)
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P2, "27", CRUISER, 1),
                6,
                1)
            .when(P1, use("unit/wrath_of_kenara"), 1);
    Scenario<CombatState> again = paid.when(P2, use("leader/the_thundarian"), 6, 1);

    assertThat(again.table().player(P1).tradeGoods()).isEqualTo(1);
    assertThat(count(again, P2, "27", CRUISER)).isEqualTo(1);
    assertThat(usable(again, P1)).containsExactly("unit/wrath_of_kenara");
    Scenario<CombatState> over = again.when(P1, use("unit/wrath_of_kenara"), 1);
    assertThat(over.table().player(P1).tradeGoods()).isZero();
    assertThat(count(over, P2, "27", CRUISER)).isZero();
  }

  @Test
  @Rule("leader/the_thundarian.N3.4")
  void warFundingForARollThatIsTakenBackHasGoneBackToItsOwnerForNothing() {
    Scenario<CombatState> funded =
        spaceCombat(
                field()
                    .player(P3, "letnev")
                    .notes(P1, "war_funding")
                    .leaders(P2, "the_thundarian", "clever_clever_ssruu")
                    .leader(P3, "the_thundarian", LeaderState.EXHAUSTED)
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CRUISER, 1),
                1,
                1)
            .when(P1, use("promissory_note/war_funding"), 7);
    assertThat(usable(funded, P2)).containsExactly("leader/the_thundarian");

    Scenario<CombatState> again = funded.when(P2, use("leader/the_thundarian"), 1, 1);
    assertThat(count(again, P2, "27", CRUISER)).isEqualTo(1);
    assertThat(again.awaited()).containsExactly(P2);
    assertThat(usable(again, P1)).doesNotContain("promissory_note/war_funding");
  }

  @Test
  @Rule("leader/the_thundarian.N3.5")
  void theExtraHitForARollThatIsTakenBackIsTakenBackToo() {
    Scenario<CombatState> asked =
        fight(
            field()
                .player(P1, "sardakk_norr")
                .technologies(P1, "valkyrie_particle_weave")
                .leaders(P1, "the_thundarian", "clever_clever_ssruu")
                .leader(P3, "the_thundarian", LeaderState.EXHAUSTED)
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            1,
            8);
    Scenario<CombatState> again = asked.when(P1, use("leader/the_thundarian"), 1, 1);

    assertThat(count(again, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(count(again, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  // ---- on the ground ----

  @Test
  @Rule({"faction_ability/harrow.N5", "technology/x_89_bacterial_weapon.N3"})
  void bacterialWeaponsAreOfferedAfterHarrowToo() {
    Scenario<CombatState> asked =
        fight(
                field()
                    .player(P1, "l1z1x")
                    .technologies(P1, "x_89_bacterial_weapon")
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P1, ON_ALBION, INFANTRY, 1)
                    .units(P2, ON_ALBION, INFANTRY, 4)
                    .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
                1,
                1,
                1,
                1,
                1)
            .when(P1, use("faction_ability/harrow"), 5);

    assertThat(usable(asked, P1)).containsExactly("technology/x_89_bacterial_weapon");
    Scenario<CombatState> killed = asked.when(P1, use("technology/x_89_bacterial_weapon"));
    assertThat(count(killed, P2, ON_ALBION, INFANTRY)).isZero();
    assertThat(outcomes(killed)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("unit/reanimator.N1")
  void aReanimatorCapturesWhatDiesTogetherWithIt() {
    Scenario<CombatState> fought =
        fight(
            field()
                .player(P1, "vuil_raith")
                .damaged(P1, ON_ALBION, MECH, 1)
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 2)
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            1,
            1,
            8,
            8);

    assertThat(Captives.of(fought.table(), P1)).hasSize(1);
  }

  @Test
  void whoLetsItPassHasNothingDone() {
    Scenario<CombatState> asked = spaceCombat(duel(), 7, 1);

    assertThat(outcomes(asked.when(P2, pass()))).endsWith(new Fought(Optional.of(P1)));
  }
}
