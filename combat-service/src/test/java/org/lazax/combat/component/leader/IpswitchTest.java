package org.lazax.combat.component.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.combat.Field;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.MapProcedure.Trim;

/** Copies of the ships that the opponent loses. */
class IpswitchTest {
  private static final String IPSWITCH = "leader/ipswitch_loose_cannon";
  private static final String DIRECT_HIT = "action_card/direct_hit";

  /** Used as the combat began. */
  private static TableKit used() {
    return field().sheet(P1, 3, 9, 2).effect(P1, IPSWITCH);
  }

  @Test
  @Rule({"leader/ipswitch_loose_cannon.N1", "leader/ipswitch_loose_cannon.N2"})
  void whatWasDestroyedBeforeItWasUsedIsNotCopied() {
    TableKit kit =
        field()
            .player(P1, "mentak")
            .leaders(P1, "ipswitch_loose_cannon")
            .units(P1, "27", CRUISER, 2)
            .units(P2, "27", DESTROYER, 1)
            .units(P2, "27", CARRIER, 2);
    Scenario<CombatState> asked = spaceCombat(kit);
    assertThat(usable(asked, P1)).containsExactlyInAnyOrder("faction_ability/ambush", IPSWITCH);

    Scenario<CombatState> ambushed = asked.when(P1, use("faction_ability/ambush"), 10, 1);

    Scenario<CombatState> lost = ambushed.when(P2, destroy(group(DESTROYER, 1)));
    assertThat(usable(lost, P1)).containsExactly(IPSWITCH);
    Scenario<CombatState> used = lost.when(P1, use(IPSWITCH), 7, 7, 1, 1);
    assertThat(count(used, P1, "27", DESTROYER)).as("lost before").isZero();
    assertThat(count(used, P1, "27", CARRIER)).isEqualTo(2);
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N7")
  void whatIsLostInTheSameRoundIsThereToBeItsCopy() {
    Scenario<CombatState> fought =
        spaceCombat(
            used()
                .units(P1, "27", CRUISER, 8)
                .units(P2, "27", CRUISER, 1)
                .units(P2, "27", CARRIER, 1),
            7,
            7,
            1,
            1,
            1,
            1,
            1,
            1,
            7,
            1);
    assertThat(fought.awaited()).isEmpty();
    assertThat(count(fought, P1, "27", CRUISER)).isEqualTo(8);
    assertThat(count(fought, P1, "27", CARRIER)).isEqualTo(1);
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N5")
  void theCopyComesOnceBothSidesHaveLostTheirLastShip() {
    Scenario<CombatState> fought =
        spaceCombat(used().units(P1, "27", CRUISER, 1).units(P2, "27", CRUISER, 1), 7, 7);
    assertThat(count(fought, P1, "27", CRUISER)).isEqualTo(1);
    assertThat(fought.own().fought().getLast().winner()).contains(P1);
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N8")
  void whatIsOutOfReserveComesUndamagedOffTheBoardFromWhereNoTokenLies() {
    TableKit kit =
        used()
            .tile("20", 5, 0)
            .units(P1, "27", CRUISER, 1)
            .units(P1, "46", DREADNOUGHT, 3)
            .damaged(P1, "46", DREADNOUGHT, 1)
            .units(P1, "20", DREADNOUGHT, 1)
            .tokens(P1, "20")
            .units(P2, "27", DREADNOUGHT, 1)
            .damaged(P2, "27", DREADNOUGHT, 1);
    Scenario<CombatState> hit = spaceCombat(kit, 7, 1, 1);
    Scenario<CombatState> asked = hit.when(P2, destroy(damagedOne()));
    assertThat(candidates(asked, P1)).containsExactly("dreadnought@46");

    Scenario<CombatState> come = asked.when(P1, choose("dreadnought@46"), 1, 10, 1);
    assertThat(count(come, P1, "27", DREADNOUGHT)).isEqualTo(1);
    assertThat(damaged(come, P1, "27", DREADNOUGHT)).isZero();
    assertThat(count(come, P1, "46", DREADNOUGHT)).isEqualTo(3);
    Scenario<CombatState> none = asked.when(P1, choose(), 10, 1);
    assertThat(count(none, P1, "27", DREADNOUGHT)).isZero();
  }

  private static UnitSelection damagedOne() {
    return Field.damaged(DREADNOUGHT, 1);
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N7.1")
  void afterADirectHitTheCopyComesAtOnceAndSustainsToo() {
    TableKit kit =
        used().units(P1, "27", CRUISER, 2).units(P2, "27", DREADNOUGHT, 2).holds(P1, "direct_hit");
    Scenario<CombatState> turn =
        spaceCombat(kit, 7, 1, 5, 5).when(P2, sustain(group(DREADNOUGHT, 1)));
    assertThat(usable(turn, P1)).containsExactly(DIRECT_HIT);

    Scenario<CombatState> copied = turn.when(P1, use(DIRECT_HIT));
    assertThat(count(copied, P2, "27", DREADNOUGHT)).isEqualTo(1);
    assertThat(count(copied, P1, "27", DREADNOUGHT)).isEqualTo(1);
    assertThat(count(copied, P1, "27", CRUISER)).isEqualTo(2);
    Scenario<CombatState> sustained = copied.when(P1, sustain(group(DREADNOUGHT, 1)));
    assertThat(damaged(sustained, P1, "27", DREADNOUGHT)).isEqualTo(1);
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N3")
  void beyondTheFleetPoolACopyComesAndAShipGoesAtOnce() {
    TableKit kit =
        used()
            .sheet(P1, 3, 3, 2)
            .units(P1, "27", CRUISER, 3)
            .units(P2, "27", CRUISER, 1)
            .units(P2, "27", CARRIER, 1);
    Scenario<CombatState> placed =
        spaceCombat(kit, 7, 1, 1, 1, 1).when(P2, destroy(group(CARRIER, 1)));

    assertThat(count(placed, P1, "27", CARRIER)).isEqualTo(1);
    assertThat(placed.table().kernel().within(Trim.class)).contains(Trim.ofShips(P1, SYSTEM));
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N4")
  void theCapacityRestsMeanwhile() {
    TableKit kit =
        used().units(P1, "27", CRUISER, 1).units(P2, "27", FIGHTER, 3).units(P2, "27", CARRIER, 1);
    Scenario<CombatState> lost = spaceCombat(kit, 7, 1, 1, 1, 1);
    Scenario<CombatState> placed = lost.when(P2, destroy(group(FIGHTER, 1)), 7, 1, 1, 1, 1);
    assertThat(placed.awaited()).as("in the second round").containsExactly(P2);
    assertThat(count(placed, P1, "27", FIGHTER)).isEqualTo(1);
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N6")
  void aCopyCostsNothing() {
    TableKit kit = used().goods(P1, 3, 0).units(P1, "27", CRUISER, 1).units(P2, "27", CRUISER, 1);
    Scenario<CombatState> fought = spaceCombat(kit, 7, 7);

    assertThat(count(fought, P1, "27", CRUISER)).isEqualTo(1);
    assertThat(fought.table().player(P1).tradeGoods()).isEqualTo(3);
    assertThat(fought.table().planets()).isEqualTo(kit.table().planets());
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N9")
  void theCopyOfAFlagshipIsOnesOwn() {
    Scenario<CombatState> fought =
        spaceCombat(
            used()
                .player(P1, "mentak")
                .player(P2, "sol")
                .units(P1, "27", DREADNOUGHT, 3)
                .damaged(P2, "27", FLAGSHIP, 1),
            5,
            1,
            1,
            1,
            1);

    assertThat(count(fought, P2, "27", FLAGSHIP)).isZero();
    assertThat(count(fought, P1, "27", FLAGSHIP)).isEqualTo(1);
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N11")
  void aMechThatFightsAsAShipIsNotCopied() {
    Scenario<CombatState> fought =
        spaceCombat(
            used()
                .player(P2, "naaz_rokha")
                .units(P1, "27", DREADNOUGHT, 2)
                .units(P2, "27", CRUISER, 1)
                .damaged(P2, "27", MECH, 1),
            5,
            5,
            1,
            1,
            1);

    assertThat(count(fought, P2, "27", MECH)).isZero();
    assertThat(count(fought, P1, "27", MECH)).isZero();
    assertThat(count(fought, P1, "27", CRUISER)).isEqualTo(1);
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N12")
  void aWarSunIsCopiedByWhoHasItsTechnologyAlone() {
    TableKit kit =
        used()
            .technologies(P2, "war_sun")
            .units(P1, "27", DREADNOUGHT, 1)
            .damaged(P2, "27", WAR_SUN, 1);

    assertThat(count(spaceCombat(kit, 5, 1, 1, 1), P1, "27", WAR_SUN)).isZero();
    assertThat(count(spaceCombat(kit.technologies(P1, "war_sun"), 5, 1, 1, 1), P1, "27", WAR_SUN))
        .isEqualTo(1);
  }
}
