package org.lazax.combat.spacecannon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Refusal;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.spacecannon.SpaceCannonCommand.HoldFire;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.combat.roll.Modifier;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.table.galaxy.SystemId;

class SpaceCannonOffenseTest {
  private static final FireSpaceCannon FIRE = new FireSpaceCannon(Optional.empty());

  @Test
  @Rule({"space_cannon.3", "space_cannon.5", "pds.1", "abilities.26.6"})
  void aPdsHitsOnSixAndTheTargetLosesAShip() {
    Scenario<CombatState> fired =
        cannons(field().units(P1, "27", CRUISER, 2).units(P2, ON_ALBION, PDS, 2))
            .when(P2, FIRE, 6, 5);

    fired.thenAccepted();
    assertThat(rolls(fired).getFirst().allHits()).isEqualTo(1);
    assertThat(count(fired, P1, "27", CRUISER)).isEqualTo(1);
    assertThat(fired.awaited()).isEmpty();
  }

  @Test
  @Rule("space_cannon.N8")
  void aTenIsTheBestThrowOfASpaceCannon() {
    Scenario<CombatState> fired =
        cannons(field().units(P1, "27", CRUISER, 2).units(P2, ON_ALBION, PDS, 2))
            .when(P2, FIRE, 10, 1);

    assertThat(rolls(fired).getFirst().allHits()).isEqualTo(1);
    assertThat(count(fired, P1, "27", CRUISER)).isEqualTo(1);
  }

  @Test
  @Rule({"space_cannon.2", "space_cannon.1"})
  void theActivePlayerIsAskedFirstThenTheOthersClockwise() {
    TableKit kit =
        field()
            .units(P1, "27", CRUISER, 3)
            .units(P2, "27", CRUISER, 1)
            .units(P1, ON_ALBION, PDS, 1)
            .units(P2, ON_STARPOINT, PDS, 1)
            .units(P3, ON_STARPOINT, PDS, 1);
    Scenario<CombatState> first = cannons(kit);
    assertThat(first.awaited()).containsExactly(P1);

    Scenario<CombatState> second = first.when(P1, new HoldFire());
    assertThat(second.awaited()).containsExactly(P2);

    Scenario<CombatState> third = second.when(P2, FIRE, 1);
    assertThat(third.awaited()).containsExactly(P3);

    Scenario<CombatState> over = third.when(P3, new HoldFire());
    assertThat(over.awaited()).isEmpty();
    assertThat(over.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule({"space_cannon.5.1", "active_player.N5"})
  void theOthersCanFireAtTheActivePlayerAlone() {
    Scenario<CombatState> asked =
        cannons(
            field()
                .units(P1, "27", CRUISER, 1)
                .units(P3, "27", CRUISER, 1)
                .units(P2, ON_ALBION, PDS, 1));

    asked.when(P2, new FireSpaceCannon(Optional.of(P3))).thenRefused("space_cannon.5.1");
    assertThat(asked.options(P2))
        .filteredOn(FireOption.class::isInstance)
        .allMatch(o -> ((FireOption) o).targets().equals(List.of(P1)));
  }

  @Test
  @Rule("space_cannon.5.1")
  void whereTheActivePlayerHasNoShipsTheOthersHaveNoTarget() {
    Scenario<CombatState> over =
        cannons(field().units(P3, "27", CRUISER, 1).units(P2, ON_ALBION, PDS, 1));

    assertThat(over.awaited()).isEmpty();
  }

  @Test
  @Rule({"space_cannon.5.2", "space_cannon.N7"})
  void theActivePlayerNamesOneTargetAndNeverHitsOwnShips() {
    Scenario<CombatState> asked =
        cannons(
            field()
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CRUISER, 1)
                .units(P3, "27", CRUISER, 1)
                .units(P1, ON_ALBION, PDS, 1));

    asked.when(P1, FIRE).thenRefused("space_cannon.5.2");
    asked.when(P1, new FireSpaceCannon(Optional.of(P1))).thenRefused("space_cannon.5.2");
    Scenario<CombatState> fired = asked.when(P1, new FireSpaceCannon(Optional.of(P3)), 6);
    assertThat(count(fired, P3, "27", CRUISER)).isZero();
    assertThat(count(fired, P2, "27", CRUISER)).isEqualTo(1);
  }

  @Test
  @Rule("space_cannon.4")
  void itHappensAlsoWhereNothingHasMoved() {
    Scenario<CombatState> asked =
        cannons(field().units(P1, "27", CRUISER, 1).units(P2, ON_ALBION, PDS, 1));

    assertThat(asked.awaited()).containsExactly(P2);
  }

  @Test
  @Rule({"space_cannon.N4", "sustain_damage.4"})
  void aShipMaySustainAHit() {
    Scenario<CombatState> asked =
        cannons(field().units(P1, "27", DREADNOUGHT, 1).units(P2, ON_ALBION, PDS, 1))
            .when(P2, FIRE, 6);
    assertThat(asked.awaited()).containsExactly(P1);

    Scenario<CombatState> after = asked.when(P1, sustain(group(DREADNOUGHT, 1)));

    after.thenAccepted();
    assertThat(damaged(after, P1, "27", DREADNOUGHT)).isEqualTo(1);
  }

  @Test
  @Rule({"space_cannon.N6", "capacity.N2"})
  void fightersThatLoseTheirCarrierAreRemovedBeforeTheNextPlayerRolls() {
    Scenario<CombatState> asked =
        cannons(
                field()
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", FIGHTER, 4)
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, ON_ALBION, PDS, 1)
                    .units(P3, ON_STARPOINT, PDS, 1))
            .when(P2, FIRE, 6);
    Scenario<CombatState> after = asked.when(P1, destroy(group(CARRIER, 1)));

    assertThat(count(after, P1, "27", FIGHTER)).isZero();
    assertThat(after.awaited()).containsExactly(P3);
    assertThat(rolls(after)).isEmpty();
  }

  @Test
  @Rule("space_cannon.N2")
  void whoLosesAllShipsToSpaceCannonHasLostNoCombat() {
    Scenario<CombatState> over =
        cannons(
                field()
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CRUISER, 1)
                    .units(P2, ON_ALBION, PDS, 1))
            .when(P2, FIRE, 6);

    assertThat(over.own().fought()).isEmpty();
    assertThat(over.table().units().ships(SYSTEM, P1)).isEmpty();
  }

  @Test
  @Rule({"space_cannon.3.4", "nebula.N2"})
  void aNebulaAddsNothingToTheRolls() {
    Scenario<CombatState> fired =
        fight(
                field()
                    .tile("42", 0, 1)
                    .technologies(P2, "pds_ii")
                    .units(P1, "42", CRUISER, 1)
                    .units(P2, ON_ALBION, PDS, 1)
                    .frame(new SpaceCannonOffense(P1, SystemId.of("42"), List.of(P1, P2, P3))))
            .when(P2, FIRE, 4);

    assertThat(rolls(fired).getFirst().allHits()).isZero();
  }

  @Test
  @Rule("space_cannon.3.2")
  void aSpaceCannonMayThrowSeveralDiceAlsoOnAShip() {
    Scenario<CombatState> fired =
        cannons(field().units(P1, "27", CRUISER, 3).units(P2, "19", FLAGSHIP, 1))
            .when(P2, FIRE, 5, 5, 4);

    assertThat(rolls(fired).getFirst().groups().getFirst().units()).isEqualTo(1);
    assertThat(count(fired, P1, "27", CRUISER)).isEqualTo(1);
  }

  @Test
  @Rule({"technology/antimass_deflectors.N1", "modifiers.2"})
  void antimassDeflectorsTakeOneFromEachDieThatFiresAtTheirOwner() {
    Scenario<CombatState> fired =
        cannons(
                field()
                    .technologies(P1, "antimass_deflectors")
                    .technologies(P2, "antimass_deflectors")
                    .units(P1, "27", CRUISER, 3)
                    .units(P2, ON_ALBION, PDS, 2))
            .when(P2, FIRE, 6, 7);

    assertThat(rolls(fired).getFirst().groups().getFirst().modifiers())
        .containsExactly(new Modifier("antimass_deflectors", -1));
    assertThat(rolls(fired).getFirst().allHits()).isEqualTo(1);
  }

  @Test
  void onlyTheOneAskedMayFire() {
    Scenario<CombatState> asked =
        cannons(field().units(P1, "27", CRUISER, 1).units(P2, ON_ALBION, PDS, 1));

    asked.when(P3, FIRE).thenRefusedAs(Refusal.NOT_AWAITED);
    assertThat(asked.silence(P2)).contains(new HoldFire());
  }

  @Test
  @Rule("faction_ability/foresight.N8")
  void whoHasLeftTheSystemFiresThereAndIsNotFiredAt() {
    Scenario<CombatState> asked =
        cannons(
            field()
                .player(P2, "naalu")
                .technologies(P1, "pds_ii")
                .units(P1, "27", CRUISER, 1)
                .units(P1, "27", CARRIER, 1)
                .units(P1, ON_STARPOINT, PDS, 1)
                .units(P2, "19", CRUISER, 2)
                .units(P2, ON_ALBION, PDS, 1));
    assertThat(asked.awaited()).containsExactly(P2);

    Scenario<CombatState> fired = asked.when(P2, FIRE, 6);
    assertThat(fired.awaited()).containsExactly(P1);
    assertThat(hits(fired, P1).eligible())
        .containsExactlyInAnyOrder(group(CRUISER, 1), group(CARRIER, 1));
    assertThat(fired.when(P1, destroy(group(CARRIER, 1))).awaited()).isEmpty();
  }
}
