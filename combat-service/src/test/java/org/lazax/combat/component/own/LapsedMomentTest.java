package org.lazax.combat.component.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

/** What follows upon a destruction is offered then and not later. */
class LapsedMomentTest {
  private static final String SINGULARITY = "faction_ability/technological_singularity";

  @Test
  @Rule("abilities.14.1")
  void whatIsLetPassIsNotOfferedInTheNextRoundForTheSameShip() {
    TableKit nekro =
        field()
            .player(P1, "nekro")
            .technologies(P2, "gravity_drive")
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", FIGHTER, 2);
    Scenario<CombatState> destroyed = spaceCombat(nekro, 7, 1, 1);
    assertThat(usable(destroyed, P1)).containsExactly(SINGULARITY);

    // Nobody hits in the second round; in the third the other fighter is destroyed.
    Scenario<CombatState> later = destroyed.when(P1, pass(), 1, 1, 7, 1).thenAccepted();
    assertThat(rolls(later)).as("two rounds, two sides").hasSize(4);
    assertThat(usable(later, P1)).containsExactly(SINGULARITY);
  }
}
