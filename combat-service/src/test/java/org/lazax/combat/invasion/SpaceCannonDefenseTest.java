package org.lazax.combat.invasion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;

/** The planets fire at those who land. */
class SpaceCannonDefenseTest extends Landings {
  @Test
  @Rule({
    "space_cannon.6",
    "space_cannon.8",
    "invasion.3",
    "invasion.N1",
    "space_cannon.7",
    "space_cannon.0"
  })
  void spaceCannonDefenseMayLeaveNobodyToTakeThePlanet() {
    Scenario<CombatState> after =
        invasion(carrier().units(P2, ON_ALBION, PDS, 2).controls(P2, "new_albion"))
            .when(P1, land(ALBION, 1))
            .when(P2, FIRE, 6, 6);

    assertThat(count(after, P1, ON_ALBION, INFANTRY)).isZero();
    assertThat(count(after, P2, ON_ALBION, PDS)).isEqualTo(2);
    assertThat(after.table().planets().controls(P2, ALBION)).isTrue();
  }

  @Test
  @Rule({"space_cannon.8.1", "space_cannon.7.4"})
  void hitsStayOnThePlanetOfTheShooterAndNeighboursDoNotFire() {
    Scenario<CombatState> after =
        invasion(
                carrier()
                    .technologies(P2, "pds_ii")
                    .units(P2, ON_ALBION, PDS, 1)
                    .units(P2, "19/wellon", PDS, 2))
            .when(
                P1,
                new CommitGroundForces(
                    List.of(landing(ALBION, 2), landing(STARPOINT, 2)), Optional.empty()))
            .when(P2, FIRE, 10);

    assertThat(rolls(after).getFirst().groups().getFirst().units()).isEqualTo(1);
    assertThat(count(after, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(count(after, P1, ON_STARPOINT, INFANTRY)).isEqualTo(2);
  }

  @Test
  @Rule("space_cannon.N5")
  void aMechThatHasLandedMaySustainAHitOfSpaceCannonDefense() {
    Scenario<CombatState> asked =
        invasion(
                field()
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", MECH, 1)
                    .units(P1, "27", INFANTRY, 1)
                    .units(P2, ON_ALBION, PDS, 1))
            .when(P1, command(new Landing(ALBION, List.of(group(MECH, 1), group(INFANTRY, 1)))))
            .when(P2, FIRE, 6);
    assertThat(asked.awaited()).containsExactly(P1);
    Scenario<CombatState> after = asked.when(P1, sustain(group(MECH, 1)));

    assertThat(damaged(after, P1, ON_ALBION, MECH)).isEqualTo(1);
    assertThat(count(after, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule("technology/antimass_deflectors.N1")
  void antimassDeflectorsShieldThoseThatLandToo() {
    Scenario<CombatState> after =
        invasion(carrier().technologies(P1, "antimass_deflectors").units(P2, ON_ALBION, PDS, 1))
            .when(P1, land(ALBION, 1))
            .when(P2, FIRE, 6);

    assertThat(count(after, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  @Test
  void spaceCannonDefenseHasNoOtherTarget() {
    invasion(carrier().units(P2, ON_ALBION, PDS, 1))
        .when(P1, land(ALBION, 1))
        .when(P2, new FireSpaceCannon(Optional.of(P2)))
        .thenRefused("space_cannon.8");
  }
}
