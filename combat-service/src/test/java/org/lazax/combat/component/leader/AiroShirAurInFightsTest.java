package org.lazax.combat.component.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.SPACE;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.rolls;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.combat.state.CombatBegan;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.RetreatAnnounced;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.SpaceCombat;

/** Mahact (p1) has moved ships of p2 upon those of p3. Either could retreat from an open combat. */
class AiroShirAurInFightsTest {
  private static TableKit moved() {
    return field()
        .tile("28", 0, 1)
        .player(P1, "mahact")
        .units(P2, "27", CARRIER, 1)
        .units(P3, "27", CARRIER, 1)
        .units(P2, "28", CRUISER, 1)
        .controls(P3, "wellon");
  }

  private static Scenario<CombatState> combat(TableKit kit, int... dice) {
    return fight(
        kit.frame(new Turn(P1).acting()).frame(SpaceCombat.withoutRetreat(SYSTEM, P2, P3)), dice);
  }

  @Test
  @Rule("leader/airo_shir_aur.N12")
  void whoseShipsWereMovedAttacksAndNobodyMayRetreat() {
    Scenario<CombatState> fought = combat(moved(), 10, 1);

    assertThat(happened(fought, CombatBegan.class)).containsExactly(new CombatBegan(SPACE, P2, P3));
    assertThat(rolls(fought)).as("neither was asked before").hasSize(2);
    assertThat(count(fought, P3, "27", CARRIER)).isZero();

    Scenario<CombatState> open =
        fight(moved().frame(new Turn(P1).acting()).frame(new SpaceCombat(SYSTEM, P2, P3)));
    assertThat(open.awaited()).as("in any other combat").containsExactly(P3);
  }

  @Test
  @Rule("action_card/rout.N2")
  void nobodyIsRoutedThere() {
    Scenario<CombatState> fought = combat(moved().holds(P3, "rout"), 10, 1);

    assertThat(happened(fought, RetreatAnnounced.class)).isEmpty();
    assertThat(fought.awaited()).isEmpty();
    assertThat(fought.table().player(P3).actionCards()).hasSize(1);

    Scenario<CombatState> open =
        fight(
            moved()
                .holds(P3, "rout")
                .frame(new Turn(P1).acting())
                .frame(new SpaceCombat(SYSTEM, P2, P3)));
    assertThat(usable(open, P3)).as("in any other combat").containsExactly("action_card/rout");
  }

  @Test
  void noCardTakesTheShipsAway() {
    TableKit kit = moved().holds(P2, "skilled_retreat");

    assertThat(combat(kit, 10, 1).awaited()).isEmpty();
    assertThat(
            usable(
                fight(kit.frame(new Turn(P1).acting()).frame(new SpaceCombat(SYSTEM, P2, P3))), P2))
        .as("in any other combat")
        .containsExactly("action_card/skilled_retreat");
  }

  @Test
  @Rule("leader/airo_shir_aur.N11")
  void whatAWinnerProducesInTheActiveSystemComesToTheCombat() {
    Scenario<CombatState> won =
        combat(moved().player(P2, "mentak").technologies(P2, "salvage_operations"), 10, 1);

    Scenario<CombatState> producing = won.when(P2, use("technology/salvage_operations#ship"));

    assertThat(producing.table().kernel().frame().map(Frame::procedure))
        .contains(
            Production.by(
                new Allowance(
                    Optional.of(1), Optional.empty(), List.of(CARRIER), Optional.empty(), false),
                P2,
                SYSTEM));
  }

  @Test
  @Rule("leader/airo_shir_aur.N12.1")
  void mahactComesFirstThenTheSidesByInitiativeFromThere() {
    TableKit kit =
        moved()
            .leaders(P1, "viscount_unlenn")
            .damaged(P2, "27", DREADNOUGHT, 1)
            .damaged(P3, "27", DREADNOUGHT, 1)
            .holds(P2, "emergency_repairs")
            .holds(P3, "emergency_repairs");
    TableKit numbers = takes(takes(takes(kit, P1, "construction"), P2, "diplomacy"), P3, "warfare");

    Scenario<CombatState> asked = combat(numbers);

    assertThat(asked.awaited()).as("4").containsExactly(P1);
    Scenario<CombatState> next = asked.when(P1, pass());
    assertThat(next.awaited()).as("6").containsExactly(P3);
    assertThat(next.when(P3, pass()).awaited()).as("2").containsExactly(P2);
  }

  private static TableKit takes(TableKit kit, Seat seat, String card) {
    return kit.with(
        t -> t.withPlayer(seat, p -> p.withStrategyCards(Map.of(new StrategyCardId(card), false))));
  }
}
