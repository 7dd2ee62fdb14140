package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.procedure.CombatOutcome.Fought;

/** Yin may make one of the opponent's infantry its own as a ground combat begins. */
class IndoctrinationTest extends GroundCombats {
  @Test
  @Rule({"unit/moyins_ashes.N1", "unit/moyins_ashes.N3", "faction_ability/indoctrination.N2"})
  void oneInfluenceMoreMakesItAMechOnceACombat() {
    Scenario<CombatState> offered =
        groundCombat(
            field()
                .player(P1, "yin")
                .controls(P1, "mecatol_rex", "wellon")
                .goods(P1, 3, 0)
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 3));
    Scenario<CombatState> paid =
        offered.when(P1, use("unit/moyins_ashes")).when(P1, choose("mecatol_rex"), 6, 8, 1, 1);

    // Nothing more is offered: a mech and an infantry hit the two that are left.
    assertThat(count(paid, P1, ON_ALBION, MECH)).isEqualTo(1);
    assertThat(count(paid, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(outcomes(paid)).endsWith(new Fought(Optional.of(P1)));

    Scenario<CombatState> noneLeft =
        groundCombat(
            field()
                .player(P1, "yin")
                .goods(P1, 3, 0)
                .units(P1, ON_STARPOINT, MECH, 4)
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 3));
    assertThat(usable(noneLeft, P1)).containsExactly("faction_ability/indoctrination");
  }

  @Test
  @Rule({"faction_ability/indoctrination.N1", "faction_ability/indoctrination.N4"})
  void indoctrinationOfTheLastInfantryWinsTheCombatAtOnce() {
    Scenario<CombatState> offered =
        groundCombat(
            field()
                .player(P1, "yin")
                .goods(P1, 3, 0)
                .technologies(P2, "magen_defense_grid")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, PDS, 1));

    assertThat(usable(offered, P1))
        .containsExactlyInAnyOrder("faction_ability/indoctrination", "unit/moyins_ashes");
    assertThat(usable(offered.when(P1, pass()), P2))
        .as("at the start of a combat that begins")
        .containsExactly("technology/magen_defense_grid");
    Scenario<CombatState> won = offered.when(P1, use("faction_ability/indoctrination"));
    assertThat(won.awaited()).as("who has lost uses nothing more").isEmpty();
    assertThat(rolls(won)).isEmpty();
    assertThat(count(won, P1, ON_ALBION, INFANTRY)).isEqualTo(2);
    assertThat(won.table().player(P1).tradeGoods()).isEqualTo(1);
    assertThat(outcomes(won)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule({"faction_ability/indoctrination.N3", "unit/moyins_ashes.N2"})
  void againstMechsAloneThereIsNoIndoctrination() {
    Scenario<CombatState> fought =
        groundCombat(
            field()
                .player(P1, "yin")
                .goods(P1, 3, 0)
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, MECH, 1),
            1,
            10);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  void whoCannotPayIsNotOfferedIndoctrination() {
    Scenario<CombatState> fought =
        groundCombat(
            field()
                .player(P1, "yin")
                .goods(P1, 1, 0)
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1),
            1,
            10);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P2)));
  }
}
