package org.lazax.combat.component.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.SPACE;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;
import org.lazax.table.event.leaders.LeaderUnlocked;
import org.lazax.table.event.trade.TransactionMade;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.notes.Note;
import org.lazax.table.units.UnitStack;

/** P1 attacks P2, who has the commander. */
class SulaMentarionTest {
  private static final String SULA = "leader/sula_mentarion";
  private static final LeaderUnlocked UNLOCKED =
      new LeaderUnlocked(P2, new LeaderId("sula_mentarion"));

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

  @Test
  @Rule("leader/sula_mentarion.N3")
  void aFourthCruiserBuiltAfterTheWinComesTooLateForIt() {
    Scenario<CombatState> late = salvaged(LeaderState.LOCKED);
    assertThat(late.happened()).contains(UNLOCKED);
    assertThat(usable(late, P2)).doesNotContain(SULA);
    assertThat(late.table().kernel().effects()).as("it acts at the next victory").isEmpty();

    assertThat(usable(salvaged(LeaderState.UNLOCKED), P2)).containsExactly(SULA);
  }

  @Test
  @Rule("leader/sula_mentarion.N4")
  void aFourthCruiserPlacedDuringTheCombatUnlocksHerForIt() {
    Scenario<CombatState> won = copied(1, 9, 1);
    assertThat(won.happened()).contains(UNLOCKED);
    assertThat(usable(won, P2)).containsExactly(SULA);
    assertThat(usable(unlockable(2).when(P1, destroy(group(CRUISER, 1)), 1, 9, 1), P2))
        .as("three cruisers are too few")
        .isEmpty();
  }

  @Test
  @Rule("leader/sula_mentarion.N4.1")
  void sheStaysUnlockedWhenTheCruiserIsLostAgain() {
    Scenario<CombatState> lost =
        copied(9, 1, 1).when(P2, destroy(group(CRUISER, 1)), 1, 9).thenAccepted();

    assertThat(count(lost, P2, "27", CRUISER)).isZero();
    assertThat(usable(lost, P2)).containsExactly(SULA);
  }

  /** The first hit destroys a cruiser, of which P2 places a copy. Then a round is fought. */
  private static Scenario<CombatState> copied(int... dice) {
    return unlockable(3).when(P1, destroy(group(CRUISER, 1)), dice);
  }

  /** P2 has so many cruisers elsewhere, and its only ship here has hit one of two. */
  private static Scenario<CombatState> unlockable(int cruisers) {
    return spaceCombat(
        holding("ceasefire@p1")
            .units(P1, "27", CRUISER, 1)
            .sheet(P2, 3, 9, 2)
            .leader(P2, "sula_mentarion", LeaderState.LOCKED)
            .effect(P2, "leader/ipswitch_loose_cannon")
            .units(P2, "46", CRUISER, cruisers)
            .with(table -> table.withRound(1)),
        1,
        1,
        9);
  }

  /** P2 has won with three cruisers, and the fourth has just been built. */
  private static Scenario<CombatState> salvaged(LeaderState leader) {
    Table producing =
        spaceCombat(
                holding(CRUISER, "ceasefire@p1")
                    .leader(P2, "sula_mentarion", leader)
                    .technologies(P2, "salvage_operations")
                    .units(P2, "46", CRUISER, 3)
                    .with(table -> table.withRound(1)),
                1,
                9)
            .when(P2, use("technology/salvage_operations#ship"))
            .thenAccepted()
            .table();
    int production = producing.kernel().frame().orElseThrow().id();
    Table built =
        new UnitsPlaced(SPACE, List.of(UnitStack.of(P2, CRUISER, 1)))
            .fold(producing)
            .evolve(new FrameClosed(production, Outcome.DONE), Stamp.NONE);
    return fight(kit().with(_ -> built));
  }

  /** P1 holds these notes of its own. */
  private static TableKit holding(String... notes) {
    return holding(CARRIER, notes);
  }

  private static TableKit holding(UnitType ship, String... notes) {
    return kit(ship)
        .notes(P1, notes)
        .with(table -> table.withPlayer(P1, player -> player.withNoteReceived(false)));
  }

  private static TableKit kit() {
    return kit(CARRIER);
  }

  /** P1 attacks with one ship of this type. */
  private static TableKit kit(UnitType ship) {
    return field()
        .player(P2, "mentak")
        .leaders(P2, "sula_mentarion")
        .units(P1, "27", ship, 1)
        .units(P2, "27", CARRIER, 1);
  }
}
