package org.lazax.combat.component.unit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;

/** Units of factions, and what concerns units, in games: their odds are shown elsewhere. */
class UnitsInFightsTest {
  private static final String DIRECT_HIT = "action_card/direct_hit";
  private static final FireSpaceCannon FIRE = new FireSpaceCannon(Optional.empty());

  @Test
  @Rule("unit/quantum_manipulator.N1")
  void noDirectHitAnswersAMechThatTakesAHitForAShip() {
    TableKit nomad =
        field()
            .player(P1, "nomad")
            .holds(P2, "direct_hit")
            .units(P1, "27", DREADNOUGHT, 1)
            .units(P1, "27", MECH, 1)
            .units(P2, "27", CRUISER, 1);
    Scenario<CombatState> asked = spaceCombat(nomad, 1, 7);

    Scenario<CombatState> ship = asked.when(P1, sustain(group(DREADNOUGHT, 1)));
    assertThat(usable(ship, P2)).containsExactly(DIRECT_HIT);
    Scenario<CombatState> mech = asked.when(P1, sustain(group(MECH, 1)), 5, 1);
    assertThat(outcomes(mech)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("unit/quantum_manipulator.N2.1")
  void aMechTakesNoDestructionForAShip() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P1, "nomad")
                .technologies(P2, "assault_cannon")
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P1, "27", MECH, 1)
                .units(P2, "27", CRUISER, 3));

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P2)));
    assertThat(count(fought, P1, "27", DREADNOUGHT)).isZero();
  }

  @Test
  @Rule("unit/quantum_manipulator.N3")
  void duraniumArmorRepairsNoMechThatDoesNotFight() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P1, "nomad")
                .technologies(P1, "duranium_armor")
                .units(P1, "27", CARRIER, 1)
                .damaged(P1, "27", MECH, 1)
                .units(P2, "27", CRUISER, 1),
            1,
            1,
            10,
            1);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
    assertThat(damaged(fought, P1, "27", MECH)).isEqualTo(1);
  }

  @Test
  @Rule("technology/impulse_core.N2")
  void theHitOfAnImpulseCoreMayBeSustained() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .player(P1, "yin")
                    .technologies(P1, "impulse_core")
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, "27", DREADNOUGHT, 1))
            .when(P1, use("technology/impulse_core"));
    assertThat(asked.awaited()).containsExactly(P2);

    Scenario<CombatState> sustained = asked.when(P2, sustain(group(DREADNOUGHT, 1)), 1, 5);
    assertThat(count(sustained, P1, "27", CRUISER)).isZero();
    assertThat(damaged(sustained, P2, "27", DREADNOUGHT)).isEqualTo(1);
  }

  @Test
  @Rule("action_card/direct_hit.N2")
  void aDirectHitAnswersAShipThatSustainsAHitOfASpaceCannon() {
    Scenario<CombatState> sustained =
        cannons(
                field()
                    .holds(P2, "direct_hit")
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P2, ON_ALBION, PDS, 1))
            .when(P2, FIRE, 6)
            .when(P1, sustain(group(DREADNOUGHT, 1)));

    assertThat(usable(sustained, P2)).containsExactly(DIRECT_HIT);
  }

  @Test
  @Rule("unit/quetzecoatl.N1")
  void theFlagshipOfArgentDoesNotKeepCannonsFromThoseThatLand() {
    TableKit argent = carrying(INFANTRY).player(P1, "argent").units(P1, "27", FLAGSHIP, 1);

    assertThat(cannons(argent).awaited()).as("ships are covered").doesNotContain(P2);
    Scenario<CombatState> landed = invasion(argent).when(P1, land(INFANTRY));
    assertThat(landed.awaited()).containsExactly(P2);
    assertThat(count(landed.when(P2, FIRE, 6), P1, ON_ALBION, INFANTRY)).isZero();
  }

  @Test
  @Rule("technology/l4_disruptors.N1")
  void disruptorsCoverNoShipsThatCome() {
    TableKit kit = carrying(INFANTRY).technologies(P1, "l4_disruptors");

    assertThat(invasion(kit).when(P1, land(INFANTRY)).awaited()).doesNotContain(P2);
    assertThat(cannons(kit).awaited()).containsExactly(P2);
  }

  @Test
  @Rule("unit/moll_terminus.N1")
  void noMechSustainsAHitOfACannonWhereAMollTerminusStands() {
    TableKit mentak = carrying(MECH).player(P2, "mentak").controls(P2, "new_albion", "archon_ren");

    Scenario<CombatState> sustains = invasion(mentak).when(P1, land(MECH)).when(P2, FIRE, 6);
    assertThat(sustains.awaited()).containsExactly(P1);
    Scenario<CombatState> dies =
        invasion(mentak.units(P2, ON_ALBION, MECH, 1)).when(P1, land(MECH)).when(P2, FIRE, 6);
    assertThat(dies.awaited()).isEmpty();
    assertThat(count(dies, P1, ON_ALBION, MECH)).isZero();
  }

  @Test
  @Rule("unit/arc_secundus.N2")
  void theFlagshipOfLetnevIsNotRepairedInACombatBelowIt() {
    TableKit letnev = field().player(P1, "letnev").damaged(P1, "27", FLAGSHIP, 1);

    Scenario<CombatState> below =
        fight(
                letnev
                    .units(P1, ON_ALBION, INFANTRY, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1)
                    .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)))
            .when(P1, pass(), 8, 1);
    assertThat(damaged(below, P1, "27", FLAGSHIP)).isEqualTo(1);
    Scenario<CombatState> fought = spaceCombat(letnev.units(P2, "27", CRUISER, 1), 5, 1, 1);
    assertThat(damaged(fought, P1, "27", FLAGSHIP)).isZero();
  }

  @Test
  @Rule({"leader/claire_gibson.N2", "leader/claire_gibson.N3"})
  void claireGibsonPlacesNobodyWhereThereIsNoGroundCombat() {
    TableKit kit = carrying(INFANTRY).leaders(P2, "claire_gibson");

    Scenario<CombatState> taken = invasion(kit).when(P1, land(INFANTRY)).when(P2, FIRE, 5);
    assertThat(taken.awaited()).as("nobody of P2 stands there").isEmpty();
    assertThat(count(taken, P2, ON_ALBION, INFANTRY)).isZero();
    TableKit defended = kit.units(P2, ON_ALBION, INFANTRY, 1);
    Scenario<CombatState> shot = invasion(defended).when(P1, land(INFANTRY)).when(P2, FIRE, 6);
    assertThat(shot.awaited()).as("all that landed are gone").isEmpty();
    assertThat(count(shot, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
    Scenario<CombatState> combat = invasion(defended).when(P1, land(INFANTRY)).when(P2, FIRE, 5);
    assertThat(usable(combat, P2)).containsExactly("leader/claire_gibson");
  }

  /** A carrier of P1 with one of these over New Albion, where P2 has a PDS. */
  private static TableKit carrying(UnitType type) {
    return field()
        .controls(P2, "new_albion")
        .units(P1, "27", CARRIER, 1)
        .units(P1, "27", type, 1)
        .units(P2, ON_ALBION, PDS, 1);
  }

  private static CommitGroundForces land(UnitType type) {
    return new CommitGroundForces(
        List.of(new Landing(ALBION, List.of(group(type, 1)))), Optional.empty());
  }
}
