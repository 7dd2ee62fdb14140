package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.pick;
import static org.lazax.combat.Abilities.singleOut;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.HitsAssigned;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;

/** What acts when a ground combat or one of its rounds begins or ends, and after bombardment. */
class GroundCombatMomentsTest extends GroundCombats {
  // ---- magen defense grid ----

  @Test
  @Rule({"technology/magen_defense_grid.N3", "planetary_shield.N3", "ground_combat.N1"})
  void theGridMayEndTheCombatBeforeAnyDie() {
    Scenario<CombatState> fought =
        groundCombat(
                field()
                    .technologies(P2, "magen_defense_grid")
                    .units(P1, ON_ALBION, INFANTRY, 1)
                    .units(P2, ON_ALBION, PDS, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1))
            .when(P2, use(GRID));

    assertThat(rolls(fought)).isEmpty();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule({"technology/magen_defense_grid.N1", "technology/magen_defense_grid.N2"})
  void theGridsOwnerPicksTheGroundForceAndOnlyThatOneMaySustain() {
    Scenario<CombatState> asked =
        groundCombat(
                field()
                    .technologies(P2, "magen_defense_grid")
                    .units(P1, ON_ALBION, INFANTRY, 1)
                    .units(P1, ON_ALBION, MECH, 1)
                    .units(P2, ON_ALBION, PDS, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1))
            .when(P2, use(GRID));

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(singleOut(asked, P2).among())
        .containsExactlyInAnyOrder(group(INFANTRY, 1), group(MECH, 1));
    Scenario<CombatState> onMech = asked.when(P2, pick(group(MECH, 1)));
    assertThat(hits(onMech, P1).eligible()).containsExactly(group(MECH, 1));
    Scenario<CombatState> onInfantry = asked.when(P2, pick(group(INFANTRY, 1)), 10, 1);
    assertThat(damaged(onInfantry, P1, ON_ALBION, MECH)).isZero();
    assertThat(count(onInfantry, P1, ON_ALBION, INFANTRY)).isZero();
  }

  // ---- sardakk norr ----

  @Test
  @Rule({"unit/valkyrie_exoskeleton.N1", "unit/valkyrie_exoskeleton.N2"})
  void anExoskeletonThatSustainsAddsAHitToThoseOfTheRound() {
    Scenario<CombatState> asked =
        groundCombat(
            field()
                .player(P1, "sardakk_norr")
                .controls(P1, "arretze")
                .units(P1, ON_ALBION, MECH, 1)
                .units(P2, ON_ALBION, INFANTRY, 2),
            1,
            10,
            1);
    Scenario<CombatState> fought = asked.when(P1, sustain(group(MECH, 1)), 10, 1);

    assertThat(happened(fought, HitsAssigned.class).get(1).seat()).isEqualTo(P2);
    assertThat(rolls(fought).getLast().groups().getFirst().units()).isEqualTo(1);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule({
    "technology/valkyrie_particle_weave.N1",
    "technology/valkyrie_particle_weave.N2",
    "technology/valkyrie_particle_weave.N3"
  })
  void theParticleWeaveAddsAHitOnceTheOpponentHasOne() {
    Scenario<CombatState> fought =
        groundCombat(
            field()
                .player(P1, "sardakk_norr")
                .technologies(P1, "valkyrie_particle_weave")
                .units(P1, ON_ALBION, INFANTRY, 2)
                .units(P2, ON_ALBION, INFANTRY, 2),
            1,
            1,
            10,
            1,
            10,
            1);

    assertThat(rolls(fought)).hasSize(4);
    assertThat(rolls(fought).get(3).groups().getFirst().units()).isEqualTo(1);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  // ---- bacterial weapon ----

  @Test
  @Rule({"technology/x_89_bacterial_weapon.N1", "technology/x_89_bacterial_weapon.N2"})
  void theBacterialWeaponDestroysAllInfantryThatABombardmentLeft() {
    Scenario<CombatState> offered =
        weapon(field()).when(P1, new Bombard(List.of(new Aim(DREADNOUGHT, 1, ALBION))), 5);

    assertThat(count(offered, P2, ON_ALBION, INFANTRY)).isEqualTo(2);
    assertThat(usable(offered, P1)).containsExactly("technology/x_89_bacterial_weapon");
    Scenario<CombatState> used = offered.when(P1, use("technology/x_89_bacterial_weapon"));
    assertThat(count(used, P2, ON_ALBION, INFANTRY)).isZero();
    Scenario<CombatState> spared = offered.when(P1, pass());
    assertThat(count(spared, P2, ON_ALBION, INFANTRY)).isEqualTo(2);
  }

  @Test
  @Rule({"technology/x_89_bacterial_weapon.N2"})
  void aBombardmentThatDestroysNobodyLeavesTheWeaponUnused() {
    Scenario<CombatState> missed =
        weapon(field()).when(P1, new Bombard(List.of(new Aim(DREADNOUGHT, 1, ALBION))), 4);

    assertThat(usable(missed, P1)).isEmpty();
    assertThat(count(missed, P2, ON_ALBION, INFANTRY)).isEqualTo(3);
  }

  @Test
  @Rule({"planetary_shield.N2", "planetary_shield.1"})
  void behindAShieldTheWeaponDoesNothing() {
    // What works in spite of shields is that of the base edition, which the catalog does not have.
    assertThat(isNewer("x_89_bacterial_weapon")).isTrue();
    assertThat(weapon(field()).awaited()).as("asked for a bombardment").containsExactly(P1);
    assertThat(weapon(field().units(P2, ON_ALBION, PDS, 1)).awaited()).isEmpty();

    Scenario<CombatState> beside =
        weapon(field().units(P2, ON_ALBION, PDS, 1).units(P2, ON_STARPOINT, INFANTRY, 2))
            .when(P1, new Bombard(List.of(new Aim(DREADNOUGHT, 1, STARPOINT))), 5)
            .when(P1, use("technology/x_89_bacterial_weapon"));
    assertThat(count(beside, P2, ON_STARPOINT, INFANTRY)).isZero();
    assertThat(count(beside, P2, ON_ALBION, INFANTRY)).as("behind the shield").isEqualTo(3);
  }

  private static Scenario<CombatState> weapon(TableKit kit) {
    return invasion(
        kit.technologies(P1, "x_89_bacterial_weapon")
            .units(P1, "27", DREADNOUGHT, 1)
            .units(P2, ON_ALBION, INFANTRY, 3));
  }

  // ---- mechs ----

  @Test
  @Rule({"unit/dunlain_reaper.N1", "unit/dunlain_reaper.N1.1"})
  void aReaperComesOnceARoundForTwoResources() {
    Scenario<CombatState> offered =
        groundCombat(
            field()
                .player(P1, "letnev")
                .goods(P1, 4, 0)
                .units(P1, ON_ALBION, INFANTRY, 2)
                .units(P2, ON_ALBION, INFANTRY, 2));

    assertThat(usable(offered, P1)).containsExactly("unit/dunlain_reaper");
    Scenario<CombatState> asked = offered.when(P1, use("unit/dunlain_reaper"));
    assertThat(candidates(asked, P1)).containsExactly("arretze", "trade_good");
    Scenario<CombatState> next = asked.when(P1, choose("arretze"), 1, 1, 1, 1);

    // The dice of the first round are thrown at once, though there is an infantry and its price.
    assertThat(next.table().player(P1).tradeGoods()).isEqualTo(4);
    assertThat(count(next, P1, ON_ALBION, MECH)).isEqualTo(1);
    assertThat(count(next, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(rolls(next)).as("one round, two sides").hasSize(2);
    assertThat(usable(next, P1)).as("in the second round").containsExactly("unit/dunlain_reaper");
  }

  @Test
  @Rule("unit/dunlain_reaper.N2")
  void noReaperComesThatIsNotInTheReserve() {
    Scenario<CombatState> fought =
        groundCombat(
            field()
                .player(P1, "letnev")
                .goods(P1, 2, 0)
                .units(P1, "19/wellon", MECH, 4)
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1),
            10,
            1);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  void beneathAMollTerminusNobodySustains() {
    Scenario<CombatState> fought =
        groundCombat(
            field()
                .player(P1, "mentak")
                .units(P1, ON_ALBION, MECH, 1)
                .units(P2, ON_ALBION, MECH, 1),
            6,
            1);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("unit/moyins_ashes.N1.1")
  void aMechLostOnOnePlanetMayComeToTheNext() {
    TableKit kit =
        field()
            .player(P1, "yin")
            .goods(P1, 3, 0)
            .units(P1, ON_ALBION, INFANTRY, 1)
            .damaged(P1, ON_ALBION, MECH, 1)
            .units(P1, "19/wellon", MECH, 3)
            .damaged(P2, ON_ALBION, MECH, 1)
            .units(P1, ON_STARPOINT, INFANTRY, 1)
            .units(P2, ON_STARPOINT, INFANTRY, 2)
            .frame(new GroundCombat(SYSTEM, STARPOINT, P1, P2))
            .frame(new GroundCombat(SYSTEM, ALBION, P1, P2));
    assertThat(Reinforcements.left(kit.table(), P1, MECH)).isZero();

    Scenario<CombatState> asked = fight(kit, 6, 1, 10);
    Scenario<CombatState> next = asked.when(P1, destroy(damaged(MECH, 1)));
    assertThat(usable(next, P1)).contains("unit/moyins_ashes");
  }

  @Test
  @Rule("technology/valkyrie_particle_weave.N1.1")
  void theParticleWeaveCountsHitsThatAreCancelledLater() {
    Scenario<CombatState> asked =
        groundCombat(
            field()
                .player(P1, "hacan")
                .technologies(P1, "valkyrie_particle_weave")
                .units(P1, ON_ALBION, MECH, 1)
                .units(P2, ON_ALBION, INFANTRY, 2),
            1,
            8,
            1);
    Scenario<CombatState> fought = asked.when(P1, sustain(group(MECH, 1)), 10, 1);

    assertThat(rolls(fought).getLast().groups().getFirst().units())
        .as("one infantry is left for the second round")
        .isEqualTo(1);
  }

  @Test
  @Rule("unit/dunlain_reaper.N2.1")
  void aReaperThatIsLostInThisCombatMayComeBackInTheNextRound() {
    Scenario<CombatState> hit =
        groundCombat(
            field()
                .player(P1, "letnev")
                .goods(P1, 2, 0)
                .units(P1, "19/wellon", MECH, 3)
                .damaged(P1, ON_ALBION, MECH, 1)
                .units(P1, ON_ALBION, INFANTRY, 2)
                .units(P2, ON_ALBION, INFANTRY, 3),
            1,
            1,
            1,
            8,
            1,
            1);
    Scenario<CombatState> lost = hit.when(P1, destroy(damaged(MECH, 1)));

    assertThat(count(lost, P1, ON_ALBION, MECH)).isZero();
    assertThat(usable(lost, P1)).containsExactly("unit/dunlain_reaper");
  }

  @Test
  @Rule({"unit/visz_el_vir.N1", "unit/visz_el_vir.N2"})
  void theFlagshipOfNaazRokhaGivesEachMechADieOnTheGroundAndInSpace() {
    TableKit naaz = field().player(P1, "naaz_rokha").units(P1, "27", FLAGSHIP, 1);

    Scenario<CombatState> ground =
        groundCombat(
            naaz.units(P1, ON_ALBION, MECH, 2).units(P2, ON_ALBION, INFANTRY, 1),
            10,
            1,
            1,
            1,
            1,
            1,
            1);
    assertThat(ofMechs(ground)).hasSize(6);
    Scenario<CombatState> space =
        spaceCombat(
            naaz.units(P1, "27", MECH, 2).units(P2, "27", CRUISER, 1), 10, 1, 1, 1, 1, 1, 1, 1, 1);
    assertThat(ofMechs(space)).hasSize(6);
  }

  private static List<Integer> ofMechs(Scenario<CombatState> fought) {
    return rolls(fought).getFirst().groups().stream()
        .filter(group -> group.type() == MECH)
        .flatMap(group -> group.results().stream())
        .toList();
  }
}
