package org.lazax.combat.spacecombat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.pass;
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
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.Abilities;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.GroupRoll;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.SpaceCombat.Progress.Step;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/** Ground forces of the Nekro, P1, that join a space combat from planets with the Alastor. */
class ForcesOnPlanetsTest {
  private static final String ALASTOR = "unit/the_alastor";

  private static TableKit nekro() {
    return field().player(P1, "nekro").controls(P1, "new_albion", "starpoint");
  }

  private static UnitSelection from(PlanetId planet, UnitType type, int count) {
    return new UnitSelection(type, count, false, Optional.of(ComponentRef.of(planet)));
  }

  @Test
  @Rule({"unit/the_alastor.N4", "unit/the_alastor.N1"})
  void theyFightFromWhereTheyStandAndTheirOwnerChoosesWhoIsHit() {
    Scenario<CombatState> hit =
        spaceCombat(
                nekro()
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P1, ON_ALBION, INFANTRY, 2)
                    .units(P1, ON_STARPOINT, INFANTRY, 1)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, use(ALASTOR), 8, 1, 1, 1, 1, 7);
    assertThat(rolls(hit).getFirst().groups())
        .extracting(GroupRoll::from)
        .containsExactlyInAnyOrder(Place.of("27"), Place.of(ON_ALBION), Place.of(ON_STARPOINT));
    assertThat(hits(hit, P1).eligible())
        .containsExactlyInAnyOrder(
            group(FLAGSHIP, 1), from(ALBION, INFANTRY, 2), from(STARPOINT, INFANTRY, 1));
    hit.when(P1, destroy(group(INFANTRY, 1))).thenRefused("space_combat.6");

    Scenario<CombatState> over = hit.when(P1, destroy(from(ALBION, INFANTRY, 1)));
    assertThat(count(over, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(count(over, P1, ON_STARPOINT, INFANTRY)).isEqualTo(1);
    assertThat(count(over, P1, "27", INFANTRY)).isZero();
    assertThat(outcomes(over)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule({"unit/the_alastor.N4", "unit/the_alastor.N8"})
  void aMechSustainsDamageOnItsPlanetAndADirectHitFindsItThere() {
    Scenario<CombatState> sustained =
        spaceCombat(
                nekro()
                    .holds(P2, "direct_hit")
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P1, ON_ALBION, MECH, 1)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, use(ALASTOR), 1, 1, 10, 7)
            .when(P1, sustain(from(ALBION, MECH, 1)));
    assertThat(usable(sustained, P2)).containsExactly("action_card/direct_hit");
    assertThat(damaged(sustained, P1, ON_ALBION, MECH)).isEqualTo(1);

    Scenario<CombatState> answered = sustained.when(P2, use("action_card/direct_hit"));
    assertThat(count(answered, P1, ON_ALBION, MECH)).isZero();
    assertThat(count(sustained.when(P2, pass()), P1, ON_ALBION, MECH)).isEqualTo(1);
  }

  @Test
  @Rule("unit/the_alastor.N1.1")
  void theyCountAsShipsForAnAssaultCannon() {
    Scenario<CombatState> joined =
        spaceCombat(
                nekro()
                    .technologies(P1, "assault_cannon")
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P1, ON_ALBION, INFANTRY, 1)
                    .units(P1, ON_STARPOINT, INFANTRY, 1)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, use(ALASTOR));

    assertThat(count(joined, P2, "27", CRUISER)).isZero();
    assertThat(outcomes(joined)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("unit/the_alastor.N4")
  void whatConcernsUnitsOfTheCombatFindsThemWhereTheyStand() {
    Scenario<CombatState> asked =
        spaceCombat(
                nekro()
                    .technologies(P1, "duranium_armor")
                    .damaged(P1, "27", FLAGSHIP, 1)
                    .damaged(P1, ON_ALBION, MECH, 1)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, use(ALASTOR), 1, 1, 1, 1);
    UnitSelection mech = from(ALBION, MECH, 1).turned();
    assertThat(singleOut(asked, P1).among())
        .containsExactlyInAnyOrder(new UnitSelection(FLAGSHIP, 1, true), mech);

    Scenario<CombatState> mended = asked.when(P1, Abilities.pick(mech), 10, 1, 1, 1);
    assertThat(count(mended, P1, ON_ALBION, MECH)).isEqualTo(1);
    assertThat(damaged(mended, P1, ON_ALBION, MECH)).isZero();
  }

  @Test
  @Rule("unit/the_alastor.N4.1")
  void theBarrageOfStrikeWingsKillsNobodyOnAPlanet() {
    Scenario<CombatState> joined =
        spaceCombat(
                nekro()
                    .player(P2, "argent")
                    .technologies(P2, "strike_wing_alpha_ii")
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P1, "27", INFANTRY, 1)
                    .units(P1, ON_ALBION, INFANTRY, 2)
                    .units(P2, "27", DESTROYER, 1))
            .when(P1, use(ALASTOR), 10, 10, 10, 8, 9, 9, 1, 1);

    assertThat(count(joined, P1, "27", INFANTRY)).isZero();
    assertThat(count(joined, P1, ON_ALBION, INFANTRY)).isEqualTo(2);
  }

  @Test
  @Rule("unit/the_alastor.N6")
  void withAnotherFlagshipNobodyJoinsButWhoHasJoinedFightsOn() {
    TableKit kit =
        nekro()
            .technologies(P1, "memoria_ii")
            .units(P1, "27", FLAGSHIP, 1)
            .units(P1, ON_ALBION, INFANTRY, 1)
            .units(P2, "27", CRUISER, 1);
    Scenario<CombatState> begun = spaceCombat(kit, 1, 1, 1, 10, 10, 1);
    assertThat(rolls(begun).getLast().groups())
        .extracting(GroupRoll::type)
        .doesNotContain(INFANTRY);

    Scenario<CombatState> midway =
        fight(
            kit.effect(P1, ALASTOR)
                .frame(new SpaceCombat(SYSTEM, P1, P2).inNextRound().at(Step.ROLL)),
            10,
            1,
            1,
            1);
    assertThat(rolls(midway).getFirst().groups())
        .extracting(GroupRoll::type)
        .containsExactlyInAnyOrder(INFANTRY, FLAGSHIP);
    assertThat(outcomes(midway)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("unit/the_alastor.N9")
  void withTheHelTitanCopiedItsOwnPdsJoin() {
    Scenario<CombatState> joined =
        spaceCombat(
                nekro()
                    .technologies(P1, "hel_titan_ii")
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P1, ON_ALBION, PDS, 1)
                    .units(P2, "27", FIGHTER, 1))
            .when(P1, use(ALASTOR), 6, 1, 1, 1);

    assertThat(rolls(joined).getFirst().groups()).extracting(GroupRoll::type).contains(PDS);
    assertThat(outcomes(joined)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("unit/floating_factory_i.N8.1")
  void theyBlockadeWithoutAnyShip() {
    TableKit kit =
        nekro()
            .player(P2, "saar")
            .damaged(P1, "27", FLAGSHIP, 1)
            .units(P2, "27", CRUISER, 1)
            .units(P2, "27", SPACE_DOCK, 1);
    Scenario<CombatState> fought =
        spaceCombat(kit.units(P1, ON_ALBION, INFANTRY, 1))
            .when(P1, use(ALASTOR), 8, 1, 1, 7)
            .when(P1, destroy(new UnitSelection(FLAGSHIP, 1, true)));
    assertThat(count(fought, P2, "27", SPACE_DOCK)).isZero();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));

    assertThat(count(spaceCombat(kit, 9, 1, 7), P2, "27", SPACE_DOCK)).isEqualTo(1);
  }
}
