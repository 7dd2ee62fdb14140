package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.thrown;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRerolled;
import org.lazax.combat.state.DiceRolled;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;

/** Which moments of a fight are one, and what comes before what. */
class WindowsTest {
  private static Scenario<CombatState> groundCombat(TableKit kit, int... dice) {
    return fight(kit.frame(new GroundCombat(SYSTEM, ALBION, P1, P2)), dice);
  }

  private static List<Set<CombatMoment>> moments(Scenario<CombatState> scenario) {
    return scenario.events().stream()
        .filter(FrameOpened.class::isInstance)
        .map(event -> ((FrameOpened) event).procedure())
        .filter(Moment.class::isInstance)
        .map(procedure -> ((Moment) procedure).occurrence())
        .filter(InFight.class::isInstance)
        .map(occurrence -> ((InFight) occurrence).moments())
        .toList();
  }

  @Test
  @Rule("ground_combat.4.1")
  void theBeginningOfAGroundCombatAndOfItsFirstRoundAreOneWindow() {
    Scenario<CombatState> offered =
        groundCombat(
            field()
                .player(P1, "yin")
                .controls(P1, "wellon", "lodor")
                .holds(P1, "emergency_repairs")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .damaged(P1, ON_ALBION, MECH, 1)
                .units(P2, ON_ALBION, INFANTRY, 2));

    assertThat(usable(offered, P1))
        .contains("faction_ability/indoctrination", "action_card/emergency_repairs");
  }

  @Test
  @Rule("space_combat.2.1")
  void theBeginningOfASpaceCombatAndOfItsFirstRoundAreOneWindow() {
    Scenario<CombatState> offered =
        spaceCombat(
            field()
                .player(P1, "mentak")
                .holds(P1, "emergency_repairs")
                .units(P1, "27", CRUISER, 1)
                .damaged(P1, "27", DREADNOUGHT, 1)
                .units(P2, "27", CRUISER, 1));

    assertThat(usable(offered, P1))
        .contains("faction_ability/ambush", "action_card/emergency_repairs");
  }

  @Test
  @Rule({"space_combat.2.2", "space_combat.9.1"})
  void theEndOfTheLastRoundAndOfTheCombatAreOneWindow() {
    Scenario<CombatState> fought =
        spaceCombat(
                field()
                    .player(P1, "hacan")
                    .holds(P1, "emergency_repairs")
                    .units(P1, "27", CRUISER, 1)
                    .damaged(P1, "27", DREADNOUGHT, 1)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, pass(), 10, 10, 1);

    assertThat(moments(fought))
        .containsExactly(Set.of(CombatMoment.COMBAT_ENDS, CombatMoment.ROUND_ENDS));
  }

  @Test
  @Rule("space_combat.5.5")
  void whoRerollsDoesSoBeforeTheOtherSideRolls() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P1, "letnev")
                .effect(P1, "faction_ability/munitions_reserves")
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CRUISER, 1),
            1,
            7,
            1);

    List<Class<?>> dice =
        fought.events().stream()
            .<Class<?>>map(Object::getClass)
            .filter(kind -> kind == DiceRolled.class || kind == DiceRerolled.class)
            .toList();
    assertThat(dice).containsExactly(DiceRolled.class, DiceRerolled.class, DiceRolled.class);
  }

  @Test
  @Rule({"action_card/reflective_shielding.N1", "action_card/reflective_shielding.N1.1"})
  void hitsOfAReflectionJoinThoseOfTheRollAndWhoWasMendedCannotSustainThem() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .holds(P1, "reflective_shielding")
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P2, "27", CRUISER, 4),
                5,
                7,
                1,
                1,
                1)
            .when(P1, sustain(group(DREADNOUGHT, 1)));

    Scenario<CombatState> reflected = asked.when(P1, use("action_card/reflective_shielding"), 5, 1);
    assertThat(count(reflected, P2, "27", CRUISER)).isZero();
    assertThat(outcomes(reflected)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule({
    "action_card/reflective_shielding.N2",
    "faction_ability/ambush.N4.1",
    "technology/dimensional_splicer.N5.1"
  })
  void aReflectionBeforeAnyRollIsAssignedAtOnce() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .player(P1, "mentak")
                    .holds(P2, "reflective_shielding")
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, "27", DREADNOUGHT, 1))
            .when(P1, use("faction_ability/ambush"), 7, 1)
            .when(P2, sustain(group(DREADNOUGHT, 1)));

    assertThat(usable(asked, P2)).containsExactly("action_card/reflective_shielding");
    Scenario<CombatState> over = asked.when(P2, use("action_card/reflective_shielding"));
    assertThat(rolls(over)).isEmpty();
    assertThat(outcomes(over)).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule("unit/dynamo.N3")
  void dynamoAndADirectHitAnswerTheSameSustaining() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .player(P1, "empyrean")
                    .goods(P1, 2, 0)
                    .holds(P2, "direct_hit")
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P2, "27", CRUISER, 1),
                1,
                1,
                7)
            .when(P1, sustain(group(FLAGSHIP, 1)));

    assertThat(usable(asked, P1)).containsExactly("unit/dynamo");
    Scenario<CombatState> passed = asked.when(P1, pass());
    assertThat(usable(passed, P2)).containsExactly("action_card/direct_hit");
    Scenario<CombatState> hit = passed.when(P2, use("action_card/direct_hit"));
    assertThat(count(hit, P1, "27", FLAGSHIP)).isZero();
  }

  @Test
  @Rule({"unit/dynamo.N2", "faction_ability/raid_formation.N4.3"})
  void dynamoDoesNotMendWhatARaidHasDamaged() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .player(P1, "argent")
                .player(P2, "empyrean")
                .goods(P2, 2, 0)
                .units(P1, "27", DESTROYER, 1)
                .units(P2, "27", FLAGSHIP, 1),
            9,
            1,
            1,
            5,
            1);

    assertThat(damaged(fought, P2, "27", FLAGSHIP)).isEqualTo(1);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule({"leader/kuuasi_aun_jalatai.N1", "leader/kuuasi_aun_jalatai.N3"})
  void kuuasiComesAsAnyRoundBeginsInWhichHisSideFights() {
    TableKit kit =
        field()
            .player(P1, "keleres")
            .controls(P1, "new_albion")
            .leaders(P1, "kuuasi_aun_jalatai")
            .leaders(P3, "kuuasi_aun_jalatai")
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", CRUISER, 1);
    Scenario<CombatState> first = spaceCombat(kit);

    assertThat(first.awaited()).containsExactly(P1);
    Scenario<CombatState> second = first.when(P1, pass(), 1, 1);
    assertThat(usable(second, P1)).containsExactly("leader/kuuasi_aun_jalatai");
    Scenario<CombatState> come =
        second
            .when(P1, use("leader/kuuasi_aun_jalatai"))
            .when(P1, choose("cruiser"))
            .when(P1, choose("cruiser"), 10, 1, 1, 1, 1, 1);
    assertThat(count(come, P1, "27", CRUISER)).isEqualTo(3);
    assertThat(count(come, P1, "27", FLAGSHIP)).isEqualTo(1);
  }

  @Test
  @Rule("faction_ability/devotion.N2")
  void shieldsHoldAgainstDevotion() {
    Scenario<CombatState> hit =
        spaceCombat(
                field()
                    .player(P1, "yin")
                    .holds(P2, "shields_holding")
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, "27", DREADNOUGHT, 1),
                1,
                1,
                1)
            .when(P1, use("faction_ability/devotion"));

    assertThat(usable(hit, P2)).containsExactly("action_card/shields_holding");
  }

  @Test
  @Rule("leader/ta_zern.N2")
  void whatInfantryThrowToComeBackIsNotThrownAgain() {
    Scenario<CombatState> fought =
        groundCombat(
            field()
                .effect(P2, "leader/ta_zern")
                .technologies(P2, "infantry_ii")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1),
            8,
            1,
            1);

    assertThat(thrown(fought)).hasSize(1);
    assertThat(AwaitedInfantry.of(fought.table(), P2)).isZero();
  }
}
