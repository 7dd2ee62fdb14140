package org.lazax.combat.spacecannon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.rolls;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.chronicle.Seat;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.spacecannon.SpaceCannonCommand.HoldFire;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.table.galaxy.SystemId;

/** From where space cannons fire at the active system. */
class SpaceCannonReachTest {
  private static final FireSpaceCannon FIRE = new FireSpaceCannon(Optional.empty());

  @Test
  @Rule({"space_cannon.N3", "space_cannon.3.3"})
  void whoFiresFiresWithEverythingAlsoFromNextDoor() {
    Scenario<CombatState> fired =
        cannons(
                field()
                    .technologies(P2, "pds_ii")
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, ON_ALBION, PDS, 2)
                    .units(P2, "19/wellon", PDS, 1))
            .when(P2, FIRE, 1, 1, 1);

    fired.thenAccepted();
    assertThat(rolls(fired).getFirst().groups()).extracting(g -> g.units()).containsExactly(1, 2);
    assertThat(rolls(fired).getFirst().groups()).allMatch(g -> g.hitsOn() == 5);
  }

  @Test
  @Rule("space_cannon.3.3")
  void withoutTheUpgradeAPdsNextDoorIsOutOfRange() {
    Scenario<CombatState> over =
        cannons(field().units(P1, "27", CRUISER, 1).units(P2, "19/wellon", PDS, 1));

    assertThat(over.awaited()).isEmpty();
  }

  @Test
  void twoSystemsAwayIsOutOfRangeForEverybody() {
    Scenario<CombatState> over =
        cannons(
            field()
                .tile("20", 2, 0)
                .technologies(P2, "pds_ii")
                .units(P1, "27", CRUISER, 1)
                .units(P2, "20/vefut_ii", PDS, 1));

    assertThat(over.awaited()).isEmpty();
  }

  @Test
  @Rule({"wormholes.2"})
  void anUpgradedPdsFiresThroughAWormhole() {
    Scenario<CombatState> asked =
        fight(
            field()
                .tile("39", 0, 5)
                .tile("26", 5, 0)
                .technologies(P2, "pds_ii")
                .units(P1, "39", CRUISER, 1)
                .units(P2, "26/lodor", PDS, 1)
                .frame(new SpaceCannonOffense(P1, SystemId.of("39"), List.of(P1, P2, P3))));

    assertThat(asked.awaited()).containsExactly(P2);
  }

  @Test
  @Rule("faction_ability/quantum_entanglement.N4")
  void onlyTheCannonsOfCreussReachFromAlphaToBeta() {
    TableKit between = field().tile("26", 5, 0).tile("25", 0, 6).units(P1, "25", CRUISER, 1);
    SpaceCannonOffense offense = new SpaceCannonOffense(P1, SystemId.of("25"), List.of(P1, P2, P3));

    Scenario<CombatState> creuss =
        fight(
            between
                .player(P2, "creuss")
                .technologies(P2, "pds_ii")
                .units(P2, "26/lodor", PDS, 1)
                .frame(offense));
    assertThat(creuss.awaited()).containsExactly(P2);
    Scenario<CombatState> against =
        fight(
            between
                .player(P1, "creuss")
                .technologies(P2, "pds_ii")
                .units(P2, "26/lodor", PDS, 1)
                .frame(offense));
    assertThat(against.awaited()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"enforced_travel_ban", "nexus_sovereignty"})
  @Rule({"agenda/enforced_travel_ban.N4", "agenda/nexus_sovereignty.N3"})
  void cannonsFireThroughWormholesThatAreClosedToShips(String law) {
    Scenario<CombatState> asked =
        fight(
            field()
                .law(law)
                .tileOffBoard("82B")
                .tile("26", 5, 0)
                .technologies(P2, "pds_ii")
                .units(P1, "82", CRUISER, 1)
                .units(P2, "26/lodor", PDS, 1)
                .frame(new SpaceCannonOffense(P1, SystemId.of("82"), List.of(P1, P2, P3))));

    assertThat(asked.awaited()).containsExactly(P2);
  }

  @Test
  @Rule("action_card/lost_star_chart.N2")
  void byStarChartCannonsReachFromAlphaToBeta() {
    TableKit between =
        field()
            .tile("26", 5, 0)
            .tile("25", 0, 6)
            .technologies(P2, "pds_ii")
            .units(P1, "25", CRUISER, 1)
            .units(P2, "26/lodor", PDS, 1);
    SpaceCannonOffense offense = new SpaceCannonOffense(P1, SystemId.of("25"), List.of(P1, P2, P3));

    assertThat(fight(between.frame(offense)).awaited()).isEmpty();
    assertThat(fight(between.effect(P1, "action_card/lost_star_chart").frame(offense)).awaited())
        .containsExactly(P2);
  }

  @Test
  @Rule("unit/memoria_i.N2")
  void noCannonReachesTheFlagshipOfTheNomadByItsMechs() {
    TableKit nomad =
        field()
            .player(P1, "nomad")
            .tile("28", 0, 6)
            .technologies(P2, "pds_ii")
            .units(P1, "27", FLAGSHIP, 1)
            .units(P1, "28", MECH, 1)
            .units(P2, "28/tequran", PDS, 1);

    assertThat(cannons(nomad).awaited()).isEmpty();
  }

  @Test
  @Rule("unit/hil_colish.N5")
  void aCreussCannonAtHomeReachesTheFlagshipsSystem() {
    Scenario<CombatState> asked =
        cannons(
            field()
                .player(P2, "creuss")
                .technologies(P2, "pds_ii")
                .tileOffBoard("51")
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", FLAGSHIP, 1)
                .units(P2, "51/creuss", PDS, 1));

    assertThat(asked.awaited()).containsExactly(P2);
  }

  @Test
  @Rule("hyperlanes.N2.1")
  void anUpgradedPdsFiresAcrossAHyperlane() {
    TableKit kit =
        TableKit.players(2)
            .tile("27", -1, 0)
            .tile("84A", 0, 0, 0)
            .tile("19", 1, 0)
            .controls(P1, "arretze")
            .technologies(P2, "pds_ii")
            .units(P1, "27", CRUISER, 1)
            .units(P2, "19/wellon", PDS, 1);

    assertThat(cannons(kit).awaited()).containsExactly(P2);
  }

  @Test
  @Rule({"technology/lazax_gate_folding.N2.2", "technology/lazax_gate_folding.N2.3"})
  void inAnActionOfTheWinnuCannonsReachToAndFromMecatolRex() {
    TableKit winnu =
        field()
            .tile("18", 0, 5)
            .tile("26", 5, 0)
            .player(P1, "winnu")
            .technologies(P2, "pds_ii")
            .technologies(P3, "pds_ii")
            .units(P2, "26/lodor", PDS, 1)
            .units(P3, "18/mecatol_rex", PDS, 1);
    TableKit there = winnu.units(P1, "18", CRUISER, 1);
    TableKit abroad = winnu.units(P1, "26", CRUISER, 1).controls(P2, "quann");

    assertThat(firingAt(there, "18")).containsExactly(P3);
    assertThat(firingAt(folding(there), "18")).containsExactly(P2);
    assertThat(firingFor(abroad, "26", P3)).isFalse();
    assertThat(firingFor(folding(abroad), "26", P3)).isTrue();
  }

  private static TableKit folding(TableKit kit) {
    return kit.technologies(P1, "lazax_gate_folding");
  }

  private static boolean firingFor(TableKit kit, String system, Seat seat) {
    Scenario<CombatState> asked = firing(kit, system);
    return asked.awaited().contains(seat)
        || asked.when(P2, new HoldFire()).awaited().contains(seat);
  }

  private static List<Seat> firingAt(TableKit kit, String system) {
    return firing(kit, system).awaited();
  }

  private static Scenario<CombatState> firing(TableKit kit, String system) {
    SystemId at = SystemId.of(system);
    return fight(
        kit.frame(new TacticalAction(P1, at).at(TacticalAction.Progress.Step.SPACE_CANNON_OFFENSE))
            .frame(new SpaceCannonOffense(P1, at, List.of(P1, P2, P3))));
  }
}
