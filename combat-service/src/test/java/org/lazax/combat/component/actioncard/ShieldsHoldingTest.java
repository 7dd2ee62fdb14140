package org.lazax.combat.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRolled;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.table.galaxy.Marker;

/** Against which hits shields hold. P2 has the card. */
class ShieldsHoldingTest {
  private static final String SHIELDS = "action_card/shields_holding";

  @Test
  @Rule("anti_fighter_barrage.N2")
  void twoOfThreeHitsOfABarrageAreCancelled() {
    Scenario<CombatState> barrage =
        spaceCombat(
            field()
                .holds(P2, "shields_holding")
                .units(P1, "27", DESTROYER, 2)
                .units(P2, "27", CARRIER, 1)
                .units(P2, "27", FIGHTER, 3),
            9,
            9,
            9,
            1);
    assertThat(usable(barrage, P2)).containsExactly(SHIELDS);

    Scenario<CombatState> held = barrage.when(P2, use(SHIELDS), 1, 1, 1, 1, 1, 1, 1, 1, 10, 10);
    assertThat(count(held, P2, "27", FIGHTER)).isEqualTo(2);
  }

  @Test
  @Rule("faction_ability/ambush.N3")
  void theyHoldAgainstAnAmbush() {
    Scenario<CombatState> ambush =
        spaceCombat(
                field()
                    .player(P1, "mentak")
                    .holds(P2, "shields_holding")
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, use("faction_ability/ambush"), 7, 7);

    assertThat(usable(ambush, P2)).containsExactly(SHIELDS);
    Scenario<CombatState> held = ambush.when(P2, use(SHIELDS), 7, 7, 10);
    assertThat(rolls(held)).extracting(DiceRolled::seat).as("it still fights").contains(P2);
  }

  @Test
  @Rule("technology/dimensional_splicer.N4")
  void theyHoldAgainstTheHitOfASplicer() {
    Scenario<CombatState> spliced =
        spaceCombat(
                field()
                    .tile("26", 5, 5)
                    .technologies(P1, "dimensional_splicer")
                    .holds(P2, "shields_holding")
                    .marker(Marker.CREUSS_ALPHA, "27")
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, use("technology/dimensional_splicer"));

    assertThat(usable(spliced, P2)).containsExactly(SHIELDS);
    Scenario<CombatState> held = spliced.when(P2, use(SHIELDS), 7, 10);
    assertThat(rolls(held)).extracting(DiceRolled::seat).as("it still fights").contains(P2);
  }

  @Test
  @Rule("action_card/shields_holding.N2")
  void theyDoNotHoldAgainstDestruction() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .technologies(P1, "assault_cannon")
                .holds(P2, "shields_holding")
                .units(P1, "27", CRUISER, 3)
                .units(P2, "27", DREADNOUGHT, 1));

    assertThat(fought.awaited()).isEmpty();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("action_card/shields_holding.N3")
  void theyDoNotHoldOnPlanets() {
    Scenario<CombatState> fought =
        fight(
            field()
                .holds(P2, "shields_holding")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            8,
            1);

    assertThat(fought.awaited()).isEmpty();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }
}
