package org.lazax.combat.hits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
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
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;

/**
 * What a side may sustain is told from the table as it is before any casualty of the same hits is
 * taken: a unit that forbids it does so also where it is destroyed by them.
 */
class SidesThatTakeHitsAtOnceTest {

  @Test
  @Rule({"sustain_damage.0", "space_combat.6.1"})
  void aFourthMoonThatIsDestroyedHasKeptTheDefenderFromSustaining() {
    Scenario<CombatState> fought =
        spaceCombat(
            moon()
                .damaged(P1, "27", FLAGSHIP, 1)
                .units(P2, "27", DREADNOUGHT, 1)
                .units(P2, "27", FIGHTER, 1),
            7,
            1,
            9,
            1);

    assertThat(count(fought, P1, "27", FLAGSHIP)).isZero();
    assertThat(fought.awaited()).containsExactly(P2);
    assertThat(hits(fought, P2).sustaining()).isEmpty();
    fought.when(P2, sustain(group(DREADNOUGHT, 1))).thenRefused("sustain_damage.0");
    Scenario<CombatState> lost = fought.when(P2, destroy(group(DREADNOUGHT, 1)));
    assertThat(outcomes(lost)).endsWith(new Fought(Optional.of(P2)));
    assertThat(count(lost, P2, "27", DREADNOUGHT)).isZero();
  }

  @Test
  @Rule({"sustain_damage.0", "space_combat.6.1"})
  void soHasOneWhoseOwnerNamesItAmongOthers() {
    Scenario<CombatState> asked =
        spaceCombat(
            moon()
                .units(P1, "27", FLAGSHIP, 1)
                .units(P1, "27", FIGHTER, 1)
                .units(P2, "27", DREADNOUGHT, 1),
            7,
            1,
            1,
            9);
    assertThat(asked.awaited()).containsExactly(P1);

    Scenario<CombatState> lost = asked.when(P1, destroy(group(FLAGSHIP, 1)));
    assertThat(count(lost, P2, "27", DREADNOUGHT)).isZero();
    assertThat(outcomes(lost)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  void nobodySustainsBecauseTheMoonIsNamedFirst() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P2, "mentak")
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P1, "27", FIGHTER, 1)
                .damaged(P2, "27", FLAGSHIP, 1),
            9,
            5,
            7,
            1);

    // The attacker takes its hit first, and the flagship goes in the same step.
    assertThat(asked.awaited()).containsExactly(P1);
    asked.when(P1, sustain(group(DREADNOUGHT, 1))).thenRefused("sustain_damage.0");
    Scenario<CombatState> over = asked.when(P1, destroy(group(FIGHTER, 1)));
    assertThat(outcomes(over)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("sustain_damage.0")
  void aMollTerminusThatIsDestroyedHasKeptTheDefendersMechsFromSustaining() {
    Scenario<CombatState> fought =
        fight(
            field()
                .player(P1, "mentak")
                .damaged(P1, ON_ALBION, MECH, 1)
                .units(P2, ON_ALBION, MECH, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            6,
            8,
            1);

    assertThat(count(fought, P1, ON_ALBION, MECH)).isZero();
    fought.when(P2, sustain(group(MECH, 1))).thenRefused("sustain_damage.0");
    Scenario<CombatState> lost = fought.when(P2, destroy(group(MECH, 1)));
    assertThat(count(lost, P2, ON_ALBION, MECH)).isZero();
    assertThat(outcomes(lost)).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule("sustain_damage.0")
  void whoIsToSustainIsSaidBeforeTheOthersCasualtiesAreTaken() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .units(P1, "27", FIGHTER, 2)
                .units(P2, "27", DREADNOUGHT, 1)
                .units(P2, "27", FIGHTER, 1),
            9,
            1,
            5,
            1);

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(count(asked, P1, "27", FIGHTER)).isEqualTo(2);
    Scenario<CombatState> sustained = asked.when(P2, sustain(group(DREADNOUGHT, 1)), 1, 5, 1);
    assertThat(damaged(sustained, P2, "27", DREADNOUGHT)).isEqualTo(1);
    assertThat(outcomes(sustained)).endsWith(new Fought(Optional.of(P2)));
  }

  private static TableKit moon() {
    return field().player(P1, "mentak");
  }
}
