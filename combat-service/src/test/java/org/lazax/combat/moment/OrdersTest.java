package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.Passed;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.ability.StandingOrdersLeft;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.orders.MomentName;

/** Standing orders: who lets the moments of fights pass is not asked at them. */
class OrdersTest {
  private static TableKit cruisers(Seat... absent) {
    return field()
        .units(P1, "27", CRUISER, 1)
        .units(P2, "27", CRUISER, 1)
        .holds(P1, "morale_boost")
        .holds(P2, "sabotage")
        .with(table -> {
          var ordered = table;
          for (Seat seat : absent) {
            ordered =
                new StandingOrdersLeft(seat, Set.of(new MomentName("in-fight"))).fold(ordered);
          }
          return ordered;
        });
  }

  private static List<Seat> passed(Scenario<CombatState> scenario) {
    return scenario.events().stream()
        .filter(Passed.class::isInstance)
        .map(event -> ((Passed) event).seat())
        .toList();
  }

  @Test
  void whoLetsItPassPassesInTheCommitThatAsks() {
    Scenario<CombatState> first = spaceCombat(cruisers(P1));
    assertThat(first.awaited()).containsExactly(P2);
    assertThat(passed(first)).containsExactly(P1);

    Scenario<CombatState> second = spaceCombat(cruisers(P2));
    assertThat(second.awaited()).containsExactly(P1);
    Scenario<CombatState> after = second.when(P1, pass(), 1, 1).thenAccepted();
    assertThat(passed(after)).startsWith(P1, P2);
    assertThat(rolls(after)).hasSize(2);
  }

  @Test
  void whereAllLetItPassNobodyIsAwaited() {
    Scenario<CombatState> fought = spaceCombat(cruisers(P1, P2), 10, 1);

    assertThat(rolls(fought)).hasSize(2);
    assertThat(passed(fought)).startsWith(P1, P2);
  }
}
