package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.combat.Abilities.pick;
import static org.lazax.combat.Abilities.singleOut;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.HitSource;

/** The Assault Cannon acts as a space combat begins. */
class AssaultCannonTest {
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
}
