package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRerolled;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.RollHits.Hits;

/** What has dice of a space combat rolled again. */
class RerollsTest {
  @Test
  @Rule({"faction_ability/munitions_reserves.N1", "rerolls.1", "rerolls.N1"})
  void munitionsReservesRerollTheMissesOfOneRoundAndNoBarrage() {
    Scenario<CombatState> offered =
        spaceCombat(
            field()
                .player(P1, "letnev")
                .goods(P1, 3, 0)
                .units(P1, "27", CRUISER, 2)
                .units(P1, "27", DESTROYER, 1)
                .units(P2, "27", CRUISER, 3));

    assertThat(usable(offered, P1)).containsExactly("faction_ability/munitions_reserves");
    Scenario<CombatState> rolled =
        offered.when(
            P1, use("faction_ability/munitions_reserves"), 1, 1, 10, 2, 1, 9, 5, 10, 10, 10);

    assertThat(rolled.table().player(P1).tradeGoods()).isEqualTo(1);
    DiceRerolled again = happened(rolled, DiceRerolled.class).getFirst();
    assertThat(happened(rolled, DiceRerolled.class)).hasSize(1);
    assertThat(again.groups().getFirst().results()).containsExactly(10, 9);
    assertThat(again.again()).containsExactly(List.of(1), List.of(0));
    assertThat(count(rolled, P2, "27", CRUISER)).isEqualTo(1);
  }

  @Test
  @Rule("rerolls.2")
  void oneAbilityRerollsADieOnceAndAnotherMayRerollItToo() {
    Scenario<CombatState> fired =
        cannons(
                field()
                    .effect(P2, "leader/ta_zern")
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, ON_ALBION, PDS, 2)
                    .holds(P3, "scramble_frequency"))
            .when(P2, new FireSpaceCannon(Optional.empty()), 1, 2, 6, 3);
    assertThat(happened(fired, DiceRerolled.class))
        .as("each miss once, though one missed again")
        .singleElement()
        .matches(again -> again.again().equals(List.of(List.of(0, 1))));
    assertThat(usable(fired, P3)).containsExactly("action_card/scramble_frequency");

    Scenario<CombatState> scrambled = fired.when(P3, use("action_card/scramble_frequency"), 4, 5);
    assertThat(happened(scrambled, DiceRerolled.class))
        .as("not by the commander again")
        .singleElement()
        .matches(again -> again.again().equals(List.of(List.of(0, 1))));
    assertThat(count(scrambled, P1, "27", CRUISER)).isEqualTo(2);
  }

  @Test
  @Rule("rerolls.3")
  void diceAreRerolledBeforeAnotherAbilityAnswersThem() {
    Scenario<CombatState> rolled =
        spaceCombat(
                field()
                    .player(P1, "letnev")
                    .goods(P1, 2, 0)
                    .leaders(P2, "the_thundarian")
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, use("faction_ability/munitions_reserves"), 1, 10, 1);

    assertThat(happened(rolled, DiceRerolled.class)).hasSize(1);
    assertThat(usable(rolled, P2)).containsExactly("leader/the_thundarian");
    assertThat(rolled.table().kernel().within(RollHits.class).orElseThrow().progress().hits())
        .as("one on the opponent, by the die as it lies now")
        .extracting(Hits::on, Hits::count)
        .containsExactly(tuple(P2, 1));
    assertThat(count(rolled.when(P2, pass()), P2, "27", CRUISER)).isZero();
  }

  @Test
  @Rule("action_card/morale_boost.N1")
  void aMoraleBoostIsForRerollsOfTheRoundToo() {
    Scenario<CombatState> boosted =
        spaceCombat(
                field()
                    .player(P1, "letnev")
                    .goods(P1, 2, 0)
                    .holds(P1, "morale_boost")
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, use("action_card/morale_boost"));

    Scenario<CombatState> fought =
        boosted.when(P1, use("faction_ability/munitions_reserves"), 1, 6, 1);
    assertThat(happened(fought, DiceRerolled.class)).hasSize(1);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }
}
