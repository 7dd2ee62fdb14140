package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.rolls;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.invasion.ChoosePlanet;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.combat.roll.Modifier;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.HitSource;

/** Which moments of an invasion are one, and what comes before what. */
class WindowsOfInvasionsTest {
  // ---- bombardment ----

  @Test
  @Rule({"bombardment.N6.1", "action_card/bunker.N1"})
  void aDieMoreGoesToItsUnitsPlanetAndABunkerCoversAllOfThem() {
    Scenario<CombatState> bombarded =
        invasion(
                field()
                    .technologies(P1, "plasma_scoring")
                    .effect(P2, "action_card/bunker")
                    .units(P1, "27", DREADNOUGHT, 2)
                    .units(P2, ON_ALBION, INFANTRY, 2)
                    .units(P2, ON_STARPOINT, INFANTRY, 2))
            .when(
                P1,
                new Bombard(
                    List.of(
                        new Bombard.Aim(DREADNOUGHT, 1, ALBION),
                        new Bombard.Aim(DREADNOUGHT, 1, STARPOINT))),
                1,
                1,
                1);

    assertThat(rolls(bombarded))
        .extracting(roll -> roll.groups().getFirst().results().size())
        .containsExactlyInAnyOrder(1, 2);
    assertThat(rolls(bombarded))
        .allSatisfy(roll ->
            assertThat(roll.groups().getFirst().modifiers())
                .containsExactly(new Modifier("bunker", -4)));
  }

  @Test
  @Rule("unit/hel_titan_i.N5")
  void whereTheShieldIsGoneTitansMayTakeTheHits() {
    Scenario<CombatState> asked =
        invasion(
                field()
                    .technologies(P1, "war_sun")
                    .player(P2, "titans")
                    .units(P1, "27", WAR_SUN, 1)
                    .units(P2, ON_ALBION, PDS, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1))
            .when(P1, new Bombard(List.of(new Bombard.Aim(WAR_SUN, 1, ALBION))), 10, 1, 1);

    assertThat(hits(asked, P2).eligible())
        .containsExactlyInAnyOrder(group(PDS, 1), group(INFANTRY, 1));
  }

  // ---- space cannon defense ----

  @Test
  @Rule({"technology/plasma_scoring.N1.2", "space_cannon.N3.1"})
  void eachPlanetsCannonsThrowADieMore() {
    TableKit kit =
        field()
            .technologies(P2, "plasma_scoring")
            .controls(P2, "new_albion", "starpoint")
            .units(P1, "27", CARRIER, 1)
            .units(P1, "27", INFANTRY, 4)
            .units(P2, ON_ALBION, PDS, 1)
            .units(P2, ON_STARPOINT, PDS, 1);
    Scenario<CombatState> landed =
        invasion(kit)
            .when(
                P1,
                new CommitGroundForces(
                    List.of(
                        new Landing(ALBION, List.of(group(INFANTRY, 2))),
                        new Landing(STARPOINT, List.of(group(INFANTRY, 2)))),
                    Optional.empty()))
            .when(P1, new ChoosePlanet(ALBION));
    Scenario<CombatState> first = landed.when(P2, new FireSpaceCannon(Optional.empty()), 1, 1);
    assertThat(rolls(first)).hasSize(1);
    Scenario<CombatState> second = first.when(P2, new FireSpaceCannon(Optional.empty()), 1, 1);

    assertThat(rolls(second).getFirst().groups().getFirst().results()).hasSize(2);
  }

  @Test
  @Rule("unit/indomitus.N2")
  void whoHasJustLandedDoesNotFireAtTheDefenders() {
    Scenario<CombatState> landed =
        invasion(
                field()
                    .player(P1, "xxcha")
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", MECH, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1))
            .when(
                P1,
                new CommitGroundForces(
                    List.of(new Landing(ALBION, List.of(group(MECH, 1)))), Optional.empty()),
                6,
                1);

    landed.thenAccepted();
    assertThat(rolls(landed)).noneMatch(roll -> roll.source() == HitSource.SPACE_CANNON_DEFENSE);
  }

  @Test
  @Rule({"unit/loncara_ssodu.N1", "unit/indomitus.N1"})
  void whatTheActivePlayersCannonsDestroyDoesNotFire() {
    TableKit kit =
        field()
            .player(P2, "xxcha")
            .units(P1, "27", CRUISER, 1)
            .units(P1, ON_ALBION, PDS, 1)
            .damaged(P2, "27", FLAGSHIP, 1);

    Scenario<CombatState> shot = cannons(kit).when(P1, new FireSpaceCannon(Optional.empty()), 6);
    assertThat(count(shot, P2, "27", FLAGSHIP)).isZero();
    assertThat(shot.awaited()).isEmpty();
  }
}
