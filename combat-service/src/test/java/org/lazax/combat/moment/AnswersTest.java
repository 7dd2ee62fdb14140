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
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.capture.Captives;

/** What one answers to what befalls units, and in which order. */
class AnswersTest extends Answers {
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
