package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatRoundBegan;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.table.event.units.UnitsRepaired;
import org.lazax.table.leaders.LeaderState;

/** The Thundarian has a whole round rolled again. */
class RolledAgainTest {
  @Test
  @Rule({
    "leader/the_thundarian.N2",
    "leader/the_thundarian.N3",
    "leader/the_thundarian.N4",
    "leader/clever_clever_ssruu.N6"
  })
  void whatBothHaveRolledIsTakenBackAndRolledAgain() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .leaders(P2, "the_thundarian", "clever_clever_ssruu")
                .leader(P3, "the_thundarian", LeaderState.EXHAUSTED)
                .effect(P1, "action_card/morale_boost")
                .units(P1, "27", CRUISER, 1)
                .units(P2, "27", CRUISER, 1),
            6,
            1);
    assertThat(usable(asked, P2)).containsExactly("leader/the_thundarian");
    assertThat(count(asked, P2, "27", CRUISER)).isEqualTo(1);

    Scenario<CombatState> again = asked.when(P2, use("leader/the_thundarian"), 1, 7);
    assertThat(count(again, P1, "27", CRUISER)).isEqualTo(1);
    // What lasts for the round still does, and what was rolled anew may be taken back again.
    assertThat(rolls(again).getFirst().groups().getFirst().modifiers()).hasSize(1);
    assertThat(usable(again, P2)).containsExactly("leader/the_thundarian");
    Scenario<CombatState> over = again.when(P2, pass());
    assertThat(outcomes(over)).endsWith(new Fought(Optional.of(P2)));
    assertThat(happened(over, CombatRoundBegan.class)).isEmpty();
  }

  @Test
  @Rule("leader/the_thundarian.N2.1")
  void whatIsDoneOnceARoundIsNotDoneAgainForTheNewRoll() {
    Scenario<CombatState> rolled =
        spaceCombat(
            field()
                .player(P1, "letnev")
                .leaders(P2, "the_thundarian")
                .damaged(P1, "27", FLAGSHIP, 1)
                .units(P2, "27", CRUISER, 1),
            5,
            1,
            7);
    assertThat(rolled.events()).hasAtLeastOneElementOfType(UnitsRepaired.class);

    Scenario<CombatState> again = rolled.when(P2, use("leader/the_thundarian"), 1, 1, 7);
    assertThat(rolls(again)).hasSize(2);
    assertThat(again.events()).noneMatch(UnitsRepaired.class::isInstance);
  }

  @Test
  @Rule("leader/the_thundarian.N3.1")
  void whatWasPaidForDiceThatAreTakenBackIsLostAndMayBePaidAgain() {
    Scenario<CombatState> paid =
        spaceCombat(
                field()
                    .player(P1, "hacan")
                    .leaders(P2, "the_thundarian")
                    .goods(P1, 2, 0)
                    .units(P1, "27", FLAGSHIP, 1)
                    .units(P2, "27", CRUISER, 1),
                6,
                1)
            .when(P1, use("unit/wrath_of_kenara"), 1);
    Scenario<CombatState> again = paid.when(P2, use("leader/the_thundarian"), 6, 1);

    assertThat(again.table().player(P1).tradeGoods()).isEqualTo(1);
    assertThat(count(again, P2, "27", CRUISER)).isEqualTo(1);
    assertThat(usable(again, P1)).containsExactly("unit/wrath_of_kenara");
    Scenario<CombatState> over = again.when(P1, use("unit/wrath_of_kenara"), 1);
    assertThat(over.table().player(P1).tradeGoods()).isZero();
    assertThat(count(over, P2, "27", CRUISER)).isZero();
  }

  @Test
  @Rule("leader/the_thundarian.N3.4")
  void warFundingForARollThatIsTakenBackHasGoneBackToItsOwnerForNothing() {
    Scenario<CombatState> funded =
        spaceCombat(
                field()
                    .player(P3, "letnev")
                    .notes(P1, "war_funding")
                    .leaders(P2, "the_thundarian", "clever_clever_ssruu")
                    .leader(P3, "the_thundarian", LeaderState.EXHAUSTED)
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CRUISER, 1),
                1,
                1)
            .when(P1, use("promissory_note/war_funding"), 7);
    assertThat(usable(funded, P2)).containsExactly("leader/the_thundarian");

    Scenario<CombatState> again = funded.when(P2, use("leader/the_thundarian"), 1, 1);
    assertThat(count(again, P2, "27", CRUISER)).isEqualTo(1);
    assertThat(again.awaited()).containsExactly(P2);
    assertThat(usable(again, P1)).doesNotContain("promissory_note/war_funding");
  }

  @Test
  @Rule("leader/the_thundarian.N3.5")
  void theExtraHitForARollThatIsTakenBackIsTakenBackToo() {
    Scenario<CombatState> asked =
        fight(
            field()
                .player(P1, "sardakk_norr")
                .technologies(P1, "valkyrie_particle_weave")
                .leaders(P1, "the_thundarian", "clever_clever_ssruu")
                .leader(P3, "the_thundarian", LeaderState.EXHAUSTED)
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            1,
            8);
    Scenario<CombatState> again = asked.when(P1, use("leader/the_thundarian"), 1, 1);

    assertThat(count(again, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(count(again, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
  }
}
