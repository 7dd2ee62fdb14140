package org.lazax.combat.groundcombat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Field.ALBION;
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
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatRoundBegan;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRolled;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;

class GroundCombatTest {

  @Test
  @Rule({"ground_combat.1", "ground_combat.4", "ground_combat.4.3"})
  void infantryHitsOnEightAndTheSideThatIsLeftWins() {
    Scenario<CombatState> fought =
        combat(
            field().units(P1, ON_ALBION, INFANTRY, 2).units(P2, ON_ALBION, INFANTRY, 1), 7, 8, 1);

    assertThat(rolls(fought).getFirst().allHits()).isEqualTo(1);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("ground_combat.N7")
  void aTenIsTheBestThrowOfAGroundCombat() {
    Scenario<CombatState> fought =
        combat(field().units(P1, ON_ALBION, INFANTRY, 1).units(P2, ON_ALBION, INFANTRY, 1), 10, 1);

    assertThat(rolls(fought).getFirst().allHits()).isEqualTo(1);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule({"ground_combat.3", "ground_combat.2", "ground_combat.2.1"})
  void itGoesOnRoundByRoundAndCasualtiesReturnToTheReinforcements() {
    Scenario<CombatState> fought =
        combat(
            field().units(P1, ON_ALBION, MECH, 1).damaged(P2, ON_ALBION, MECH, 2), 6, 1, 1, 6, 1);

    assertThat(happened(fought, CombatRoundBegan.class))
        .extracting(CombatRoundBegan::round)
        .containsExactly(1, 2);
    assertThat(Reinforcements.left(fought.table(), P2, MECH)).isEqualTo(4);
  }

  @Test
  @Rule("ground_combat.4.4")
  void bothMayDieAndNobodyHasWon() {
    Scenario<CombatState> fought =
        combat(field().units(P1, ON_ALBION, INFANTRY, 1).units(P2, ON_ALBION, INFANTRY, 1), 8, 8);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.empty()));
  }

  @Test
  @Rule({"ground_combat.2", "mechs.N1"})
  void theOwnerChoosesTheCasualties() {
    Scenario<CombatState> asked =
        combat(
            field()
                .units(P1, ON_ALBION, INFANTRY, 1)
                .damaged(P2, ON_ALBION, MECH, 1)
                .units(P2, ON_ALBION, INFANTRY, 1),
            8,
            1,
            1);
    assertThat(asked.awaited()).containsExactly(P2);

    asked.when(P2, destroy(group(MECH, 1))).thenRefused("ground_combat.2");
    asked.when(P2, destroy(new UnitSelection(MECH, 1, true)), 1, 8).thenAccepted();
  }

  @Test
  @Rule("ground_combat.N5")
  void aMechMaySustainAHit() {
    Scenario<CombatState> asked =
        combat(field().units(P1, ON_ALBION, INFANTRY, 1).units(P2, ON_ALBION, MECH, 1), 8, 1);
    Scenario<CombatState> after = asked.when(P2, sustain(group(MECH, 1)), 1, 6);

    assertThat(outcomes(after)).endsWith(new Fought(Optional.of(P2)));
    assertThat(damaged(after, P2, ON_ALBION, MECH)).isEqualTo(1);
  }

  @Test
  @Rule("ground_combat.N6")
  void nobodyIsOfferedARetreat() {
    Scenario<CombatState> fought =
        combat(
            field()
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .controls(P2, "wellon"),
            1,
            1,
            8,
            1);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  void structuresOnThePlanetNeitherRollNorDie() {
    Scenario<CombatState> fought =
        combat(
            field()
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, PDS, 1),
            8,
            1);

    assertThat(rolls(fought)).extracting(DiceRolled::allHits).containsExactly(1, 0);
    assertThat(count(fought, P2, ON_ALBION, PDS)).isEqualTo(1);
  }

  @Test
  void anUpgradeCountsAtOnce() {
    Scenario<CombatState> fought =
        combat(
            field()
                .technologies(P1, "infantry_ii")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1),
            7,
            7);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  private static Scenario<CombatState> combat(TableKit kit, int... dice) {
    return fight(kit.frame(new GroundCombat(SYSTEM, ALBION, P1, P2)), dice);
  }
}
