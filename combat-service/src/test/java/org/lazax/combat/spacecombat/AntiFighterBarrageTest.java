package org.lazax.combat.spacecombat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.Field;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRolled;
import org.lazax.combat.state.GroupRoll;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.galaxy.SystemId;

class AntiFighterBarrageTest {

  @Test
  @Rule({
    "anti_fighter_barrage.1",
    "anti_fighter_barrage.1.2",
    "anti_fighter_barrage.2",
    "anti_fighter_barrage.N3",
    "abilities.26.1"
  })
  void aDestroyerThrowsTwoDiceThatHitFightersOnNine() {
    Scenario<CombatState> fought =
        spaceCombat(
            field().units(P1, "27", DESTROYER, 1).units(P2, "27", FIGHTER, 3), 9, 10, 1, 1, 9, 1);

    DiceRolled barrage = rolls(fought).getFirst();
    assertThat(barrage.source()).isEqualTo(HitSource.ANTI_FIGHTER_BARRAGE);
    assertThat(barrage.groups().getFirst().results()).containsExactly(9, 10);
    assertThat(barrage.allHits()).isEqualTo(2);
    assertThat(rolls(fought).get(2).groups().getFirst().units()).isEqualTo(1);
  }

  @Test
  @Rule("anti_fighter_barrage.1.1")
  void anUpgradedDestroyerThrowsThreeDiceThatHitOnSix() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .technologies(P1, "destroyer_ii")
                .units(P1, "27", DESTROYER, 1)
                .units(P2, "27", FIGHTER, 3),
            6,
            7,
            8);

    assertThat(rolls(fought).getFirst().groups().getFirst().hitsOn()).isEqualTo(6);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("unit/iconoclast.N1")
  void anIconoclastOnAPlanetOfTheSystemBarsTheBarrageToo() {
    for (String place : List.of("27", Field.ON_ALBION)) {
      Scenario<CombatState> fought =
          spaceCombat(
              field()
                  .player(P2, "naalu")
                  .units(P1, "27", DESTROYER, 1)
                  .units(P2, "27", FIGHTER, 1)
                  .units(P2, place, MECH, 1),
              9,
              1);

      assertThat(rolls(fought)).noneMatch(r -> r.source() == HitSource.ANTI_FIGHTER_BARRAGE);
      assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
    }
  }

  @Test
  @Rule({"space_combat.3", "space_combat.3.1"})
  void bothRollBeforeFightersAreRemovedAndTheCombatMayEndThere() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .units(P1, "27", DESTROYER, 1)
                .units(P1, "27", FIGHTER, 1)
                .units(P2, "27", FIGHTER, 2),
            9,
            9);

    assertThat(rolls(fought)).hasSize(1);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("space_combat.3")
  void theBarrageOfBothSidesIsRolledBeforeAnyFighterDies() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .units(P1, "27", DESTROYER, 1)
                .units(P1, "27", FIGHTER, 1)
                .units(P2, "27", DESTROYER, 1)
                .units(P2, "27", FIGHTER, 1),
            9,
            1,
            9,
            1,
            9,
            1);

    assertThat(rolls(fought)).extracting(DiceRolled::seat).startsWith(P1, P2);
    assertThat(count(fought, P1, "27", FIGHTER)).isZero();
    assertThat(count(fought, P2, "27", FIGHTER)).isZero();
  }

  @Test
  @Rule({"anti_fighter_barrage.1.4", "space_combat.3.3", "anti_fighter_barrage.2.1"})
  void itIsRolledWithoutFightersAndItsHitsAreWasted() {
    Scenario<CombatState> fought =
        spaceCombat(
            field().units(P1, "27", DESTROYER, 1).units(P2, "27", CRUISER, 1), 10, 10, 9, 1);

    assertThat(rolls(fought).getFirst().allHits()).isEqualTo(2);
    assertThat(rolls(fought)).hasSize(3);
  }

  @Test
  @Rule({"anti_fighter_barrage.N1", "sustain_damage.4.1"})
  void aDreadnoughtCannotSustainAgainstIt() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .units(P1, "27", DESTROYER, 1)
                .units(P2, "27", FIGHTER, 1)
                .units(P2, "27", DREADNOUGHT, 1),
            9,
            1,
            1,
            5);

    assertThat(count(fought, P2, "27", FIGHTER)).isZero();
    assertThat(damaged(fought, P2, "27", DREADNOUGHT)).isZero();
  }

  @Test
  @Rule({"anti_fighter_barrage.1.3", "nebula.N2", "modifiers.N1"})
  void aNebulaGivesTheDefendersBarrageNothing() {
    Scenario<CombatState> fought =
        fight(
            field()
                .tile("42", 0, 1)
                .units(P1, "42", FIGHTER, 1)
                .units(P2, "42", DESTROYER, 1)
                .frame(new SpaceCombat(SystemId.of("42"), P1, P2)),
            8,
            8,
            1,
            8);

    GroupRoll barrage = rolls(fought).getFirst().groups().getFirst();
    assertThat(barrage.modifiers()).isEmpty();
    assertThat(barrage.hits()).isZero();
    assertThat(rolls(fought).get(2).groups().getFirst().hits()).isEqualTo(1);
  }

  @Test
  @Rule("anti_fighter_barrage.0")
  void itComesInTheFirstRoundAlone() {
    Scenario<CombatState> fought =
        spaceCombat(
            field().units(P1, "27", DESTROYER, 1).units(P2, "27", FIGHTER, 1), 1, 1, 1, 1, 9, 1);

    assertThat(rolls(fought))
        .extracting(DiceRolled::source)
        .containsExactly(
            HitSource.ANTI_FIGHTER_BARRAGE,
            HitSource.SPACE_COMBAT,
            HitSource.SPACE_COMBAT,
            HitSource.SPACE_COMBAT,
            HitSource.SPACE_COMBAT);
  }
}
