package org.lazax.combat.hits;

import static org.assertj.core.api.Assertions.assertThat;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Window;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.kit.Scenario;

/** The turns in which the sides use SUSTAIN DAMAGE. */
abstract class TurnsOfSustaining {
  static final String DIRECT_HIT = "action_card/direct_hit";

  static Window window(Scenario<CombatState> scenario) {
    return scenario.table().kernel().awaiting().orElseThrow();
  }

  static void assertAsked(Scenario<CombatState> scenario, Seat seat) {
    scenario.thenAccepted();
    assertThat(window(scenario).about()).isEqualTo("sustain-damage");
    assertThat(scenario.awaited()).containsExactly(seat);
  }
}
