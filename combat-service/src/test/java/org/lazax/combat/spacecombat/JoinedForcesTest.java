package org.lazax.combat.spacecombat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
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
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.GroupRoll;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.SpaceCombat;

/** Ground forces that fight as ships: with the Alastor, and Eidolons. */
class JoinedForcesTest {
  private static final String ALASTOR = "unit/the_alastor";

  private static TableKit nekro() {
    return field().player(P1, "nekro").units(P2, "27", CRUISER, 2);
  }

  private static TableKit naazRokha() {
    return field().player(P1, "naaz_rokha");
  }

  // ---- the Alastor ----

  @Test
  @Rule({"unit/the_alastor.N1", "unit/the_alastor.N2"})
  void groundForcesJoinWhereTheirOwnerUsesTheFlagship() {
    TableKit kit = nekro().units(P1, "27", FLAGSHIP, 1).units(P1, "27", INFANTRY, 2);

    Scenario<CombatState> asked = spaceCombat(kit);
    assertThat(usable(asked, P1)).containsExactly(ALASTOR);

    Scenario<CombatState> joined = asked.when(P1, use(ALASTOR), 8, 8, 1, 1, 1, 1);
    assertThat(rolls(joined).getFirst().groups())
        .extracting(GroupRoll::type)
        .containsExactly(INFANTRY, FLAGSHIP);
    assertThat(count(joined, P2, "27", CRUISER)).isZero();

    Scenario<CombatState> alone = asked.when(P1, pass(), 9, 9, 1, 1);
    assertThat(rolls(alone).getFirst().groups())
        .extracting(GroupRoll::type)
        .containsExactly(FLAGSHIP);
  }

  @Test
  @Rule("unit/the_alastor.N3")
  void nobodyJoinsOnceTheFlagshipIsGone() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P2, "nekro")
                .technologies(P1, "assault_cannon")
                .units(P1, "27", CRUISER, 3)
                .units(P2, "27", FLAGSHIP, 1)
                .units(P2, "27", INFANTRY, 2)
                .units(P2, "27", FIGHTER, 1),
            7,
            1,
            1,
            1);

    assertThat(count(fought, P2, "27", FLAGSHIP)).isZero();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("unit/the_alastor.N5")
  void whoHasJoinedFightsOnWithoutTheFlagship() {
    Scenario<CombatState> asked =
        spaceCombat(nekro().damaged(P1, "27", FLAGSHIP, 1).units(P1, "27", INFANTRY, 2))
            .when(P1, use(ALASTOR), 1, 1, 1, 1, 7, 1);

    Scenario<CombatState> after =
        asked.when(P1, destroy(new UnitSelection(FLAGSHIP, 1, true)), 8, 8, 1, 1);
    assertThat(rolls(after).getFirst().groups())
        .extracting(GroupRoll::type)
        .containsExactly(INFANTRY);
    assertThat(outcomes(after)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("unit/the_alastor.N8")
  void aDirectHitAnswersAMechThatHasJoined() {
    Scenario<CombatState> asked =
        spaceCombat(
                nekro()
                    .holds(P2, "direct_hit")
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P1, "27", MECH, 1))
            .when(P1, use(ALASTOR), 1, 1, 1, 7, 1)
            .when(P1, sustain(group(MECH, 1)));

    Scenario<CombatState> hit = asked.when(P2, use("action_card/direct_hit"), 9, 9, 1, 1);
    assertThat(count(hit, P1, "27", MECH)).isZero();
  }

  @Test
  void nobodyTakesTheHitsOfCannonsBeforeTheCombat() {
    Scenario<CombatState> fired =
        cannons(
                nekro()
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P1, "27", INFANTRY, 2)
                    .units(P2, ON_ALBION, PDS, 1))
            .when(P2, new FireSpaceCannon(Optional.empty()), 6);

    assertThat(hits(fired, P1).eligible()).containsExactly(group(FLAGSHIP, 1));
  }

  // ---- Eidolons ----

  @Test
  @Rule({"unit/z_grav_eidolon.N1", "unit/z_grav_eidolon.N2", "unit/z_grav_eidolon.N4"})
  void eidolonsInSpaceFightWhetherTheirOwnerWantsItOrNot() {
    Scenario<CombatState> fought =
        spaceCombat(
            naazRokha()
                .units(P1, "27", CARRIER, 1)
                .units(P1, "27", MECH, 1)
                .units(P2, "27", CRUISER, 2),
            8,
            8,
            1,
            1,
            1);

    assertThat(rolls(fought).getFirst().groups())
        .extracting(GroupRoll::type)
        .containsExactly(MECH, CARRIER);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
    assertThat(count(fought, P1, "27", MECH)).isEqualTo(1);
  }

  @Test
  @Rule("unit/z_grav_eidolon.N1")
  void cannonsDoNotHitEidolons() {
    Scenario<CombatState> fired =
        cannons(
                naazRokha()
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", DESTROYER, 1)
                    .units(P1, "27", MECH, 1)
                    .units(P2, ON_ALBION, PDS, 1))
            .when(P2, new FireSpaceCannon(Optional.empty()), 6);

    assertThat(hits(fired, P1).eligible())
        .containsExactlyInAnyOrder(group(CARRIER, 1), group(DESTROYER, 1));
  }

  @Test
  @Rule("unit/z_grav_eidolon.N6")
  void anEidolonLeftWithoutRoomIsRemovedBeforeTheInvasion() {
    Scenario<CombatState> fought =
        fight(
                naazRokha()
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", MECH, 1)
                    .units(P2, "27", CRUISER, 1)
                    .frame(new Invasion(P1, SYSTEM))
                    .frame(new SpaceCombat(SYSTEM, P1, P2)),
                8,
                1,
                1,
                7)
            .when(P1, destroy(group(CARRIER, 1)));

    assertThat(count(fought, P2, "27", CRUISER)).isZero();
    assertThat(count(fought, P1, "27", MECH)).isZero();
  }

  @Test
  @Rule("unit/the_alastor.N7")
  void whoHasJoinedTakesNoRoomInTheFleetAndNoneIsAskedForUntilTheCombatIsOver() {
    Scenario<CombatState> joined =
        spaceCombat(
                nekro()
                    .sheet(P1, 3, 3, 2)
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P1, "27", CRUISER, 2)
                    .units(P1, "27", INFANTRY, 4))
            .when(P1, use(ALASTOR), 1, 1, 1, 1, 1, 1, 1, 1, 10, 1);

    assertThat(count(joined, P1, "27", INFANTRY)).isEqualTo(4);
    assertThat(count(joined, P1, "27", CRUISER)).isEqualTo(2);
  }
}
