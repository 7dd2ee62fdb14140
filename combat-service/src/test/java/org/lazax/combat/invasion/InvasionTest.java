package org.lazax.combat.invasion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.SPACE;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.Abilities;
import org.lazax.combat.Field;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.spacecannon.SpaceCannonCommand.HoldFire;
import org.lazax.combat.state.CombatBegan;
import org.lazax.combat.state.CombatEnded;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRolled;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Landed;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.event.planets.ControlGained;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

class InvasionTest extends Landings {
  @Test
  @Rule({"invasion.0", "invasion.2", "invasion.2.1", "invasion.5", "invasion.5.2", "control.1"})
  void whoLandsOnAnEmptyPlanetControlsItExhausted() {
    Scenario<CombatState> after = invasion(carrier()).when(P1, land(ALBION, 2));

    after.thenEvents(
        new UnitsMoved(SPACE, Place.of(ON_ALBION), List.of(UnitStack.of(P1, INFANTRY, 2))),
        new ControlGained(P1, ALBION, true));
    assertThat(after.table().planets().cards().get(ALBION)).isEqualTo(new PlanetCard(P1, true));
    assertThat(count(after, P1, "27", INFANTRY)).isEqualTo(2);
  }

  @Test
  @Rule({"attacker.0", "defender.0", "active_player.N2"})
  void onAPlanetTheActivePlayerAttacksWhereverThatPlayerSits() {
    Scenario<CombatState> landed =
        Field.fight(
                field()
                    .units(P2, "27", CARRIER, 1)
                    .units(P2, "27", INFANTRY, 1)
                    .units(P1, ON_ALBION, INFANTRY, 1)
                    .controls(P1, "new_albion")
                    .frame(new Invasion(P2, Field.SYSTEM)))
            .when(P2, land(ALBION, 1), 8, 1);

    assertThat(happened(landed, CombatBegan.class))
        .containsExactly(new CombatBegan(Place.of(ON_ALBION), P2, P1));
    assertThat(rolls(landed)).extracting(DiceRolled::seat).containsExactly(P2, P1);
  }

  @Test
  @Rule({"infantry_tokens.N4", "infantry_tokens.N1"})
  void infantryElsewhereMayBeGivenUpForLackOfPlastic() {
    TableKit spread = carrier();
    for (String tile : List.of("19", "20", "21", "22", "23", "24", "25", "26", "28", "29", "31")) {
      spread = spread.tile(tile, Integer.parseInt(tile), 0).units(P1, tile, CARRIER, 1);
      spread = spread.units(P1, tile, INFANTRY, 2);
    }
    Scenario<CombatState> given = invasion(spread);
    Place near = Place.of("19");
    CommitOption option = (CommitOption) given.options(P1).getFirst();
    assertThat(option.droppable()).hasSize(11).contains(near);

    List<Landing> both = List.of(landing(ALBION, 1), landing(STARPOINT, 3));
    Scenario<CombatState> dropped =
        given
            .when(P1, new CommitGroundForces(both, Optional.empty(), Optional.of(List.of(near))))
            .thenAccepted();
    assertThat(count(dropped, P1, "19", INFANTRY)).isZero();
    assertThat(dropped.table().units().count(Place.of(ON_ALBION), _ -> true)).isEqualTo(1);

    assertThat(
            given
                .when(P1, new CommitGroundForces(both, Optional.empty()))
                .table()
                .units()
                .count(Place.of(ON_ALBION), _ -> true))
        .as("the smallest group has no plastic")
        .isZero();
    given
        .when(
            P1,
            new CommitGroundForces(
                List.of(landing(ALBION, 4)), Optional.empty(), Optional.of(List.of(near))))
        .thenRefused("infantry_tokens.N4");
    given
        .when(
            P1,
            new CommitGroundForces(
                both, Optional.empty(), Optional.of(List.of(Place.of(ON_ALBION)))))
        .thenRefused("infantry_tokens.N4");
  }

  @Test
  void nobodyLandsOnAClosedPlanet() {
    TableKit closed =
        carrier().attached("exploration/demilitarized_zone_exploration", ALBION.value());
    Scenario<CombatState> given = invasion(closed);

    assertThat(given.options(P1))
        .singleElement()
        .satisfies(
            option -> assertThat(((CommitOption) option).planets()).containsExactly(STARPOINT));
    given.when(P1, land(ALBION, 2)).thenRefused("construction.N3");
    given.when(P1, land(STARPOINT, 2)).thenAccepted();
  }

  @Test
  @Rule("invasion.2")
  void groundForcesMayLandOnSeveralPlanets() {
    Scenario<CombatState> after =
        invasion(carrier())
            .when(
                P1,
                new CommitGroundForces(
                    List.of(landing(ALBION, 1), landing(STARPOINT, 3)), Optional.empty()));

    assertThat(outcomes(after)).contains(new Landed(List.of(ALBION, STARPOINT)));
    assertThat(after.table().planets().of(P1)).contains(ALBION, STARPOINT);
  }

  @Test
  @Rule({"action_card/parley.N1", "action_card/parley.N2"})
  void aParleySendsBackWhoHasLandedOnOnePlanetForGood() {
    Scenario<CombatState> landed =
        invasion(
                carrier()
                    .controls(P2, "new_albion", "starpoint")
                    .units(P2, ON_ALBION, INFANTRY, 1)
                    .holds(P2, "parley"))
            .when(
                P1,
                new CommitGroundForces(
                    List.of(landing(ALBION, 3), landing(STARPOINT, 1)), Optional.empty()));
    assertThat(Abilities.usable(landed, P2)).containsExactly("action_card/parley");

    Scenario<CombatState> after = landed.when(P2, Abilities.use("action_card/parley"));

    assertThat(count(after, P1, "27", INFANTRY)).isEqualTo(3);
    assertThat(count(after, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(after.table().planets().of(P1)).contains(STARPOINT).doesNotContain(ALBION);
    assertThat(after.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule("invasion.2.3")
  void whoLandsNobodyHasEndedTheInvasion() {
    Scenario<CombatState> asked = invasion(carrier().units(P2, ON_ALBION, PDS, 1));
    Scenario<CombatState> over = asked.when(P1, CommitGroundForces.NOBODY);

    assertThat(asked.silence(P1)).contains(CommitGroundForces.NOBODY);
    assertThat(over.happened()).isEmpty();
    assertThat(over.table().kernel().stack()).isEmpty();
  }

  @Test
  void withoutGroundForcesInSpaceNobodyIsAsked() {
    Scenario<CombatState> over =
        invasion(field().units(P1, "27", CARRIER, 1).units(P1, ON_ALBION, INFANTRY, 1));

    assertThat(over.awaited()).isEmpty();
    assertThat(over.happened()).isEmpty();
  }

  @Test
  @Rule("transport.4")
  void onlyWhatIsThereCanLandAndOnlyHere() {
    Scenario<CombatState> asked =
        invasion(carrier().units(P1, "27", CARRIER, 1).units(P1, "27", FIGHTER, 1));

    asked.when(P1, land(ALBION, 5)).thenRefused("invasion.2");
    asked.when(P1, land(new PlanetId("wellon"), 1)).thenRefused("invasion.2");
    asked
        .when(P1, command(new Landing(ALBION, List.of(group(FIGHTER, 1)))))
        .thenRefused("invasion.2");
    asked
        .when(
            P1,
            new CommitGroundForces(
                List.of(landing(ALBION, 3), landing(STARPOINT, 2)), Optional.empty()))
        .thenRefused("invasion.2");
    asked
        .when(P1, command(new Landing(ALBION, List.of(new UnitSelection(INFANTRY, 1, true)))))
        .thenRefused("invasion.2");
  }

  @Test
  @Rule({"control.2", "invasion.5.3"})
  void landingOnOnesOwnPlanetChangesNothingAboutIt() {
    Scenario<CombatState> after =
        invasion(carrier().controls(P1, "new_albion")).when(P1, land(ALBION, 1));

    assertThat(after.happened()).hasSize(1);
    assertThat(after.table().planets().readied(P1, ALBION)).isTrue();
  }

  @Test
  @Rule({"invasion.2.2", "invasion.4", "ground_combat.0", "control.1.2"})
  void whereOthersStandThereIsGroundCombatAndTheWinnerTakesThePlanet() {
    Scenario<CombatState> after =
        invasion(carrier().units(P2, ON_ALBION, INFANTRY, 1).controls(P2, "new_albion"))
            .when(P1, land(ALBION, 2), 8, 1, 1);

    assertThat(happened(after, CombatEnded.class))
        .containsExactly(new CombatEnded(Place.of(ON_ALBION), Optional.of(P1)));
    assertThat(after.table().planets().controls(P1, ALBION)).isTrue();
    assertThat(after.table().planets().readied(P1, ALBION)).isFalse();
  }

  @Test
  @Rule({"invasion.5.4", "ground_combat.4.4"})
  void aDrawLeavesThePlanetWithTheDefender() {
    Scenario<CombatState> after =
        invasion(carrier().units(P2, ON_ALBION, INFANTRY, 1).controls(P2, "new_albion"))
            .when(P1, land(ALBION, 1), 8, 8);

    assertThat(happened(after, CombatEnded.class))
        .containsExactly(new CombatEnded(Place.of(ON_ALBION), Optional.empty()));
    assertThat(after.table().planets().controls(P2, ALBION)).isTrue();
    assertThat(after.table().planets().readied(P2, ALBION)).isTrue();
  }

  @Test
  @Rule({"invasion.5.1", "pds.4", "space_dock.4", "control.5.2"})
  void undefendedStructuresStandUntilControlIsEstablishedAndThenAreDestroyed() {
    Scenario<CombatState> asked =
        invasion(
                carrier()
                    .units(P2, ON_ALBION, PDS, 1)
                    .units(P2, ON_ALBION, SPACE_DOCK, 1)
                    .controls(P2, "new_albion"))
            .when(P1, land(ALBION, 2));
    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(asked.table().planets().controls(P2, ALBION)).isTrue();

    Scenario<CombatState> after = asked.when(P2, FIRE, 6);

    assertThat(count(after, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(count(after, P2, ON_ALBION, PDS)).isZero();
    assertThat(count(after, P2, ON_ALBION, SPACE_DOCK)).isZero();
    assertThat(after.own().fought()).isEmpty();
    assertThat(after.table().planets().controls(P1, ALBION)).isTrue();
  }

  @Test
  @Rule({"invasion.3.1", "invasion.4.1", "ground_combat.N3"})
  void theActivePlayerOrdersTheFiringThenTheCombatsAndControlComesLast() {
    Scenario<CombatState> firing =
        invasion(
                carrier()
                    .units(P2, ON_ALBION, PDS, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1)
                    .units(P2, ON_STARPOINT, PDS, 1)
                    .units(P2, ON_STARPOINT, INFANTRY, 1)
                    .controls(P2, "new_albion", "starpoint"))
            .when(
                P1,
                new CommitGroundForces(
                    List.of(landing(ALBION, 2), landing(STARPOINT, 2)), Optional.empty()));
    assertThat(firing.awaited()).containsExactly(P1);
    firing.when(P1, new ChoosePlanet(new PlanetId("wellon"))).thenRefused("invasion.3.1");

    Scenario<CombatState> combats =
        firing.when(P1, new ChoosePlanet(STARPOINT)).when(P2, new HoldFire()).when(P2, FIRE, 6);
    assertThat(rolls(combats)).extracting(DiceRolled::target).containsExactly(Place.of(ON_ALBION));
    assertThat(combats.awaited()).containsExactly(P1);
    assertThat(combats.options(P1))
        .containsExactly(new ChoosePlanetOption(List.of(ALBION, STARPOINT)));
    combats.when(P1, new ChoosePlanet(new PlanetId("wellon"))).thenRefused("invasion.4.1");

    Scenario<CombatState> over = combats.when(P1, new ChoosePlanet(STARPOINT), 8, 8, 1, 8, 1);
    assertThat(happened(over, CombatEnded.class))
        .extracting(CombatEnded::place)
        .containsExactly(Place.of(ON_STARPOINT), Place.of(ON_ALBION));
    List<String> last = over.happened().stream().map(e -> e.getClass().getSimpleName()).toList();
    assertThat(last.subList(last.size() - 5, last.size()))
        .containsExactly(
            "CombatEnded", "ControlGained", "UnitsDestroyed", "ControlGained", "UnitsDestroyed");
  }

  @Test
  @Rule("mechs.1")
  void mechsLandAndFightLikeInfantry() {
    Scenario<CombatState> after =
        invasion(
                field()
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", MECH, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1))
            .when(P1, command(new Landing(ALBION, List.of(group(MECH, 1)))), 6, 1);

    assertThat(rolls(after).getFirst().source()).isEqualTo(HitSource.GROUND_COMBAT);
    assertThat(after.table().planets().controls(P1, ALBION)).isTrue();
  }

  @Test
  @Rule("space_dock.4")
  void aSpaceDockWithoutDefendersIsDestroyed() {
    Scenario<CombatState> after =
        invasion(carrier().units(P2, ON_ALBION, SPACE_DOCK, 1)).when(P1, land(ALBION, 1));

    assertThat(after.happened())
        .contains(
            new UnitsDestroyed(
                Place.of(ON_ALBION), List.of(UnitStack.of(P2, SPACE_DOCK, 1)), Optional.of(P1)));
    assertThat(Field.count(after, P2, ON_ALBION, SPACE_DOCK)).isZero();
  }
}
