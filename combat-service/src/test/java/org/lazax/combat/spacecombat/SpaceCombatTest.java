package org.lazax.combat.spacecombat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.Field;
import org.lazax.combat.state.CombatBegan;
import org.lazax.combat.state.CombatEnded;
import org.lazax.combat.state.CombatRoundBegan;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRolled;
import org.lazax.combat.state.GroupRoll;
import org.lazax.combat.state.HitsAssigned;
import org.lazax.rulebook.Rule;
import org.lazax.rules.combat.roll.Modifier;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

class SpaceCombatTest {

  @Test
  @Rule({"space_combat.5", "combat.1", "space_combat.10", "space_combat.9", "space_combat.6.2"})
  void aShipHitsAtItsCombatValueAndTheLastSideStandingWins() {
    Scenario<CombatState> fought =
        spaceCombat(field().units(P1, "27", CRUISER, 1).units(P2, "27", CRUISER, 1), 7, 6);

    assertThat(count(fought, P1, "27", CRUISER)).isEqualTo(1);
    assertThat(count(fought, P2, "27", CRUISER)).isZero();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
    assertThat(happened(fought, CombatEnded.class))
        .containsExactly(new CombatEnded(Field.SPACE, Optional.of(P1)));
  }

  @Test
  @Rule("space_combat.10")
  void theLastShipsMayDestroyEachOtherAndNobodyWins() {
    Scenario<CombatState> fought =
        spaceCombat(field().units(P1, "27", CRUISER, 1).units(P2, "27", CRUISER, 1), 10, 10);

    assertThat(fought.table().units().ships(Field.SYSTEM)).isEmpty();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.empty()));
  }

  @Test
  @Rule({"space_combat.5.6", "space_combat.N14", "combat.N1"})
  void theAttackerRollsFullyBeforeTheDefenderAndATenHitsForEverybody() {
    Scenario<CombatState> fought =
        spaceCombat(
            field().units(P1, "27", CARRIER, 1).units(P2, "27", CARRIER, 2), 10, 1, 1, 10, 1);

    assertThat(rolls(fought)).extracting(DiceRolled::seat).startsWith(P1, P2);
    assertThat(rolls(fought).getFirst().groups().getFirst().hits()).isEqualTo(1);
    assertThat(happened(fought, CombatBegan.class))
        .containsExactly(new CombatBegan(Field.SPACE, P1, P2));
  }

  @Test
  @Rule({
    "space_combat.5.2",
    "space_combat.5.3",
    "space_combat.5.1",
    "space_combat.5.4",
    "combat.2"
  })
  void shipsRollInGroupsOfAscendingValueAndAWarSunThrowsThreeDice() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .technologies(P1, "war_sun")
                .units(P1, "27", CRUISER, 1)
                .units(P1, "27", WAR_SUN, 1)
                .units(P1, "27", FIGHTER, 2)
                .units(P2, "27", CRUISER, 3),
            3,
            2,
            9,
            7,
            1,
            1,
            1,
            1,
            1);

    List<GroupRoll> groups = rolls(fought).getFirst().groups();
    assertThat(groups).extracting(GroupRoll::type).containsExactly(WAR_SUN, CRUISER, FIGHTER);
    assertThat(groups).extracting(GroupRoll::hits).containsExactly(2, 1, 0);
    assertThat(groups.getFirst().results()).containsExactly(3, 2, 9);
    assertThat(rolls(fought).getFirst().allHits()).isEqualTo(3);
    assertThat(count(fought, P2, "27", CRUISER)).isZero();
  }

  @Test
  @Rule({"space_combat.8", "space_combat.3.2"})
  void whereBothStillHaveShipsAnotherRoundBeginsWithoutABarrage() {
    Scenario<CombatState> fought =
        spaceCombat(
            field().units(P1, "27", DESTROYER, 1).units(P2, "27", CRUISER, 1), 1, 1, 1, 1, 9, 1);

    assertThat(happened(fought, CombatRoundBegan.class)).hasSize(2);
    assertThat(rolls(fought)).hasSize(5);
    assertThat(fought.own().fought().getFirst().rounds()).hasSize(2);
    assertThat(fought.own().fought().getFirst().winner()).contains(P1);
  }

  @Test
  @Rule({"space_combat.1", "tactical_action.3.1"})
  void withoutAnOpponentThereIsNoCombat() {
    Scenario<CombatState> skipped = spaceCombat(field().units(P1, "27", CRUISER, 1));

    assertThat(skipped.happened()).isEmpty();
    assertThat(skipped.table().kernel().stack()).isEmpty();
    assertThat(skipped.own().fought()).isEmpty();
  }

  @Test
  @Rule("space_combat.0")
  void twoPlayersWithShipsThereMustFight() {
    Scenario<CombatState> fought =
        spaceCombat(field().units(P1, "27", CRUISER, 1).units(P2, "27", FIGHTER, 1), 7, 1);

    assertThat(fought.own().fought()).hasSize(1);
  }

  @Test
  @Rule({"space_combat.6", "destroyed.1", "destroyed.0"})
  void theOwnerChoosesWhichShipsDie() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CRUISER, 1)
                .units(P2, "27", CARRIER, 1),
            7,
            1,
            1);
    assertThat(asked.awaited()).containsExactly(P2);

    Scenario<CombatState> after = asked.when(P2, destroy(group(CRUISER, 1)), 7, 1);

    after.thenAccepted();
    assertThat(count(after, P2, "27", CRUISER)).isZero();
    assertThat(after.happened().stream().filter(UnitsDestroyed.class::isInstance)).isNotEmpty();
  }

  @Test
  @Rule({"space_combat.6", "attacker.N2"})
  void bothSidesAssignAfterBothHaveRolled() {
    TableKit even =
        field()
            .units(P1, "27", CRUISER, 1)
            .units(P1, "27", CARRIER, 1)
            .units(P2, "27", CRUISER, 1)
            .units(P2, "27", CARRIER, 1);
    Scenario<CombatState> asked = spaceCombat(even, 10, 1, 10, 1);

    assertThat(rolls(asked)).hasSize(2);
    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(asked.when(P1, destroy(group(CARRIER, 1))).awaited()).containsExactly(P2);
  }

  @Test
  @Rule({"space_combat.N1", "capacity.3.3"})
  void fightersWithoutACarrierFightOnUntilTheCombatIsOver() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .units(P1, "27", CARRIER, 1)
                .units(P1, "27", FIGHTER, 2)
                .units(P2, "27", CRUISER, 1),
            1,
            1,
            1,
            7);
    Scenario<CombatState> after = asked.when(P1, destroy(group(CARRIER, 1)), 1, 1, 1, 9, 1, 1);

    after.thenAccepted();
    assertThat(happened(after, CombatRoundBegan.class))
        .extracting(CombatRoundBegan::round)
        .contains(2, 3);
    assertThat(rolls(after).getFirst().groups().getFirst().units()).isEqualTo(2);
  }

  @Test
  @Rule({"space_combat.N13", "capacity.N3", "space_combat.10.1"})
  void fightersAloneWinAndAreRemovedOnlyAfterwards() {
    Scenario<CombatState> fought =
        fight(
                field()
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", FIGHTER, 2)
                    .units(P2, "27", CRUISER, 1)
                    .frame(new Invasion(P1, Field.SYSTEM))
                    .frame(new SpaceCombat(Field.SYSTEM, P1, P2)),
                9,
                1,
                1,
                7)
            .when(P1, destroy(group(CARRIER, 1)));

    assertThat(outcomes(fought)).contains(new Fought(Optional.of(P1)));
    assertThat(fought.happened())
        .containsSubsequence(
            new CombatEnded(Field.SPACE, Optional.of(P1)),
            new UnitsRemoved(Field.SPACE, List.of(UnitStack.of(P1, FIGHTER, 2))));
  }

  @Test
  @Rule("fleet_pool.N1")
  void fleetPoolAndCapacityAreEnforcedOnceTheCombatIsOver() {
    Scenario<CombatState> fought =
        fight(
            field()
                .technologies(P1, "fighter_ii")
                .sheet(P1, 3, 2, 2)
                .units(P1, "27", FIGHTER, 6)
                .units(P2, "27", CRUISER, 1)
                .frame(new Invasion(P1, Field.SYSTEM))
                .frame(new SpaceCombat(Field.SYSTEM, P1, P2)),
            1,
            1,
            1,
            1,
            1,
            8,
            1);

    assertThat(rolls(fought).getFirst().groups().getFirst().units()).isEqualTo(6);
    assertThat(count(fought, P1, "27", FIGHTER)).isEqualTo(2);
  }

  @Test
  @Rule("unit/fighter_ii.N3")
  void fightersThatFlyAreTrimmedWithTheOtherShipsOnceTheCombatIsOver() {
    Scenario<CombatState> fought =
        fight(
            field()
                .technologies(P1, "fighter_ii")
                .sheet(P1, 3, 3, 2)
                .units(P1, "27", CRUISER, 3)
                .units(P1, "27", FIGHTER, 2)
                .units(P2, "27", CRUISER, 1)
                .frame(new Invasion(P1, Field.SYSTEM))
                .frame(new SpaceCombat(Field.SYSTEM, P1, P2)),
            7,
            1,
            1,
            1,
            1,
            1);

    // Five ships where three may be: their owner chooses which two go, before the invasion.
    assertThat(fought.table().kernel().within(Trim.class)).contains(new Trim(P1, Field.SYSTEM));
    assertThat(count(fought, P1, "27", FIGHTER) + count(fought, P1, "27", CRUISER)).isEqualTo(5);
  }

  @Test
  @Rule({"nebula.3", "modifiers.0", "modifiers.2"})
  void inANebulaTheDefendersShipsAddOneToTheirResults() {
    Scenario<CombatState> fought =
        fight(
            field()
                .tile("42", 0, 1)
                .units(P1, "42", CRUISER, 1)
                .units(P2, "42", CRUISER, 1)
                .frame(new SpaceCombat(SystemId.of("42"), P1, P2)),
            6,
            6);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P2)));
    assertThat(rolls(fought).get(0).groups().getFirst().modifiers()).isEmpty();
    GroupRoll defended = rolls(fought).get(1).groups().getFirst();
    assertThat(defended.modifiers()).containsExactly(new Modifier("nebula", 1));
    assertThat(defended.hitsOn()).isEqualTo(7);
    assertThat(defended.hits()).isEqualTo(1);
  }

  @Test
  @Rule({"opponent.0", "opponent.1", "attacker.N1"})
  void theUnitsOfAThirdPlayerTakeNoPart() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CRUISER, 1)
                .units(P3, Field.ON_ALBION, PDS, 1),
            7,
            1);

    assertThat(rolls(fought)).extracting(DiceRolled::seat).containsExactly(P1, P2);
    assertThat(count(fought, P3, Field.ON_ALBION, PDS)).isEqualTo(1);
  }

  @Test
  void groundForcesInSpaceNeitherRollNorTakeHits() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .units(P1, "27", CARRIER, 1)
                .units(P1, "27", INFANTRY, 3)
                .units(P2, "27", CRUISER, 1),
            9,
            7);

    assertThat(rolls(fought).getFirst().groups()).extracting(GroupRoll::type).containsOnly(CARRIER);
    assertThat(happened(fought, HitsAssigned.class).getFirst().destroyed())
        .containsExactly(group(CARRIER, 1));
  }

  @Test
  void aFlagshipMayThrowADieForEachOpposingShipButFighters() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P1, "winnu")
                .units(P1, "27", FLAGSHIP, 1)
                .units(P2, "27", CRUISER, 2)
                .units(P2, "27", FIGHTER, 1),
            7,
            8,
            1,
            1,
            1);

    assertThat(rolls(fought).getFirst().groups().getFirst().results()).containsExactly(7, 8);
  }

  @Test
  @Rule("sustain_damage.2")
  void aDamagedShipFightsAsBefore() {
    Scenario<CombatState> fought =
        spaceCombat(field().damaged(P1, "27", DREADNOUGHT, 1).units(P2, "27", CRUISER, 1), 5, 1);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }
}
