package org.lazax.combat.spacecombat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.rolls;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.combat.Field;
import org.lazax.combat.state.CombatBegan;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRolled;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.SpaceCombat;

/** Two players fight in the turn of a third, whose doing it is. */
class CombatOfOthersTest {
  private static final String REPAIRS = "action_card/emergency_repairs";

  /** The ships of p2 were brought to where p3 is, in the turn of p1. */
  private static Scenario<CombatState> combat(TableKit kit, int... dice) {
    return fight(kit.frame(new Turn(P1)).frame(new SpaceCombat(SYSTEM, P2, P3)), dice);
  }

  private static TableKit holds(TableKit kit, Seat seat, String card) {
    return kit.with(
        t -> t.withPlayer(seat, p -> p.withStrategyCards(Map.of(new StrategyCardId(card), false))));
  }

  @Test
  @Rule({"attacker.N3", "defender.N1"})
  void whoseShipsWereMovedAttacksAndWhoWasThereDefends() {
    Scenario<CombatState> fought =
        combat(
            field()
                .player(P1, "mahact")
                .units(P2, "27", CARRIER, 1)
                .units(P2, "27", CRUISER, 1)
                .units(P3, "27", CRUISER, 1)
                .units(P3, "27", CARRIER, 1),
            10,
            1,
            10,
            1);

    assertThat(happened(fought, CombatBegan.class))
        .containsExactly(new CombatBegan(Field.SPACE, P2, P3));
    assertThat(rolls(fought)).extracting(DiceRolled::seat).containsExactly(P2, P3);
    // The attacker is the first to choose who is destroyed.
    assertThat(fought.awaited()).containsExactly(P2);
  }

  @Test
  @Rule({"attacker.N3.1", "defender.N1.1"})
  void whoComesFirstIsCountedFromThePlayerWhoseTurnItIs() {
    TableKit sides =
        field()
            .player(P1, "mahact")
            .holds(P2, "emergency_repairs")
            .holds(P3, "emergency_repairs")
            .units(P2, "27", CRUISER, 1)
            .damaged(P2, "27", DREADNOUGHT, 1)
            .units(P3, "27", CRUISER, 1)
            .damaged(P3, "27", DREADNOUGHT, 1);
    TableKit defenderFirst =
        holds(holds(holds(sides, P1, "politics"), P3, "construction"), P2, "warfare");

    Scenario<CombatState> asked = combat(defenderFirst);
    assertThat(asked.awaited()).containsExactly(P3);
    assertThat(usable(asked, P3)).contains(REPAIRS);
    assertThat(asked.when(P3, pass()).awaited()).containsExactly(P2);

    TableKit attackerFirst =
        holds(holds(holds(sides, P1, "trade"), P3, "construction"), P2, "warfare");
    assertThat(combat(attackerFirst).awaited()).containsExactly(P2);
  }
}
