package org.lazax.combat.hits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SPACE;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Refusal;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.HitsAssigned;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.procedure.CombatProcedure;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

class AssignHitsTest {

  @Test
  @Rule("destroyed.0")
  void destroyedUnitsReturnToTheReinforcements() {
    Scenario<CombatState> taken = space(field().units(P1, "27", CRUISER, 8), 3);

    taken.thenEvents(
        new HitsAssigned(
            P1, HitSource.SPACE_COMBAT, SPACE, 3, List.of(), List.of(group(CRUISER, 3))),
        new UnitsDestroyed(SPACE, List.of(UnitStack.of(P1, CRUISER, 3)), Optional.of(P2)));
    assertThat(Reinforcements.left(taken.table(), P1, CRUISER)).isEqualTo(3);
  }

  @Test
  void nobodyIsAskedWhereAllDie() {
    Scenario<CombatState> taken =
        space(field().units(P1, "27", CRUISER, 1).units(P1, "27", CARRIER, 1), 3);

    assertThat(taken.awaited()).isEmpty();
    assertThat(taken.table().units().at(SPACE)).isEmpty();
  }

  @Test
  void hitsOnNobodyAreWasted() {
    Scenario<CombatState> taken = space(field().units(P1, "27", INFANTRY, 2), 1);

    assertThat(taken.awaited()).isEmpty();
    assertThat(count(taken, P1, "27", INFANTRY)).isEqualTo(2);
  }

  @Test
  @Rule({"sustain_damage.0", "sustain_damage.1", "space_combat.6.1", "abilities.26.7"})
  void aUnitThatSustainsCancelsOneHitAndIsDamaged() {
    Scenario<CombatState> asked =
        space(field().units(P1, "27", DREADNOUGHT, 2).units(P1, "27", FIGHTER, 1), 2);
    Scenario<CombatState> after =
        asked.when(P1, new AssignHits(List.of(group(DREADNOUGHT, 1)), List.of(group(FIGHTER, 1))));

    after.thenAccepted();
    assertThat(damaged(after, P1, "27", DREADNOUGHT)).isEqualTo(1);
    assertThat(count(after, P1, "27", DREADNOUGHT)).isEqualTo(2);
    assertThat(count(after, P1, "27", FIGHTER)).isZero();
  }

  @Test
  void aUnitMaySustainOneHitAndBeDestroyedByTheNext() {
    Scenario<CombatState> asked =
        space(field().units(P1, "27", DREADNOUGHT, 1).units(P1, "27", FIGHTER, 1), 2);
    Scenario<CombatState> after =
        asked.when(
            P1,
            new AssignHits(
                List.of(group(DREADNOUGHT, 1)), List.of(new UnitSelection(DREADNOUGHT, 1, true))));

    after.thenAccepted();
    assertThat(count(after, P1, "27", DREADNOUGHT)).isZero();
    assertThat(count(after, P1, "27", FIGHTER)).isEqualTo(1);
  }

  @Test
  void aRefusalNamesTheUnitThatCannotTakeTheHits() {
    Scenario<CombatState> asked =
        space(field().units(P1, "27", DREADNOUGHT, 1).units(P1, "27", FIGHTER, 1), 2);
    List<UnitSelection> sustain = List.of(group(DREADNOUGHT, 1));

    asked
        .when(P1, new AssignHits(sustain, List.of(group(CRUISER, 1))))
        .thenRefused(
            "space_combat.6",
            "these hits cannot be assigned to units of this type here",
            "units",
            UnitStack.of(P1, CRUISER, 1));
    asked
        .when(P1, new AssignHits(sustain, List.of(group(FIGHTER, 2))))
        .thenRefused(
            "space_combat.6",
            "there are fewer of these units",
            "units",
            UnitStack.of(P1, FIGHTER, 2));
    asked
        .when(P1, new AssignHits(sustain, List.of(group(DREADNOUGHT, 1))))
        .thenRefused(
            "space_combat.6",
            "units are named as they are after sustaining damage: compare damaged and mark",
            "units",
            UnitStack.of(P1, DREADNOUGHT, 1));
  }

  @Test
  @Rule("sustain_damage.0")
  void sustainingIsAChoice() {
    Scenario<CombatState> after =
        space(field().units(P1, "27", DREADNOUGHT, 1), 1).when(P1, destroy(group(DREADNOUGHT, 1)));

    after.thenAccepted();
    assertThat(count(after, P1, "27", DREADNOUGHT)).isZero();
  }

  @Test
  @Rule("sustain_damage.3")
  void aDamagedUnitCannotSustain() {
    Scenario<CombatState> asked =
        space(field().damaged(P1, "27", DREADNOUGHT, 1).units(P1, "27", CRUISER, 1), 1);

    asked
        .when(P1, sustain(new UnitSelection(DREADNOUGHT, 1, true)))
        .thenRefused("sustain_damage.3");
    assertThat(option(asked).sustaining()).isEmpty();
  }

  @Test
  @Rule("sustain_damage.3")
  void aLoneDamagedUnitIsDestroyedUnasked() {
    Scenario<CombatState> taken = space(field().damaged(P1, "27", DREADNOUGHT, 1), 1);

    assertThat(taken.awaited()).isEmpty();
    assertThat(count(taken, P1, "27", DREADNOUGHT)).isZero();
  }

  @Test
  void whatCannotSustainAtAllIsRefused() {
    space(field().units(P1, "27", CRUISER, 1).units(P1, "27", CARRIER, 1), 1)
        .when(P1, sustain(group(CRUISER, 1)))
        .thenRefused("sustain_damage.0");
  }

  @Test
  @Rule("sustain_damage.1")
  void moreCannotSustainThanThereAreHits() {
    space(field().units(P1, "27", DREADNOUGHT, 2), 1)
        .when(P1, sustain(group(DREADNOUGHT, 2)))
        .thenRefused("sustain_damage.1");
  }

  @Test
  @Rule("destroyed.1")
  void neitherTooFewNorTooManyAreDestroyed() {
    TableKit fleet = field().units(P1, "27", CRUISER, 2).units(P1, "27", CARRIER, 2);

    space(fleet, 2).when(P1, destroy(group(CRUISER, 1))).thenRefused("space_combat.6");
    space(fleet, 2)
        .when(P1, destroy(group(CRUISER, 2), group(CARRIER, 1)))
        .thenRefused("space_combat.6");
    space(fleet, 2).when(P1, destroy()).thenRefused("space_combat.6");
  }

  @Test
  void groupsNamedTwiceCountTogether() {
    TableKit fleet = field().units(P1, "27", CRUISER, 2).units(P1, "27", CARRIER, 2);

    space(fleet, 3)
        .when(P1, destroy(group(CRUISER, 2), group(CRUISER, 1)))
        .thenRefused("space_combat.6");
    space(fleet, 2).when(P1, destroy(group(CRUISER, 1), group(CRUISER, 1))).thenAccepted();
  }

  @Test
  @Rule({"destroyed.1", "sustain_damage.4.1"})
  void unitsThatTheHitsCannotGoToAreRefused() {
    TableKit fleet =
        field()
            .units(P1, "27", CRUISER, 1)
            .units(P1, "27", CARRIER, 1)
            .units(P1, "27", INFANTRY, 1)
            .units(P1, "27", MECH, 1)
            .units(P2, "27", DREADNOUGHT, 1);

    space(fleet, 1).when(P1, destroy(group(INFANTRY, 1))).thenRefused("space_combat.6");
    space(fleet, 1).when(P1, destroy(group(DREADNOUGHT, 1))).thenRefused("space_combat.6");
    space(fleet, 1).when(P1, sustain(group(MECH, 1))).thenRefused("sustain_damage.4.1");
  }

  @Test
  void nobodyElseMayAssignThem() {
    space(field().units(P1, "27", CRUISER, 1).units(P1, "27", CARRIER, 1), 1)
        .when(P2, destroy(group(CRUISER, 1)))
        .thenRefusedAs(Refusal.NOT_AWAITED);
  }

  @Test
  @Rule("ground_forces.0")
  void onAPlanetInfantryAndMechsTakeHitsAndStructuresDoNot() {
    Scenario<CombatState> asked =
        ground(
            field()
                .units(P1, ON_ALBION, INFANTRY, 2)
                .units(P1, ON_ALBION, MECH, 1)
                .units(P1, ON_ALBION, PDS, 1),
            1);

    assertThat(option(asked).eligible()).containsExactly(group(MECH, 1), group(INFANTRY, 2));
    asked.when(P1, destroy(group(PDS, 1))).thenRefused("ground_combat.2");
  }

  @Test
  void silenceSustainsAndThenGivesUpWhatCostsLeast() {
    Scenario<CombatState> asked =
        space(
            field()
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P1, "27", CARRIER, 1)
                .units(P1, "27", CRUISER, 1)
                .units(P1, "27", FIGHTER, 1),
            3);
    AssignHits silence = (AssignHits) asked.silence(P1).orElseThrow();

    assertThat(silence)
        .isEqualTo(
            new AssignHits(
                List.of(group(DREADNOUGHT, 1)), List.of(group(FIGHTER, 1), group(CRUISER, 1))));
    asked.when(P1, silence).thenAccepted();
  }

  private static AssignHitsOption option(Scenario<CombatState> asked) {
    return (AssignHitsOption) asked.options(P1).getFirst();
  }

  private static Scenario<CombatState> space(TableKit kit, int hits) {
    return fight(
        kit.frame(new CombatProcedure.AssignHits(P1, SPACE, HitSource.SPACE_COMBAT, hits, P2)));
  }

  private static Scenario<CombatState> ground(TableKit kit, int hits) {
    return fight(
        kit.frame(
            new CombatProcedure.AssignHits(
                P1, Place.of(ON_ALBION), HitSource.GROUND_COMBAT, hits, P2)));
  }
}
