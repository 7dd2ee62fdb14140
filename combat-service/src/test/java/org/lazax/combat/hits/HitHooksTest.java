package org.lazax.combat.hits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SPACE;
import static org.lazax.combat.Field.cannons;
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

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.combat.Field;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.spacecannon.SpaceCannonCommand.HoldFire;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.CombatProcedure;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.event.technology.TechnologyReturned;
import org.lazax.table.units.Place;

/** Components that change who takes hits and how. */
class HitHooksTest {

  private static Scenario<CombatState> assign(TableKit kit, HitSource source, int hits) {
    Place place = source.inSpace() ? SPACE : Place.of(ON_ALBION);
    return fight(kit.frame(new CombatProcedure.AssignHits(P1, place, source, hits, P2)));
  }

  // ---- non-euclidean shielding ----

  private static TableKit shielded() {
    return field().player(P1, "letnev").technologies(P1, "non_euclidean_shielding");
  }

  @Test
  @Rule({"sustain_damage.6", "technology/non_euclidean_shielding.N3"})
  void oneSustainingShipCancelsTwoHits() {
    Scenario<CombatState> asked =
        assign(
            shielded().units(P1, "27", DREADNOUGHT, 1).units(P1, "27", CRUISER, 2),
            HitSource.SPACE_COMBAT,
            3);

    assertThat(hits(asked, P1).cancels()).containsEntry(DREADNOUGHT, 2);
    asked
        .when(P1, assign(List.of(group(DREADNOUGHT, 1)), group(CRUISER, 2)))
        .thenRefused("space_combat.6");
    Scenario<CombatState> taken =
        asked.when(P1, assign(List.of(group(DREADNOUGHT, 1)), group(CRUISER, 1)));
    assertThat(count(taken, P1, "27", CRUISER)).isEqualTo(1);
    assertThat(damaged(taken, P1, "27", DREADNOUGHT)).isEqualTo(1);
  }

  @Test
  @Rule({"technology/non_euclidean_shielding.N4", "sustain_damage.1"})
  void aSecondShipCannotSustainWhereTheFirstCancelsAll() {
    Scenario<CombatState> asked =
        assign(shielded().units(P1, "27", DREADNOUGHT, 2), HitSource.SPACE_COMBAT, 2);

    asked.when(P1, sustain(group(DREADNOUGHT, 2))).thenRefused("sustain_damage.1");
    asked.when(P1, sustain(group(DREADNOUGHT, 1))).thenAccepted();
  }

  @Test
  @Rule({"technology/non_euclidean_shielding.N1", "technology/non_euclidean_shielding.N2"})
  void itShieldsMechsFromBombardmentToo() {
    Scenario<CombatState> asked =
        assign(shielded().units(P1, ON_ALBION, MECH, 1), HitSource.BOMBARDMENT, 2);

    Scenario<CombatState> taken = asked.when(P1, sustain(group(MECH, 1)));
    assertThat(damaged(taken, P1, ON_ALBION, MECH)).isEqualTo(1);
  }

  @Test
  void theDefaultSustainsNoMoreThanItNeeds() {
    Scenario<CombatState> asked =
        assign(
            shielded().units(P1, "27", DREADNOUGHT, 3).units(P1, "27", CRUISER, 1),
            HitSource.SPACE_COMBAT,
            3);

    asked.when(P1, asked.silence(P1).orElseThrow()).thenAccepted();
    assertThat(((AssignHits) asked.silence(P1).orElseThrow()).sustain())
        .containsExactly(group(DREADNOUGHT, 1), group(DREADNOUGHT, 1));
  }

  private static AssignHits assign(List<UnitSelection> sustain, UnitSelection... destroy) {
    return new AssignHits(sustain, List.of(destroy));
  }

  // ---- who cannot sustain, who must take the hits ----

  @Test
  void beforeTheFourthMoonNoOtherShipSustains() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P1, "mentak")
                .units(P1, "27", FLAGSHIP, 1)
                .units(P2, "27", DREADNOUGHT, 1),
            7,
            1,
            1);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  void theHitsOfL1z1xGoToLargeShipsAndTheRestToAnybody() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P1, "l1z1x")
                .units(P1, "27", DREADNOUGHT, 2)
                .units(P1, "27", FLAGSHIP, 1)
                .units(P1, "27", FIGHTER, 1)
                .units(P2, "27", CRUISER, 2)
                .units(P2, "27", CARRIER, 1)
                .units(P2, "27", FIGHTER, 2),
            10,
            1,
            1,
            1,
            9,
            1,
            1,
            1,
            1,
            1);

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(hits(asked, P2).hits()).isEqualTo(1);
    asked.when(P2, destroy(group(FIGHTER, 1))).thenRefused("space_combat.6");
    Scenario<CombatState> next = asked.when(P2, destroy(group(CARRIER, 1)));
    assertThat(hits(next, P2).hits()).isEqualTo(1);
    assertThat(hits(next, P2).first()).contains(group(FIGHTER, 2));
  }

  @Test
  @Rule("technology/graviton_laser_system.N1")
  void aGravitonLaserIsExhaustedAndItsHitsSpareTheFighters() {
    Scenario<CombatState> offered =
        cannons(
                field()
                    .technologies(P2, "graviton_laser_system")
                    .units(P2, ON_ALBION, PDS, 1)
                    .units(P1, "27", CRUISER, 1)
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", FIGHTER, 2))
            .when(P2, new FireSpaceCannon(Optional.empty()));

    assertThat(usable(offered, P2)).containsExactly("technology/graviton_laser_system");
    Scenario<CombatState> hit = offered.when(P2, use("technology/graviton_laser_system"), 6);
    assertThat(hit.table().player(P2).exhaustedTechnologies()).hasSize(1);
    hit.when(P1, destroy(group(FIGHTER, 1))).thenRefused("space_cannon.5");
    Scenario<CombatState> taken = hit.when(P1, destroy(group(CRUISER, 1)));
    assertThat(count(taken, P1, "27", CRUISER)).isZero();
    assertThat(taken.table().kernel().effects()).isEmpty();
  }

  @Test
  void whoHoldsFireKeepsItsCardReadied() {
    Scenario<CombatState> held =
        cannons(
                field()
                    .technologies(P2, "graviton_laser_system")
                    .units(P2, ON_ALBION, PDS, 1)
                    .units(P1, "27", CRUISER, 1))
            .when(P2, new HoldFire());

    assertThat(held.table().player(P2).exhaustedTechnologies()).isEmpty();
  }

  @Test
  @Rule({"unit/quantum_manipulator.N2", "unit/quantum_manipulator.N2.2"})
  void aManipulatorSustainsForShipsInCombatButNotAgainstCannons() {
    TableKit kit = field().player(P1, "nomad").units(P1, "27", CARRIER, 2).units(P1, "27", MECH, 1);

    assertThat(hits(assign(kit, HitSource.SPACE_COMBAT, 1), P1).sustaining())
        .containsExactly(group(MECH, 1));
    TableKit fighters =
        field().player(P1, "nomad").units(P1, "27", FIGHTER, 2).units(P1, "27", MECH, 1);
    assertThat(hits(assign(fighters, HitSource.ANTI_FIGHTER_BARRAGE, 1), P1).sustaining())
        .containsExactly(group(MECH, 1));
    assertThat(count(assign(kit, HitSource.SPACE_CANNON_OFFENSE, 1), P1, "27", CARRIER))
        .isEqualTo(1);
  }

  @Test
  @Rule("technology/valefar_assimilator_x.N11.5")
  void whoHasLostTheUpgradeByWhichItSustainedStaysDamagedAndSustainsNoMore() {
    TableKit kit =
        field()
            .player(P1, "nekro")
            .technologies(P1, "saturn_engine_ii")
            .units(P1, "27", CRUISER, 2)
            .damaged(P1, "27", CRUISER, 1)
            .units(P2, "27", CRUISER, 1)
            .with(new TechnologyReturned(P1, new TechnologyId("saturn_engine_ii"))::fold);
    Scenario<CombatState> asked = Field.spaceCombat(kit, 1, 1, 1, 10);
    assertThat(hits(asked, P1).sustaining()).isEmpty();

    Scenario<CombatState> later = asked.when(P1, assign(List.of(), group(CRUISER, 1)), 1, 1, 10);
    assertThat(damaged(later, P1, "27", CRUISER)).isEqualTo(1);
    assertThat(hits(later, P1).sustaining()).isEmpty();
    Scenario<CombatState> upgraded =
        assign(kit.technologies(P1, "saturn_engine_ii"), HitSource.SPACE_COMBAT, 1);
    assertThat(hits(upgraded, P1).sustaining()).containsExactly(group(CRUISER, 2));
  }

  // ---- dynamo ----

  @Test
  @Rule({"unit/dynamo.N1", "unit/dynamo.N4"})
  void whoWasRepairedCannotSustainAgainForTheSameHits() {
    Scenario<CombatState> repaired =
        assign(
                field()
                    .player(P1, "empyrean")
                    .goods(P1, 2, 0)
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P1, "27", CRUISER, 1),
                HitSource.SPACE_COMBAT,
                2)
            .when(P1, sustain(group(FLAGSHIP, 1)))
            .when(P1, use("unit/dynamo"));

    assertThat(damaged(repaired, P1, "27", FLAGSHIP)).isZero();
    assertThat(hits(repaired, P1).hits()).isEqualTo(1);
    assertThat(hits(repaired, P1).sustaining()).isEmpty();
    repaired.when(P1, sustain(group(FLAGSHIP, 1))).thenRefused("sustain_damage.0");
  }

  @Test
  @Rule("faction_ability/fragile.N2")
  void infantryBesideAShieldPalingIsNotFragile() {
    Scenario<CombatState> fought =
        fight(
            field()
                .player(P1, "jol_nar")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .frame(new GroundCombat(Field.SYSTEM, Field.ALBION, P1, P2)),
            8,
            8);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P2)));
  }
}
