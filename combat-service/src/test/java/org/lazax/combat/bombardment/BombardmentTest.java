package org.lazax.combat.bombardment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
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
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRolled;
import org.lazax.rulebook.Rule;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.invasion.PlanetaryShield;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.units.Place;

class BombardmentTest {
  private static final Bombard NONE = new Bombard(List.of());

  /** Two dreadnoughts over two planets with infantry. */
  private static TableKit dreadnoughts() {
    return field()
        .units(P1, "27", DREADNOUGHT, 2)
        .units(P2, ON_ALBION, INFANTRY, 2)
        .units(P2, ON_STARPOINT, INFANTRY, 1);
  }

  @Test
  @Rule({"bombardment.0", "bombardment.1", "bombardment.1.2", "abilities.26.2"})
  void aDreadnoughtHitsOnFiveAndInfantryDies() {
    Scenario<CombatState> after = invasion(dreadnoughts()).when(P1, aim(2, ALBION), 5, 4);

    after.thenAccepted();
    assertThat(rolls(after).getFirst().source()).isEqualTo(HitSource.BOMBARDMENT);
    assertThat(count(after, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule({"tactical_action.4", "invasion.1"})
  void anInvasionGoesFromBombardmentToTheLandingAndOnToGroundCombat() {
    Scenario<CombatState> asked =
        invasion(dreadnoughts().units(P1, "27", CARRIER, 1).units(P1, "27", INFANTRY, 1));
    assertThat(asked.options(P1)).first().isInstanceOf(BombardOption.class);

    CommitGroundForces landing =
        new CommitGroundForces(
            List.of(new Landing(ALBION, List.of(group(INFANTRY, 1)))), Optional.empty());
    asked.when(P1, landing).thenRefusedAs("not-awaited");
    Scenario<CombatState> bombarded = asked.when(P1, aim(2, ALBION), 5, 4);
    assertThat(rolls(bombarded.when(P1, landing, 8, 1)))
        .extracting(DiceRolled::source)
        .containsExactly(HitSource.GROUND_COMBAT, HitSource.GROUND_COMBAT);
    assertThat(rolls(asked.when(P1, NONE))).as("it is optional").isEmpty();
  }

  @Test
  @Rule("unit/annihilator.N2")
  void anAnnihilatorBombardsOnePlanet() {
    Scenario<CombatState> asked =
        invasion(
            field()
                .player(P1, "l1z1x")
                .units(P1, "27", CARRIER, 1)
                .units(P1, "27", MECH, 1)
                .units(P2, ON_ALBION, INFANTRY, 2)
                .units(P2, ON_STARPOINT, INFANTRY, 2));

    asked
        .when(P1, new Bombard(List.of(new Aim(MECH, 1, ALBION), new Aim(MECH, 1, STARPOINT))))
        .thenRefused("bombardment.N7");
    Scenario<CombatState> hit =
        asked.when(P1, new Bombard(List.of(new Aim(MECH, 1, STARPOINT))), 8);
    assertThat(count(hit, P2, ON_STARPOINT, INFANTRY)).isEqualTo(1);
    assertThat(count(hit, P2, ON_ALBION, INFANTRY)).isEqualTo(2);
  }

  @Test
  @Rule("bombardment.N5")
  void aTenIsTheBestThrowOfABombardment() {
    Scenario<CombatState> after = invasion(dreadnoughts()).when(P1, aim(2, ALBION), 10, 1);

    assertThat(rolls(after).getFirst().allHits()).isEqualTo(1);
    assertThat(count(after, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule("bombardment.1.4")
  void unitsMayAimAtDifferentPlanetsAllFixedBeforeAnyDie() {
    Scenario<CombatState> after =
        invasion(dreadnoughts())
            .when(
                P1,
                new Bombard(
                    List.of(new Aim(DREADNOUGHT, 1, STARPOINT), new Aim(DREADNOUGHT, 1, ALBION))),
                5,
                5);

    assertThat(rolls(after))
        .extracting(DiceRolled::target)
        .containsExactly(Place.of(ON_ALBION), Place.of(ON_STARPOINT));
    assertThat(count(after, P2, ON_STARPOINT, INFANTRY)).isZero();
  }

  @Test
  @Rule("bombardment.N7")
  void everyUnitFiresOrNone() {
    Scenario<CombatState> asked = invasion(dreadnoughts());

    asked.when(P1, aim(1, ALBION)).thenRefused("bombardment.N7");
    asked.when(P1, aim(3, ALBION)).thenRefused("bombardment.N7");
    asked.when(P1, new Bombard(List.of(new Aim(CARRIER, 1, ALBION)))).thenRefused("bombardment.N7");
    assertThat(rolls(asked.when(P1, NONE))).isEmpty();
    assertThat(asked.silence(P1)).contains(NONE);
  }

  @Test
  @Rule("bombardment.N7.1")
  void aDieMoreMayBeLeftOut() {
    TableKit three =
        field()
            .technologies(P1, "plasma_scoring")
            .units(P1, "27", DREADNOUGHT, 3)
            .units(P2, ON_ALBION, INFANTRY, 5);
    List<Aim> all = List.of(new Aim(DREADNOUGHT, 3, ALBION));

    Scenario<CombatState> more = invasion(three).when(P1, new Bombard(all), 1, 1, 1, 1);
    Scenario<CombatState> bare =
        invasion(three).when(P1, new Bombard(all, Optional.of(true)), 1, 1, 1);

    assertThat(rolls(more).getFirst().groups().getFirst().results()).hasSize(4);
    assertThat(rolls(bare).getFirst().groups().getFirst().results()).hasSize(3);
    assertThat(rolls(invasion(three).when(P1, NONE))).isEmpty();
  }

  @Test
  @Rule("bombardment.N6")
  void allDiceOfAWarSunGoToOnePlanet() {
    Scenario<CombatState> after =
        invasion(
                field()
                    .technologies(P1, "war_sun")
                    .units(P1, "27", WAR_SUN, 1)
                    .units(P2, ON_ALBION, INFANTRY, 3)
                    .units(P2, ON_STARPOINT, INFANTRY, 3))
            .when(P1, new Bombard(List.of(new Aim(WAR_SUN, 1, ALBION))), 3, 3, 2);

    assertThat(count(after, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(count(after, P2, ON_STARPOINT, INFANTRY)).isEqualTo(3);
  }

  @Test
  @Rule("bombardment.N1.1")
  void landingWhereBombardmentHasClearedThePlanetIsNoCombat() {
    Scenario<CombatState> after =
        invasion(
                field()
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P1, "27", INFANTRY, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1)
                    .controls(P2, "new_albion"))
            .when(P1, aim(1, ALBION), 5)
            .when(
                P1,
                new CommitGroundForces(
                    List.of(new Landing(ALBION, List.of(group(INFANTRY, 1)))), Optional.empty()));

    assertThat(after.table().planets().controls(P1, ALBION)).isTrue();
    assertThat(after.own().fought()).isEmpty();
  }

  @Test
  @Rule("bombardment.2.1")
  void hitsBeyondTheGroundForcesAreWasted() {
    Scenario<CombatState> after =
        invasion(field().units(P1, "27", DREADNOUGHT, 2).units(P2, ON_ALBION, INFANTRY, 1))
            .when(P1, aim(2, ALBION), 10, 10);

    assertThat(count(after, P2, ON_ALBION, INFANTRY)).isZero();
    assertThat(after.own().fought()).isEmpty();
  }

  @Test
  @Rule({"bombardment.N2", "bombardment.2"})
  void theOwnerChoosesAndAMechMaySustain() {
    Scenario<CombatState> asked =
        invasion(
                field()
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1)
                    .units(P2, ON_ALBION, MECH, 1))
            .when(P1, aim(1, ALBION), 5);
    assertThat(asked.awaited()).containsExactly(P2);
    asked.when(P2, destroy(group(INFANTRY, 2))).thenRefused("bombardment.2");

    Scenario<CombatState> after = asked.when(P2, sustain(group(MECH, 1)));

    assertThat(damaged(after, P2, ON_ALBION, MECH)).isEqualTo(1);
    assertThat(count(after, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule({
    "planetary_shield.0",
    "bombardment.1.6",
    "planetary_shield.N1",
    "pds.N2",
    "abilities.26.4"
  })
  void aShieldedPlanetCannotBeBombardedButItsNeighbourCan() {
    Scenario<CombatState> asked = invasion(dreadnoughts().units(P2, ON_ALBION, PDS, 1));

    assertThat(asked.options(P1).getFirst())
        .isInstanceOfSatisfying(
            BombardOption.class, option -> assertThat(option.planets()).containsExactly(STARPOINT));
    asked.when(P1, aim(2, ALBION)).thenRefused("planetary_shield.0");
    asked.when(P1, aim(2, STARPOINT), 1, 1).thenAccepted();
  }

  @Test
  @Rule("planetary_shield.0")
  void whereEveryPlanetIsShieldedNobodyIsAsked() {
    Scenario<CombatState> over =
        invasion(
            field()
                .units(P1, "27", DREADNOUGHT, 2)
                .units(P2, ON_ALBION, INFANTRY, 2)
                .units(P2, ON_ALBION, PDS, 1));

    assertThat(over.awaited()).isEmpty();
  }

  @Test
  @Rule({"planetary_shield.3", "planetary_shield.3.2", "planetary_shield.N4"})
  void aWarSunTakesTheShieldFromOthersSoEveryUnitMayBombard() {
    Scenario<CombatState> after =
        invasion(
                field()
                    .technologies(P1, "war_sun")
                    .units(P1, "27", WAR_SUN, 1)
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P2, ON_ALBION, INFANTRY, 5)
                    .units(P2, ON_ALBION, PDS, 1))
            .when(
                P1,
                new Bombard(List.of(new Aim(WAR_SUN, 1, ALBION), new Aim(DREADNOUGHT, 1, ALBION))),
                3,
                3,
                3,
                5);

    assertThat(count(after, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule("planetary_shield.3")
  void theWarSunsOwnerKeepsItsOwnShield() {
    TableKit kit =
        field()
            .technologies(P1, "war_sun")
            .units(P1, "27", WAR_SUN, 1)
            .units(P1, ON_ALBION, PDS, 1)
            .units(P2, ON_STARPOINT, PDS, 1);

    assertThat(PlanetaryShield.stops(new TableCombatView(kit.table(), Place.of(ON_ALBION), P1, P2)))
        .isTrue();
    assertThat(
            PlanetaryShield.stops(new TableCombatView(kit.table(), Place.of(ON_STARPOINT), P1, P2)))
        .isFalse();
  }

  @Test
  @Rule("bombardment.N3")
  void onlyTheActivePlayerBombards() {
    Scenario<CombatState> over =
        invasion(
            field()
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", DREADNOUGHT, 1)
                .units(P1, ON_ALBION, INFANTRY, 1));

    assertThat(over.happened()).isEmpty();
  }

  @Test
  void planetsWithoutEnemyGroundForcesAndOfOtherSystemsAreNoTargets() {
    Scenario<CombatState> asked =
        invasion(field().units(P1, "27", DREADNOUGHT, 1).units(P2, ON_ALBION, INFANTRY, 1));

    asked.when(P1, aim(1, STARPOINT)).thenRefused("bombardment.0");
    asked.when(P1, aim(1, new PlanetId("wellon"))).thenRefused("bombardment.1.4");
  }

  private static Bombard aim(int dreadnoughts, PlanetId planet) {
    return new Bombard(List.of(new Aim(DREADNOUGHT, dreadnoughts, planet)));
  }
}
