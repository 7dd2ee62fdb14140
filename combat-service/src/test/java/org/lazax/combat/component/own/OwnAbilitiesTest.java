package org.lazax.combat.component.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.pick;
import static org.lazax.combat.Abilities.singleOut;
import static org.lazax.combat.Abilities.thrown;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRolled;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.SpaceCombat;

/** Goods, technologies and units that fights bring. */
class OwnAbilitiesTest {

  private static Scenario<CombatState> groundCombat(TableKit kit, int... dice) {
    return fight(kit.frame(new GroundCombat(SYSTEM, ALBION, P1, P2)), dice);
  }

  // ---- a floating dock ----

  @Test
  @Rule({"space_dock.4.1", "unit/floating_factory_i.N6"})
  void aFloatingFactoryIsDestroyedOnceItsOwnersLastShipIs() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P1, "saar")
                .units(P1, "27", SPACE_DOCK, 1)
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CRUISER, 1),
            1,
            7);

    assertThat(count(fought, P1, "27", SPACE_DOCK)).isZero();
  }

  @Test
  @Rule("unit/floating_factory_i.N6.1")
  void aFloatingFactorySurvivesWhereNobodyHasShipsLeft() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P1, "saar")
                .units(P1, "27", SPACE_DOCK, 1)
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CRUISER, 1),
            7,
            7);

    assertThat(count(fought, P1, "27", SPACE_DOCK)).isEqualTo(1);
  }

  // ---- goods ----

  @Test
  @Rule("technology/salvage_operations.N2")
  void salvageOperationsPayForVictoryAndDefeatAndNotForADraw() {
    TableKit kit =
        field()
            .player(P2, "mentak")
            .technologies(P2, "salvage_operations")
            .units(P1, "27", CARRIER, 1)
            .units(P2, "27", CARRIER, 1);

    assertThat(spaceCombat(kit, 9, 1).table().player(P2).tradeGoods()).isEqualTo(1);
    assertThat(spaceCombat(kit, 1, 9).table().player(P2).tradeGoods()).isEqualTo(1);
    assertThat(spaceCombat(kit, 9, 9).table().player(P2).tradeGoods()).isZero();
  }

  @Test
  @Rule({"technology/salvage_operations.N1", "technology/salvage_operations.N5"})
  void whoWinsMayProduceOneShipOfATypeThatWasDestroyed() {
    TableKit kit =
        field()
            .player(P2, "mentak")
            .technologies(P2, "salvage_operations")
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", CARRIER, 1);

    Scenario<CombatState> won = spaceCombat(kit, 1, 9);
    assertThat(usable(won, P2)).containsExactly("technology/salvage_operations#ship");
    Scenario<CombatState> producing = won.when(P2, use("technology/salvage_operations#ship"));

    assertThat(producing.table().kernel().frame().map(Frame::procedure))
        .contains(
            Production.by(
                new Allowance(
                    Optional.of(1), Optional.empty(), List.of(CRUISER), Optional.empty(), false),
                P2,
                SYSTEM));
    assertThat(spaceCombat(kit, 9, 1).awaited()).as("who has lost").isEmpty();
  }

  @Test
  @Rule({"technology/salvage_operations.N2", "secret_objective/demonstrate_your_power.N4.1"})
  void salvageComesOnlyOnceTheCombatIsClosed() {
    TableKit kit =
        field()
            .player(P2, "mentak")
            .technologies(P2, "salvage_operations")
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", CARRIER, 1);

    Scenario<CombatState> won = spaceCombat(kit, 1, 9);

    assertThat(outcomes(won)).contains(new Fought(Optional.of(P2)));
    assertThat(won.table().kernel().within(SpaceCombat.class)).isEmpty();
    assertThat(won.awaited()).containsExactly(P2);
  }

  @Test
  void selfAssemblyPaysForEachMechLost() {
    Scenario<CombatState> fought =
        groundCombat(
            field()
                .technologies(P2, "self_assembly_routines")
                .units(P1, ON_ALBION, INFANTRY, 2)
                .damaged(P2, ON_ALBION, MECH, 2),
            8,
            8,
            1,
            1);

    assertThat(fought.table().player(P2).tradeGoods()).isEqualTo(2);
  }

  // ---- infantry ----

  @Test
  void dacxiveAnimatorsBringAnInfantryToTheWinner() {
    Scenario<CombatState> offered =
        groundCombat(
            field()
                .technologies(P1, "dacxive_animators")
                .technologies(P2, "dacxive_animators")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1),
            8,
            1);

    assertThat(offered.awaited()).containsExactly(P1);
    Scenario<CombatState> used = offered.when(P1, use("technology/dacxive_animators"));
    assertThat(count(used, P1, ON_ALBION, INFANTRY)).isEqualTo(2);
    assertThat(outcomes(used)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("abilities.26.7")
  void eachInfantryOfTheSecondLevelIsThrownForAndSpecOpsComeMoreEasily() {
    Scenario<CombatState> fought =
        groundCombat(
            field()
                .player(P2, "sol")
                .technologies(P2, "spec_ops_ii")
                .units(P1, ON_ALBION, INFANTRY, 2)
                .units(P2, ON_ALBION, INFANTRY, 2),
            8,
            8,
            1,
            1,
            5,
            4);

    assertThat(thrown(fought).getFirst().hitsOn()).isEqualTo(5);
    assertThat(AwaitedInfantry.of(fought.table(), P2)).isEqualTo(1);
  }

  // ---- nekro ----

  @Test
  @Rule({
    "faction_ability/technological_singularity.N1",
    "faction_ability/technological_singularity.N3"
  })
  void nekroGainsOneTechnologyOfTheOpponentInACombat() {
    Scenario<CombatState> offered =
        spaceCombat(
            field()
                .player(P1, "nekro")
                .technologies(P2, "gravity_drive", "sarween_tools", "e_res_siphons")
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", FIGHTER, 2),
            7,
            1,
            1);

    assertThat(usable(offered, P1)).containsExactly("faction_ability/technological_singularity");
    Scenario<CombatState> asked =
        offered.when(P1, use("faction_ability/technological_singularity"));
    assertThat(candidates(asked, P1))
        .containsExactly(
            "gravity_drive",
            "sarween_tools",
            "valefar_assimilator_x:e_res_siphons",
            "valefar_assimilator_y:e_res_siphons");
    asked.when(P1, choose("e_res_siphons")).thenRefusedAs("no-such-choice");
    Scenario<CombatState> gained = asked.when(P1, choose("sarween_tools"), 7, 1);
    assertThat(gained.table().player(P1).owns(new TechnologyId("sarween_tools"))).isTrue();
    assertThat(outcomes(gained)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("faction_ability/technological_singularity.N3.1")
  void whatTheOpponentGivesUpCountsAsDestroyed() {
    Scenario<CombatState> offered =
        spaceCombat(
                field()
                    .player(P1, "nekro")
                    .player(P2, "yin")
                    .technologies(P2, "impulse_core", "gravity_drive")
                    .units(P1, "27", DREADNOUGHT, 2)
                    .units(P2, "27", CRUISER, 2))
            .when(P2, use("technology/impulse_core"));

    assertThat(usable(offered, P1)).containsExactly("faction_ability/technological_singularity");
  }

  @Test
  @Rule({
    "faction_ability/technological_singularity.N4",
    "faction_ability/technological_singularity.N4.2"
  })
  void anUpgradeGainedInTheBarrageCountsInTheSameRoundsRolls() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P1, "nekro")
                .technologies(P2, "cruiser_ii")
                .units(P1, "27", DESTROYER, 1)
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", FIGHTER, 1)
                .units(P2, "27", CARRIER, 1),
            9,
            1);
    Scenario<CombatState> gained =
        asked.when(P1, use("faction_ability/technological_singularity"), 6, 1, 1);

    assertThat(happened(gained, DiceRolled.class).getFirst().groups().getFirst().hitsOn())
        .isEqualTo(6);
    assertThat(outcomes(gained)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("promissory_note/antivirus.N1")
  void whoHasAnAntivirusKeepsItsTechnologiesToItself() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P1, "nekro")
                .technologies(P2, "gravity_drive")
                .effect(P2, "promissory_note/antivirus")
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", FIGHTER, 1),
            7,
            1);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("faction_ability/technological_singularity.N3.2")
  void whatIsReplacedWasNotDestroyed() {
    Scenario<CombatState> fought =
        groundCombat(
                field()
                    .player(P1, "nekro")
                    .player(P2, "letnev")
                    .technologies(P2, "gravity_drive")
                    .controls(P2, "wellon")
                    .goods(P2, 2, 0)
                    .units(P1, ON_ALBION, INFANTRY, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1))
            .when(P2, use("unit/dunlain_reaper"))
            .when(P2, choose("trade_good"))
            .when(P2, choose("trade_good"), 1, 6);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P2)));
    assertThat(usable(fought, P1)).isEmpty();
  }

  @Test
  @Rule("faction_ability/technological_singularity.N3.3")
  void whoPassesGainsNothing() {
    Scenario<CombatState> passed =
        spaceCombat(
                field()
                    .player(P1, "nekro")
                    .technologies(P2, "gravity_drive")
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", FIGHTER, 1),
                7,
                1)
            .when(P1, pass());

    assertThat(passed.table().player(P1).technologies()).isEmpty();
  }

  // ---- exotrireme ----

  @Test
  @Rule({"unit/exotrireme_ii.N1", "unit/exotrireme_ii.N1.1", "unit/exotrireme_ii.N2"})
  void anExotriremeTakesTwoShipsOfItsOwnersChoiceWithIt() {
    Scenario<CombatState> offered =
        spaceCombat(
            field()
                .player(P1, "sardakk_norr")
                .technologies(P1, "exotrireme_ii")
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P2, "27", DREADNOUGHT, 1)
                .units(P2, "27", CARRIER, 1)
                .units(P2, "27", FIGHTER, 1),
            1,
            1,
            1,
            1);

    assertThat(usable(offered, P1)).containsExactly("unit/exotrireme_ii#sacrifice");
    Scenario<CombatState> asked = offered.when(P1, use("unit/exotrireme_ii#sacrifice"));
    assertThat(singleOut(asked, P1).owner()).isEqualTo(P2);
    Scenario<CombatState> used = asked.when(P1, pick(group(DREADNOUGHT, 1), group(CARRIER, 1)));
    assertThat(count(used, P1, "27", DREADNOUGHT)).isZero();
    assertThat(count(used, P2, "27", FIGHTER)).isEqualTo(1);
    assertThat(count(used, P2, "27", DREADNOUGHT)).as("it could have sustained").isZero();
    assertThat(count(used, P2, "27", CARRIER)).isZero();
    assertThat(outcomes(used)).endsWith(new Fought(Optional.of(P2)));
  }

  // ---- retreats ----

  @Test
  @Rule({"space_combat.N8", "technology/dark_energy_tap.N6"})
  void aDarkEnergyTapOpensSystemsWithoutOthersToARetreat() {
    TableKit kit =
        field()
            .technologies(P2, "dark_energy_tap")
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", CRUISER, 1);

    assertThat(fight(kit.frame(new SpaceCombat(SYSTEM, P1, P2))).awaited()).containsExactly(P2);
    for (UnitType unit : List.of(INFANTRY, PDS)) {
      TableKit held = kit.units(P1, "19/wellon", unit, 1);
      assertThat(fight(held.frame(new SpaceCombat(SYSTEM, P1, P2))).awaited()).containsExactly(P1);
    }
  }

  @Test
  @Rule("space_combat.N4.1")
  void theEmpyreanMayRetreatIntoANebula() {
    TableKit kit =
        field()
            .tile("68", -1, 0)
            .player(P2, "empyrean")
            .units(P2, "68/everra", INFANTRY, 1)
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", CRUISER, 1);

    assertThat(fight(kit.frame(new SpaceCombat(SYSTEM, P1, P2))).awaited()).containsExactly(P2);
  }
}
