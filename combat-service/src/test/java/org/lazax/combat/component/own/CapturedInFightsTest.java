package org.lazax.combat.component.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.capture.CaptivesReturned;
import org.lazax.table.event.units.UnitsRemoved;

/** Units that are captured where others would be destroyed, and how they come free. */
class CapturedInFightsTest {

  private static Scenario<CombatState> groundCombat(TableKit kit, int... dice) {
    return fight(kit.frame(new GroundCombat(SYSTEM, ALBION, P1, P2)), dice);
  }

  private static TableKit cabal() {
    return field().player(P1, "vuil_raith");
  }

  @Test
  @Rule({"capture.0", "capture.1"})
  void aShipDestroyedByTheCabalIsCapturedAndLeavesItsOwnersReserve() {
    Scenario<CombatState> fought =
        spaceCombat(cabal().units(P1, "27", CRUISER, 1).units(P2, "27", CARRIER, 1), 7, 1);

    assertThat(Captives.of(fought.table(), P1))
        .containsExactly(new Captive(Optional.of(P2), CARRIER, 1));
    assertThat(Reinforcements.left(fought.table(), P2, CARRIER)).isEqualTo(3);
  }

  @Test
  @Rule({"capture.3", "capture.3.1"})
  void captiveFightersAreTokensThatBelongToNobody() {
    Scenario<CombatState> fought =
        spaceCombat(cabal().units(P1, "27", CRUISER, 2).units(P2, "27", FIGHTER, 2), 7, 7, 1, 1);

    assertThat(Captives.of(fought.table(), P1))
        .containsExactly(new Captive(Optional.empty(), FIGHTER, 2));
  }

  @Test
  @Rule("faction_ability/devour.N1")
  void anInfantryOfTheSecondLevelIsCapturedAndMayComeBackAllTheSame() {
    Scenario<CombatState> fought =
        groundCombat(
            cabal()
                .technologies(P2, "infantry_ii")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1),
            8,
            1,
            6);

    assertThat(Captives.of(fought.table(), P1))
        .containsExactly(new Captive(Optional.empty(), INFANTRY, 1));
    assertThat(AwaitedInfantry.of(fought.table(), P2)).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(names = {"FIGHTER", "CRUISER"})
  @Rule({"capture.6", "capture.N8", "blockaded.2.1", "blockaded.N1.1"})
  void whoBlockadesADockElsewhereLosesNobodyToTheCabal(UnitType lost) {
    Scenario<CombatState> fought =
        spaceCombat(
            cabal()
                .tile("26", 6, 0)
                .units(P1, "26/lodor", SPACE_DOCK, 1)
                .units(P2, "26", CRUISER, 1)
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", lost, 1),
            7,
            1);

    assertThat(count(fought, P2, "27", lost)).isZero();
    assertThat(Captives.of(fought.table(), P1)).isEmpty();
  }

  @Test
  @Rule({"blockaded.N1", "capture.2"})
  void aDockInTheSystemThatIsFoughtOverIsNotBlockadedYet() {
    Scenario<CombatState> fought =
        spaceCombat(
            cabal()
                .units(P1, ON_ALBION, SPACE_DOCK, 1)
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CARRIER, 1),
            7,
            1);

    assertThat(Captives.of(fought.table(), P1)).hasSize(1);
  }

  @Test
  @Rule({"blockaded.2", "capture.2.3", "capture.3.3", "capture.N2", "capture.N3"})
  void aBlockadeFreesTheShipsOfWhoBlockadesButNoTokens() {
    List<Captive> held =
        List.of(
            new Captive(Optional.of(P2), CRUISER, 1),
            new Captive(Optional.of(P1), CRUISER, 1),
            new Captive(Optional.empty(), INFANTRY, 3));
    Scenario<CombatState> fought =
        spaceCombat(
            cabal()
                .units(P1, ON_ALBION, SPACE_DOCK, 1)
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CARRIER, 1)
                .with(t -> t.withPart(Captives.ID, c -> c.with(P1, held))),
            1,
            9);

    assertThat(Captives.of(fought.table(), P1))
        .containsExactlyInAnyOrder(
            new Captive(Optional.of(P1), CRUISER, 1), new Captive(Optional.empty(), INFANTRY, 3));
  }

  @Test
  @Rule("blockaded.N2")
  void captivesAreFreedBeforeFightersWithoutRoomAreRemoved() {
    Scenario<CombatState> fought =
        fight(
                cabal()
                    .units(P1, ON_ALBION, SPACE_DOCK, 1)
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CARRIER, 1)
                    .units(P2, "27", FIGHTER, 2)
                    .frame(new Invasion(P1, SYSTEM))
                    .frame(new SpaceCombat(SYSTEM, P1, P2)),
                7,
                9,
                1,
                1)
            .when(P2, destroy(group(CARRIER, 1)));

    assertThat(Captives.of(fought.table(), P1)).isEmpty();
    assertThat(fought.happened())
        .extracting(Object::getClass)
        .containsSubsequence(CaptivesReturned.class, UnitsRemoved.class);
  }

  @Test
  @Rule({"unit/the_terror_between.N1", "capture.N6"})
  void theTerrorBetweenCapturesItsOwnersShipsAndTheyStayOutOfTheReinforcements() {
    Scenario<CombatState> fought =
        spaceCombat(
                cabal()
                    .damaged(P1, "27", FLAGSHIP, 1)
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CRUISER, 1),
                1,
                1,
                1,
                7)
            .when(P1, destroy(group(CRUISER, 1)), 5, 1, 1);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
    assertThat(Captives.of(fought.table(), P1))
        .containsExactlyInAnyOrder(
            new Captive(Optional.of(P1), CRUISER, 1), new Captive(Optional.of(P2), CRUISER, 1));
    assertThat(Reinforcements.left(fought.table(), P1, CRUISER)).isEqualTo(7);
  }

  @Test
  @Rule("unit/the_terror_between.N2")
  void theTerrorBetweenCapturesWhatASpaceCannonDestroysInItsSystem() {
    TableKit kit = cabal().units(P2, "27", CRUISER, 1).units(P1, ON_ALBION, PDS, 1);
    FireSpaceCannon fire = new FireSpaceCannon(Optional.empty());

    assertThat(Captives.of(cannons(kit.units(P1, "27", FLAGSHIP, 1)).when(P1, fire, 6).table(), P1))
        .containsExactly(new Captive(Optional.of(P2), CRUISER, 1));
    Scenario<CombatState> without = cannons(kit.units(P1, "27", CRUISER, 1)).when(P1, fire, 6);
    assertThat(count(without, P2, "27", CRUISER)).isZero();
    assertThat(Captives.of(without.table(), P1)).as("the cabal devours in combat alone").isEmpty();
  }

  @Test
  @Rule("unit/the_terror_between.N1")
  void theTerrorBetweenCapturesWhatIsDestroyedTogetherWithIt() {
    Scenario<CombatState> fought =
        spaceCombat(
            cabal()
                .damaged(P1, "27", FLAGSHIP, 1)
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CRUISER, 2),
            1,
            1,
            1,
            7,
            7);

    assertThat(Captives.of(fought.table(), P1))
        .containsExactly(new Captive(Optional.of(P1), CRUISER, 1));
  }

  @Test
  @Rule("faction_ability/devour.N2")
  void aHelTitanIsAStructureAndNotCaptured() {
    Scenario<CombatState> fought =
        groundCombat(
            cabal()
                .player(P2, "titans")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .damaged(P2, ON_ALBION, PDS, 1),
            8,
            1);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));

    assertThat(Captives.of(fought.table(), P1)).isEmpty();
  }
}
