package org.lazax.combat.component.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRerolled;
import org.lazax.combat.state.DiceRolled;
import org.lazax.combat.state.GroupRoll;
import org.lazax.rulebook.Rule;
import org.lazax.rules.combat.roll.Modifier;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.galaxy.SystemId;

/** What changes combat rolls changes no roll of a unit ability, and whose dice it changes. */
class CombatRollsAloneTest {

  @Test
  @Rule("faction_ability/fragile.N1")
  void theFragileOfJolNarAreSoInCombatRollsAlone() {
    alone(field().player(P1, "jol_nar"), new Modifier("fragile", -1), 1);
  }

  @Test
  @Rule("faction_ability/unrelenting.N1")
  void theUnrelentingOfNorrAreSoInCombatRollsAlone() {
    // Their dreadnoughts throw two dice each.
    alone(field().player(P1, "sardakk_norr"), new Modifier("unrelenting", 1), 1, 1);
  }

  @Test
  @Rule({"technology/supercharge.N1", "action_card/morale_boost.N3"})
  void superchargeAndMoraleBoostDoNotHelpTheBarrage() {
    TableKit kit = destroyerAndFighter(field());

    barrageWithout(
        spaceCombat(kit.technologies(P1, "supercharge"))
            .when(P1, use("technology/supercharge"), 1, 1, 10, 1),
        new Modifier("supercharge", 1));
    barrageWithout(
        spaceCombat(kit.holds(P1, "morale_boost"))
            .when(P1, use("action_card/morale_boost"), 1, 1, 10, 1),
        new Modifier("morale_boost", 1));
  }

  @Test
  @Rule("unit/cmorran_norr.N1")
  void theFlagshipOfNorrHelpsOtherShipsInCombatRollsAlone() {
    Scenario<CombatState> fought =
        spaceCombat(
            destroyerAndFighter(field().player(P1, "sardakk_norr").units(P1, "27", FLAGSHIP, 1)),
            1,
            1,
            1,
            1,
            10,
            1);

    assertThat(group(rolls(fought).get(0), DESTROYER).modifiers()).isEmpty();
    assertThat(group(rolls(fought).get(1), DESTROYER).modifiers())
        .containsExactlyInAnyOrder(new Modifier("unrelenting", 1), new Modifier("cmorran_norr", 1));
    assertThat(group(rolls(fought).get(1), FLAGSHIP).modifiers())
        .containsExactly(new Modifier("unrelenting", 1));
  }

  @Test
  @Rule({"leader/viscount_unlenn.N1", "leader/viscount_unlenn.N2"})
  void theViscountAddsADieToTheCombatRollAndNoneToTheBarrage() {
    Scenario<CombatState> fought =
        spaceCombat(destroyerAndFighter(field()).leaders(P1, "viscount_unlenn"))
            .when(P1, use("leader/viscount_unlenn"))
            .when(P1, choose("p1"), 1, 1, 10, 1, 1);

    assertThat(group(rolls(fought).get(0), DESTROYER).results()).containsExactly(1, 1);
    assertThat(group(rolls(fought).get(1), DESTROYER).results()).containsExactly(10, 1);
  }

  @Test
  @Rule("leader/trrakan_aun_zulok.N2")
  void trrakanAddsADieToTheBarrageAndNoneToTheCombatRoll() {
    Scenario<CombatState> fought =
        spaceCombat(destroyerAndFighter(field()).leaders(P1, "trrakan_aun_zulok"), 1, 1, 1, 10, 1);

    assertThat(group(rolls(fought).get(0), DESTROYER).results()).hasSize(3);
    assertThat(group(rolls(fought).get(1), DESTROYER).results()).containsExactly(10);
  }

  @Test
  @Rule("leader/ta_zern.N1")
  void taZernRerollsTheBarrageAndNoCombatDice() {
    Scenario<CombatState> fought =
        spaceCombat(
            destroyerAndFighter(field()).effect(P1, "leader/ta_zern"), 1, 2, 3, 4, 1, 1, 10, 1);

    assertThat(happened(fought, DiceRerolled.class))
        .singleElement()
        .matches(again -> again.source() == HitSource.ANTI_FIGHTER_BARRAGE);
  }

  @Test
  @Rule("faction_ability/voidborn.N2.1")
  void theEmpyreanDefendANebulaAsOthersDo() {
    Scenario<CombatState> fought =
        fight(
            field()
                .player(P2, "empyrean")
                .tile("42", 0, 1)
                .units(P1, "42", CRUISER, 1)
                .units(P2, "42", CRUISER, 1)
                .frame(new SpaceCombat(SystemId.of("42"), P1, P2)),
            1,
            6);

    assertThat(group(rolls(fought).get(1), CRUISER).modifiers())
        .containsExactly(new Modifier("nebula", 1));
    assertThat(rolls(fought).get(1).allHits()).isEqualTo(1);
  }

  @Test
  @Rule({"unit/salai_sai_corian.N1", "unit/salai_sai_corian.N2", "unit/the_alastor.N1.2"})
  void theFlagshipOfWinnuThrowsADieForEachShipButFightersAndForInfantryThatFightsAsOne() {
    TableKit winnu = field().player(P1, "winnu").units(P1, "27", FLAGSHIP, 1);

    Scenario<CombatState> fighters =
        spaceCombat(winnu.units(P1, "27", CRUISER, 1).units(P2, "27", FIGHTER, 1), 10, 1);
    assertThat(rolls(fighters).getFirst().groups())
        .extracting(GroupRoll::type)
        .containsExactly(CRUISER);

    Scenario<CombatState> nekro =
        spaceCombat(
                winnu
                    .player(P2, "nekro")
                    .units(P2, "27", FLAGSHIP, 1)
                    .units(P2, "27", INFANTRY, 2)
                    .units(P2, "27", FIGHTER, 1))
            .when(P2, use("unit/the_alastor"), 1, 1, 1, 10, 1, 1, 1, 1);
    assertThat(group(rolls(nekro).getFirst(), FLAGSHIP).results())
        .as("the flagship and two infantry")
        .hasSize(3);
  }

  @Test
  @Rule("unit/shield_paling.N1")
  void theMechThatCuresTheInfantryOfJolNarIsFragileItself() {
    Scenario<CombatState> fought =
        fight(
            field()
                .player(P1, "jol_nar")
                .units(P1, ON_ALBION, MECH, 1)
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            7,
            8,
            1);

    DiceRolled rolled = rolls(fought).getFirst();
    assertThat(group(rolled, MECH).modifiers()).containsExactly(new Modifier("fragile", -1));
    assertThat(group(rolled, INFANTRY).hits()).isEqualTo(1);
  }

  /** A bonus stands in the combat roll and in no barrage, no space cannon and no bombardment. */
  private static void alone(TableKit kit, Modifier bonus, int... bombardment) {
    barrageWithout(spaceCombat(destroyerAndFighter(kit), 1, 1, 10, 1), bonus);

    Scenario<CombatState> fired =
        cannons(kit.units(P1, ON_ALBION, PDS, 1).units(P2, "27", CARRIER, 1))
            .when(P1, new FireSpaceCannon(Optional.empty()), 1);
    assertThat(group(rolls(fired).getFirst(), PDS).modifiers()).isEmpty();

    Bombard all = new Bombard(List.of(new Aim(DREADNOUGHT, 1, ALBION)));
    Scenario<CombatState> bombarded =
        invasion(kit.units(P1, "27", DREADNOUGHT, 1).units(P2, ON_ALBION, INFANTRY, 1))
            .when(P1, all, bombardment);
    assertThat(group(rolls(bombarded).getFirst(), DREADNOUGHT).modifiers()).isEmpty();
  }

  private static void barrageWithout(Scenario<CombatState> fought, Modifier bonus) {
    List<DiceRolled> rolls = rolls(fought);
    assertThat(rolls.get(0).source()).isEqualTo(HitSource.ANTI_FIGHTER_BARRAGE);
    assertThat(group(rolls.get(0), DESTROYER).modifiers()).isEmpty();
    assertThat(rolls.get(1).source()).isEqualTo(HitSource.SPACE_COMBAT);
    assertThat(group(rolls.get(1), DESTROYER).modifiers()).containsExactly(bonus);
  }

  private static TableKit destroyerAndFighter(TableKit kit) {
    return kit.units(P1, "27", DESTROYER, 1).units(P2, "27", FIGHTER, 1);
  }

  private static GroupRoll group(DiceRolled rolled, UnitType type) {
    return rolled.groups().stream().filter(g -> g.type() == type).findFirst().orElseThrow();
  }
}
