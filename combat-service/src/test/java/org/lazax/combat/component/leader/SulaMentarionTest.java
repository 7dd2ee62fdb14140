package org.lazax.combat.component.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.trade.TransactionMade;
import org.lazax.table.notes.Note;

/** P1 attacks P2, who has the commander. */
class SulaMentarionTest {
  private static final String SULA = "leader/sula_mentarion";

  @Test
  @Rule({"leader/sula_mentarion.N1", "leader/sula_mentarion.N2"})
  void theLoserOfASpaceCombatPicksANoteAndGivesIt() {
    Scenario<CombatState> won = spaceCombat(holding("ceasefire@p1", "trade_agreement@p1"), 1, 9);
    assertThat(usable(won, P2)).containsExactly(SULA);
    Scenario<CombatState> asked = won.when(P2, use(SULA)).thenAccepted();
    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(((AbilityOption.Choice) asked.options(P1).getFirst()).candidates())
        .containsExactly("ceasefire@p1", "trade_agreement@p1");

    Scenario<CombatState> given = asked.when(P1, choose("trade_agreement@p1")).thenAccepted();
    assertThat(given.table().player(P2).notes()).containsExactly(Note.parse("trade_agreement@p1"));
    assertThat(given.table().player(P1).notes()).containsExactly(Note.parse("ceasefire@p1"));
    assertThat(given.happened()).noneMatch(TransactionMade.class::isInstance);
  }

  @Test
  void whoHasLostOrFacesAnEmptyHandGainsNothing() {
    assertThat(spaceCombat(kit(), 1, 9).awaited()).isEmpty();
    assertThat(spaceCombat(holding("ceasefire@p1"), 9, 1).awaited()).isEmpty();
    assertThat(spaceCombat(holding("ceasefire@p1"), 9, 9).awaited()).isEmpty();
  }

  /** P1 holds these notes of its own. */
  private static TableKit holding(String... notes) {
    return kit()
        .notes(P1, notes)
        .with(table -> table.withPlayer(P1, player -> player.withNoteReceived(false)));
  }

  private static TableKit kit() {
    return field()
        .player(P2, "mentak")
        .leaders(P2, "sula_mentarion")
        .units(P1, "27", CARRIER, 1)
        .units(P2, "27", CARRIER, 1);
  }
}
