package org.lazax.combat.component.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.pick;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

/** Ships that a barrage of the Argent Flight damages. */
class RaidFormationTest {

  private static TableKit argent(int destroyers) {
    return field().player(P1, "argent").units(P1, "27", DESTROYER, destroyers);
  }

  @Test
  @Rule("faction_ability/raid_formation.N2.1")
  void theHitsAreCountedAfterAllRerolls() {
    // Two misses are rerolled and hit. One hit is for the fighter.
    Scenario<CombatState> fought =
        spaceCombat(
            argent(1)
                .effect(P1, "leader/ta_zern")
                .units(P2, "27", DREADNOUGHT, 1)
                .units(P2, "27", FIGHTER, 1),
            1,
            1,
            9,
            9,
            1,
            10);

    assertThat(count(fought, P2, "27", FIGHTER)).isZero();
    assertThat(damaged(fought, P2, "27", DREADNOUGHT)).isEqualTo(1);
  }

  @Test
  @Rule({"faction_ability/raid_formation.N4.1", "technology/duranium_armor.N5"})
  void duraniumArmorRepairsInTheSameRoundWhatARaidHasDamaged() {
    TableKit kit = argent(1).units(P2, "27", DREADNOUGHT, 1);

    assertThat(damaged(spaceCombat(kit, 9, 1, 1, 10), P2, "27", DREADNOUGHT)).isEqualTo(1);
    Scenario<CombatState> armored =
        spaceCombat(kit.technologies(P2, "duranium_armor"), 9, 1, 1, 10);
    assertThat(damaged(armored, P2, "27", DREADNOUGHT)).isZero();
  }

  @Test
  @Rule({"faction_ability/raid_formation.N5", "faction_ability/raid_formation.N5.1"})
  void withWaylayTheExcessDamagesAndThenAllHitsAreAssigned() {
    Scenario<CombatState> raided =
        spaceCombat(
                argent(3)
                    .holds(P1, "waylay")
                    .units(P2, "27", DREADNOUGHT, 3)
                    .units(P2, "27", FIGHTER, 3))
            .when(P1, use("action_card/waylay"), 9, 9, 9, 9, 9, 1);

    assertThat(damaged(raided, P2, "27", DREADNOUGHT)).isEqualTo(2);
    assertThat(raided.awaited()).containsExactly(P2);
    assertThat(hits(raided, P2).hits()).isEqualTo(5);
    assertThat(hits(raided, P2).sustaining()).containsExactly(group(DREADNOUGHT, 1));
  }

  @Test
  @Rule("faction_ability/raid_formation.N6")
  void aMechThatFightsAsAShipMayBeRaided() {
    Scenario<CombatState> asked =
        spaceCombat(
                argent(1).player(P2, "nekro").units(P2, "27", FLAGSHIP, 1).units(P2, "27", MECH, 1))
            .when(P2, use("unit/the_alastor"), 9, 1);

    Scenario<CombatState> raided = asked.when(P1, pick(group(MECH, 1)), 1, 10, 1, 1);
    assertThat(damaged(raided, P2, "27", MECH)).isEqualTo(1);
  }
}
