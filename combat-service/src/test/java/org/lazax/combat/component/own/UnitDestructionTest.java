package org.lazax.combat.component.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.state.CombatState;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;

/** What the loss or the damage of units brings or takes. */
class UnitDestructionTest {

  private static Scenario<CombatState> groundCombat(TableKit kit, int... dice) {
    return fight(kit.frame(new GroundCombat(SYSTEM, ALBION, P1, P2)), dice);
  }

  // ---- strike wing ----

  private static TableKit wing() {
    return field()
        .player(P1, "argent")
        .technologies(P1, "strike_wing_alpha_ii")
        .units(P1, "27", DESTROYER, 1)
        .units(P2, "27", CARRIER, 1)
        .units(P2, "27", INFANTRY, 3);
  }

  @Test
  @Rule({"unit/strike_wing_alpha_i.N1", "unit/strike_wing_alpha_i.N2"})
  void eachNineOfAWingsBarrageKillsAnInfantryInSpace() {
    Scenario<CombatState> fought = spaceCombat(wing(), 9, 10, 8, 10, 1);

    // A 9 and a 10; the 8 hits, but there are no fighters.
    assertThat(count(fought, P2, "27", INFANTRY)).isEqualTo(1);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
    assertThat(rolls(fought).getFirst().source()).isEqualTo(HitSource.ANTI_FIGHTER_BARRAGE);
  }

  @Test
  void aWingWithoutTheUpgradeAndACombatRollKillNoInfantry() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P1, "argent")
                .units(P1, "27", DESTROYER, 1)
                .units(P1, "27", FIGHTER, 1)
                .units(P2, "27", CARRIER, 2)
                .units(P2, "27", INFANTRY, 3),
            9,
            10,
            10,
            1,
            1,
            1,
            10,
            1,
            1);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  // ---- reanimator ----

  @Test
  @Rule("unit/reanimator.N1")
  void aReanimatorCapturesItsOwnersInfantryWhichMayComeBackAllTheSame() {
    Scenario<CombatState> asked =
        groundCombat(
            field()
                .player(P2, "vuil_raith")
                .technologies(P2, "infantry_ii")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, MECH, 1),
            8,
            7,
            1);
    Scenario<CombatState> fought = asked.when(P2, destroy(group(INFANTRY, 1)), 6);

    fought.thenAccepted();
    // Its own and, by what its faction devours, the attacker's.
    assertThat(Captives.of(fought.table(), P2))
        .containsExactly(new Captive(Optional.empty(), INFANTRY, 2));
    assertThat(AwaitedInfantry.of(fought.table(), P2)).isEqualTo(1);
  }

  // ---- crimson legionnaires ----

  @Test
  void eachLegionnaireLostBringsACommodityOrTurnsOne() {
    Scenario<CombatState> asked =
        groundCombat(
            field()
                .player(P2, "mahact")
                .goods(P2, 0, 1)
                .units(P1, ON_ALBION, INFANTRY, 2)
                .units(P2, ON_ALBION, INFANTRY, 2),
            8,
            8,
            1,
            1);

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(candidates(asked, P2)).containsExactly("gain_commodity", "convert_commodity");
    Scenario<CombatState> second = asked.when(P2, choose("gain_commodity"));
    Scenario<CombatState> over = second.when(P2, choose("convert_commodity"));

    assertThat(over.table().player(P2).commodities()).isEqualTo(1);
    assertThat(over.table().player(P2).tradeGoods()).isEqualTo(1);
    assertThat(outcomes(over)).endsWith(new Fought(Optional.of(P1)));
  }

  // ---- farran ----

  @Test
  @Rule({"leader/rear_admiral_farran.N2", "leader/rear_admiral_farran.N3"})
  void farranIsPaidForMechsThatSustainAndNotForWhoIsMerelyDamaged() {
    Scenario<CombatState> asked =
        groundCombat(
                field()
                    .leaders(P2, "rear_admiral_farran")
                    .units(P1, ON_ALBION, INFANTRY, 1)
                    .units(P2, ON_ALBION, MECH, 1),
                8,
                1)
            .when(P2, sustain(group(MECH, 1)));

    assertThat(usable(asked, P2)).containsExactly("leader/rear_admiral_farran");
    Scenario<CombatState> paid = asked.when(P2, use("leader/rear_admiral_farran"), 1, 6);
    assertThat(paid.table().player(P2).tradeGoods()).isEqualTo(1);

    // Raid Formation damages without anybody's sustaining.
    Scenario<CombatState> raided =
        spaceCombat(
            field()
                .player(P1, "argent")
                .leaders(P2, "rear_admiral_farran")
                .units(P1, "27", DESTROYER, 1)
                .units(P2, "27", DREADNOUGHT, 1),
            9,
            1,
            1,
            5);
    assertThat(raided.table().player(P2).tradeGoods()).isZero();
    assertThat(outcomes(raided)).endsWith(new Fought(Optional.of(P2)));
  }

  /** P1 plays Mentak, and lies next to P2. */
  @Test
  @Rule("leader/rear_admiral_farran.N4")
  void eachShipThatSustainsInOneStepIsAGainThatCanBePillaged() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .player(P1, "mentak")
                    .leaders(P2, "rear_admiral_farran")
                    .goods(P2, 5, 0)
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, "27", DREADNOUGHT, 2))
            .when(P1, pass(), 7, 7, 1, 1)
            .when(P2, sustain(group(DREADNOUGHT, 2)));

    Scenario<CombatState> first = asked.when(P2, use("leader/rear_admiral_farran"));
    assertThat(usable(first, P1)).containsExactly("faction_ability/pillage");
    Scenario<CombatState> second =
        first.when(P1, use("faction_ability/pillage")).when(P2, use("leader/rear_admiral_farran"));
    assertThat(usable(second, P1)).containsExactly("faction_ability/pillage");
    Scenario<CombatState> both =
        second.when(P1, use("faction_ability/pillage"), 1, 1, 5, 5).thenAccepted();
    assertThat(both.table().player(P1).tradeGoods()).isEqualTo(2);
    assertThat(both.table().player(P2).tradeGoods()).isEqualTo(5);
  }

  @Test
  @Rule("unit/strike_wing_alpha_i.N3")
  void whoHasNothingLeftOnceItsInfantryIsKilledIsOutAtOnce() {
    TableKit last =
        wing().round(1).with(t -> t.withPlanets(t.planets().without(new PlanetId("archon_ren"))));
    Scenario<CombatState> fought = spaceCombat(last, 9, 10, 10);

    assertThat(fought.table().player(P2).eliminated()).isTrue();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("unit/reanimator.N2")
  void aReanimatorCapturesAlsoWhatDiesOutsideOfCombat() {
    Scenario<CombatState> bombarded =
        invasion(
                field()
                    .player(P2, "vuil_raith")
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1)
                    .units(P2, ON_ALBION, MECH, 1))
            .when(P1, new Bombard(List.of(new Aim(DREADNOUGHT, 1, ALBION))), 5)
            .when(P2, destroy(group(INFANTRY, 1)));

    assertThat(Captives.of(bombarded.table(), P2))
        .containsExactly(new Captive(Optional.empty(), INFANTRY, 1));
  }

  @Test
  @Rule("unit/the_terror_between.N1.1")
  void theTerrorBetweenCapturesNothingOnceADirectHitHasDestroyedIt() {
    Scenario<CombatState> sustained =
        spaceCombat(
                field()
                    .player(P1, "vuil_raith")
                    .holds(P2, "direct_hit")
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, "27", CRUISER, 3),
                1,
                1,
                1,
                1,
                7,
                7,
                7)
            .when(P1, sustain(group(FLAGSHIP, 1)));

    Scenario<CombatState> hit = sustained.when(P2, use("action_card/direct_hit"));
    assertThat(count(hit, P1, "27", CRUISER)).isZero();
    assertThat(Captives.of(hit.table(), P1)).isEmpty();
    Scenario<CombatState> spared =
        sustained.when(P2, pass()).when(P1, destroy(group(CRUISER, 2)), 1, 1, 1, 1, 7);
    assertThat(Captives.of(spared.table(), P1))
        .containsExactly(new Captive(Optional.of(P1), CRUISER, 2));
  }

  @Test
  @Rule("leader/rear_admiral_farran.N2.1")
  void titansAreGivenAGoodForTheirPdsToo() {
    Scenario<CombatState> asked =
        groundCombat(
                field()
                    .player(P2, "titans")
                    .leaders(P2, "rear_admiral_farran")
                    .units(P1, ON_ALBION, INFANTRY, 1)
                    .units(P2, ON_ALBION, PDS, 1),
                8,
                1)
            .when(P2, sustain(group(PDS, 1)));

    Scenario<CombatState> paid = asked.when(P2, use("leader/rear_admiral_farran"), 1, 7);
    assertThat(paid.table().player(P2).tradeGoods()).isEqualTo(1);
  }
}
