package org.lazax.combat.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.pick;
import static org.lazax.combat.Abilities.thrown;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.spacecannon.SpaceCannonCommand.HoldFire;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRerolled;
import org.lazax.combat.state.DiceRolled;
import org.lazax.rulebook.Rule;
import org.lazax.rules.combat.roll.Modifier;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.GroundCombat;

/** Action cards played from hands while ships fire and fight. */
class SpaceCardsTest {

  // ---- space cannon ----

  @Test
  @Rule({
    "action_card/maneuvering_jets.N2",
    "action_card/maneuvering_jets.N3",
    "action_card/maneuvering_jets.N3.1"
  })
  void jetsCancelOneHitOfEachPlayersCannonsAndNoMore() {
    Scenario<CombatState> first =
        cannons(
                field()
                    .units(P1, "27", CRUISER, 2)
                    .units(P1, "27", DESTROYER, 1)
                    .units(P2, ON_ALBION, PDS, 2)
                    .units(P3, "27/starpoint", PDS, 1)
                    .holds(P1, "maneuvering_jets", "maneuvering_jets", "maneuvering_jets"))
            .when(P2, new FireSpaceCannon(Optional.empty()), 6, 6);
    assertThat(usable(first, P1)).containsExactly("action_card/maneuvering_jets");

    Scenario<CombatState> one = first.when(P1, use("action_card/maneuvering_jets"));
    assertThat(hits(one, P1).hits()).isEqualTo(1);
    Scenario<CombatState> second =
        one.when(P1, destroy(group(CRUISER, 1))).when(P3, new FireSpaceCannon(Optional.empty()), 6);
    assertThat(usable(second, P1)).containsExactly("action_card/maneuvering_jets");
    Scenario<CombatState> none = second.when(P1, use("action_card/maneuvering_jets"));
    assertThat(count(none, P1, "27", CRUISER)).isEqualTo(1);
    assertThat(count(none, P1, "27", DESTROYER)).isEqualTo(1);
  }

  @Test
  @Rule({"action_card/maneuvering_jets.N1", "action_card/shields_holding.N1"})
  void jetsAreForCannonsAndShieldsForCombat() {
    Scenario<CombatState> fired =
        cannons(
                field()
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, ON_ALBION, PDS, 1)
                    .holds(P1, "shields_holding"))
            .when(P2, new FireSpaceCannon(Optional.empty()), 6);
    assertThat(fired.awaited()).isEmpty();
    assertThat(count(fired, P1, "27", CRUISER)).isEqualTo(1);

    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .units(P1, "27", CRUISER, 2)
                .units(P2, "27", CRUISER, 1)
                .holds(P1, "maneuvering_jets"),
            10,
            1,
            10);
    assertThat(fought.awaited()).isEmpty();
  }

  @Test
  void anyRivalMayHaveTheDiceOfAnAbilityThrownAgain() {
    Scenario<CombatState> rolled =
        cannons(
                field()
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, ON_ALBION, PDS, 1)
                    .holds(P3, "scramble_frequency"))
            .when(P2, new FireSpaceCannon(Optional.empty()), 6);
    assertThat(rolled.awaited()).containsExactly(P3);
    assertThat(usable(rolled, P3)).containsExactly("action_card/scramble_frequency");
    assertThat(count(rolled.when(P3, pass()), P1, "27", CRUISER)).isEqualTo(1);

    Scenario<CombatState> again = rolled.when(P3, use("action_card/scramble_frequency"), 1);
    assertThat(happened(again, DiceRerolled.class)).hasSize(1);
    assertThat(count(again, P1, "27", CRUISER)).isEqualTo(2);
  }

  @Test
  void nobodyHasItsOwnDiceOrDiceOfCombatScrambled() {
    Scenario<CombatState> own =
        cannons(
                field()
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, ON_ALBION, PDS, 1)
                    .holds(P2, "scramble_frequency"))
            .when(P2, new FireSpaceCannon(Optional.empty()), 6);
    assertThat(own.awaited()).isEmpty();

    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CRUISER, 1)
                .holds(P2, "scramble_frequency"),
            10,
            1);
    assertThat(fought.awaited()).isEmpty();
  }

  // ---- ships that have come ----

  /** Ships of p1 have come into the system, where p2 has a space dock in reach. */
  private static Scenario<CombatState> come(TableKit kit) {
    return fight(
        kit.frame(new SpaceCannonOffense(P1, SYSTEM, kit.table().clockwiseFrom(P1), true)));
  }

  private static TableKit docked() {
    return field()
        .units(P1, "27", CRUISER, 1)
        .units(P1, "27", CARRIER, 2)
        .units(P2, "19/wellon", SPACE_DOCK, 1);
  }

  @Test
  @Rule({
    "action_card/experimental_battlestation.N1",
    "action_card/experimental_battlestation.N2",
    "action_card/experimental_battlestation.N3.1"
  })
  void aBattlestationFiresInTheStepOfCannonsAtWhoeverIsThere() {
    Scenario<CombatState> asked = come(docked().holds(P2, "experimental_battlestation"));
    assertThat(usable(asked, P2)).containsExactly("action_card/experimental_battlestation");

    Scenario<CombatState> played = asked.when(P2, use("action_card/experimental_battlestation"));
    assertThat(played.awaited()).containsExactly(P2);
    Scenario<CombatState> fired = played.when(P2, new FireSpaceCannon(Optional.empty()), 5, 5, 4);
    assertThat(rolls(fired).getFirst().groups().getFirst().hitsOn()).isEqualTo(5);
    Scenario<CombatState> hit = fired.when(P1, destroy(group(CARRIER, 2)));
    assertThat(count(hit, P1, "27", CRUISER)).isEqualTo(1);
    assertThat(count(hit, P1, "27", CARRIER)).isZero();
  }

  @Test
  @Rule({"action_card/experimental_battlestation.N3", "action_card/experimental_battlestation.N4"})
  void whereNoShipHasComeNoBattlestationIsOffered() {
    assertThat(cannons(docked().holds(P2, "experimental_battlestation")).awaited()).isEmpty();
  }

  @Test
  void aBattlestationNeedsASpaceDockInTheSystemOrBesideIt() {
    TableKit far =
        field()
            .units(P1, "27", CRUISER, 1)
            .units(P2, "46", CRUISER, 1)
            .holds(P2, "experimental_battlestation");

    assertThat(come(far).awaited()).isEmpty();
  }

  @Test
  @Rule({"action_card/maneuvering_jets.N4", "action_card/experimental_battlestation.N5"})
  void jetsCancelAHitOfABattlestation() {
    Scenario<CombatState> fired =
        come(docked().holds(P2, "experimental_battlestation").holds(P1, "maneuvering_jets"))
            .when(P2, use("action_card/experimental_battlestation"))
            .when(P2, new FireSpaceCannon(Optional.empty()), 5, 4, 4);

    assertThat(usable(fired, P1)).containsExactly("action_card/maneuvering_jets");
    Scenario<CombatState> jets = fired.when(P1, use("action_card/maneuvering_jets"));
    assertThat(count(jets, P1, "27", CARRIER)).isEqualTo(2);
    assertThat(count(jets, P1, "27", CRUISER)).isEqualTo(1);
  }

  @Test
  @Rule({"action_card/solar_flare.N1", "action_card/solar_flare.N3"})
  void aSolarFlareKeepsOthersCannonsAndBattlestationsSilent() {
    TableKit kit =
        docked()
            .effect(P1, "action_card/solar_flare")
            .units(P1, ON_ALBION, PDS, 1)
            .units(P2, "27", CRUISER, 1)
            .units(P2, "27/starpoint", PDS, 1)
            .holds(P2, "experimental_battlestation");

    Scenario<CombatState> fires = come(kit);
    assertThat(fires.awaited()).containsExactly(P1);
    assertThat(fires.when(P1, new HoldFire()).awaited()).isEmpty();
  }

  // ---- barrage ----

  @Test
  @Rule("action_card/waylay.N1")
  void aWaylayingBarrageHitsAnyShipsWhichMaySustainIt() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .units(P1, "27", DESTROYER, 1)
                .units(P2, "27", DREADNOUGHT, 1)
                .holds(P1, "waylay"));
    assertThat(usable(asked, P1)).containsExactly("action_card/waylay");

    Scenario<CombatState> barrage = asked.when(P1, use("action_card/waylay"), 9, 1);
    assertThat(barrage.awaited()).containsExactly(P2);
    Scenario<CombatState> sustained = barrage.when(P2, sustain(group(DREADNOUGHT, 1)), 1, 5);
    assertThat(damaged(sustained, P2, "27", DREADNOUGHT)).isEqualTo(1);
  }

  @Test
  @Rule({"action_card/shields_holding.N4", "action_card/shields_holding.N4.1"})
  void shieldsHoldAgainstABarrageToo() {
    Scenario<CombatState> barrage =
        spaceCombat(
            field()
                .units(P1, "27", DESTROYER, 1)
                .units(P2, "27", FIGHTER, 3)
                .holds(P2, "shields_holding"),
            9,
            9);
    assertThat(usable(barrage, P2)).containsExactly("action_card/shields_holding");

    Scenario<CombatState> held = barrage.when(P2, use("action_card/shields_holding"), 1, 9, 1, 1);
    assertThat(rolls(held).getLast().groups().getFirst().units()).isEqualTo(3);
  }

  // ---- rounds ----

  @Test
  @Rule({"action_card/shields_holding.N5", "action_cards.6.2"})
  void oneCopyOfShieldsHoldingForTheHitsOfOneRoll() {
    Scenario<CombatState> hit =
        spaceCombat(
            field()
                .units(P1, "27", CRUISER, 4)
                .units(P2, "27", CRUISER, 4)
                .holds(P2, "shields_holding", "shields_holding"),
            10,
            10,
            10,
            10,
            1,
            1,
            1,
            1);
    Scenario<CombatState> held =
        hit.when(P2, use("action_card/shields_holding"), 10, 10, 10, 10, 1, 1);

    assertThat(count(held, P2, "27", CRUISER)).isEqualTo(2);
    // The next roll's hits are others.
    assertThat(usable(held, P2)).containsExactly("action_card/shields_holding");
  }

  @Test
  void aFighterPrototypeIsForTheFirstRound() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .units(P1, "27", FIGHTER, 2)
                .units(P2, "27", CRUISER, 2)
                .holds(P1, "fighter_prototype"));
    assertThat(usable(asked, P1)).containsExactly("action_card/fighter_prototype");

    Scenario<CombatState> fought =
        asked.when(P1, use("action_card/fighter_prototype"), 1, 1, 1, 1, 9, 9, 1, 1);
    List<DiceRolled> rolls = rolls(fought);
    assertThat(rolls.get(0).groups().getFirst().modifiers())
        .containsExactly(new Modifier("fighter_prototype", 2));
    assertThat(rolls.get(2).groups().getFirst().modifiers()).isEmpty();
  }

  @Test
  @Rule("action_card/emergency_repairs.N1")
  void repairsMendWhatWasDamagedBeforeTheCombat() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .damaged(P1, "27", DREADNOUGHT, 2)
                .units(P2, "27", CRUISER, 1)
                .holds(P1, "emergency_repairs"));
    assertThat(usable(asked, P1)).containsExactly("action_card/emergency_repairs");

    Scenario<CombatState> mended = asked.when(P1, use("action_card/emergency_repairs"), 10, 10, 1);
    assertThat(damaged(mended, P1, "27", DREADNOUGHT)).isZero();
  }

  @Test
  @Rule({"action_card/courageous_to_the_end.N1", "action_card/courageous_to_the_end.N2"})
  void whoLosesAShipThrowsTwoDiceForOneOfThoseThatAreLost() {
    Scenario<CombatState> lost =
        spaceCombat(
                field()
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, "27", CRUISER, 1)
                    .units(P2, "27", CARRIER, 2)
                    .holds(P2, "courageous_to_the_end"),
                5,
                10,
                1,
                1,
                1,
                1)
            .when(P2, destroy(group(CRUISER, 1), group(CARRIER, 1)));
    assertThat(usable(lost, P2)).containsExactly("action_card/courageous_to_the_end");

    Scenario<CombatState> asked = lost.when(P2, use("action_card/courageous_to_the_end"));
    assertThat(candidates(asked, P2)).containsExactlyInAnyOrder("cruiser", "carrier");
    Scenario<CombatState> dice = asked.when(P2, choose("cruiser"), 7, 6);
    assertThat(thrown(dice)).hasSize(1);
    assertThat(thrown(dice).getFirst().hitsOn()).isEqualTo(7);
    assertThat(dice.awaited()).containsExactly(P1);
    // Destroyed, not hit: what could sustain a hit may be chosen, and is gone.
    Scenario<CombatState> gone = dice.when(P1, pick(group(DREADNOUGHT, 1)), 10, 1, 1);
    assertThat(count(gone, P1, "27", DREADNOUGHT)).isZero();
  }

  @Test
  void whoWinsASpaceCombatSalvagesTheOpponentsCommodities() {
    TableKit kit =
        field()
            .goods(P2, 1, 3)
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", CRUISER, 1)
            .holds(P1, "salvage")
            .holds(P2, "salvage");
    Scenario<CombatState> won = spaceCombat(kit, 10, 1);
    assertThat(won.awaited()).containsExactly(P1);
    assertThat(usable(won, P1)).containsExactly("action_card/salvage");

    Scenario<CombatState> salvaged = won.when(P1, use("action_card/salvage"));
    assertThat(salvaged.table().player(P1).tradeGoods()).isEqualTo(3);
    assertThat(salvaged.table().player(P2).tradeGoods()).isEqualTo(1);
    assertThat(salvaged.table().player(P2).commodities()).isZero();
    assertThat(spaceCombat(kit.goods(P2, 1, 0), 10, 1).awaited()).isEmpty();
    assertThat(spaceCombat(kit, 10, 10).awaited()).isEmpty();
  }

  @Test
  @Rule("action_card/direct_hit.N5")
  void aMechIsNoTargetOfADirectHit() {
    Scenario<CombatState> fought =
        fight(
                field()
                    .units(P1, ON_ALBION, MECH, 1)
                    .units(P2, ON_ALBION, MECH, 1)
                    .holds(P2, "direct_hit")
                    .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
                1,
                6)
            .when(P1, sustain(group(MECH, 1)), 6, 1);
    assertThat(fought.awaited()).containsExactly(P2);
    assertThat(usable(fought, P2)).isEmpty();
  }
}
