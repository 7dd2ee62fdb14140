package org.lazax.map.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.map.movement.MovementKit.move;
import static org.lazax.map.movement.MovementKit.moving;
import static org.lazax.map.movement.MovementKit.ship;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;
import static org.lazax.rules.kit.TableKit.P4;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Service;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.tokens.Pool;

/** P1 moves a cruiser to a PDS of P2, who holds the note of P3. */
class StymieTest {
  private static final Command USE =
      new AbilityCommand.UseAbility(Service.MAP, AbilityRef.parse("promissory_note/stymie"));

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "sol")
        .player(P3, "arborec")
        .tile("38", 0, 0)
        .tile("19", 1, 0)
        .tile("1", 2, 0)
        .tile("27", 3, 0)
        .units(P1, "38", CRUISER, 1)
        .notes(P2, "stymie")
        .frame(
            new TacticalAction(P1, SystemId.of("19"))
                .at(TacticalAction.Progress.Step.SPACE_CANNON_OFFENSE));
  }

  private static Scenario<MapState> came(TableKit kit) {
    return moving(kit, P1, "19").when(P1, move(ship(CRUISER, "38"))).thenAccepted();
  }

  private static Command choose(String chosen) {
    return new AbilityCommand.Choose(Service.MAP, List.of(chosen));
  }

  @Test
  @Rule("promissory_note/stymie.N5")
  void aTokenOfTheMoverLocksASystemThatIsNoHomeSystem() {
    Scenario<MapState> asked = came(board().units(P2, "19/wellon", PDS, 1)).when(P2, USE);
    assertThat(((AbilityOption.Choice) asked.options(P2).getFirst()).candidates())
        .contains("38", "27")
        .doesNotContain("1", "19");

    Scenario<MapState> placed = asked.when(P2, choose("38"));
    if (placed.awaited().contains(P1)) {
      placed = placed.when(P1, choose(Pool.REINFORCEMENTS.word()));
    }
    assertThat(placed.happened())
        .contains(
            new TokenPlaced(P1, Pool.REINFORCEMENTS, SystemId.of("38")),
            new PromissoryNoteReturned(P2, Note.parse("stymie")));

    Scenario<MapState> none =
        came(board().sheet(P1, 10, 3, 2).units(P2, "19/wellon", PDS, 1))
            .when(P2, USE)
            .when(P2, choose("38"))
            .thenAccepted();
    assertThat(none.awaited()).as("the mover chooses the pool").containsExactly(P1);
    assertThat(none.when(P1, choose(Pool.FLEET.word())).thenAccepted().happened())
        .contains(new TokenPlaced(P1, Pool.FLEET, SystemId.of("38")));
  }

  @Test
  @Rule("promissory_note/stymie.N6")
  void theHomeSystemOfAnEliminatedPlayerIsNotChosen() {
    TableKit kit =
        TableKit.players(4)
            .player(P1, "sol")
            .player(P3, "arborec")
            .player(P4, "letnev")
            .with(new PlayerEliminated(P4)::fold)
            .tile("38", 0, 0)
            .tile("19", 1, 0)
            .tile("10", 2, 0)
            .tile("27", 3, 0)
            .units(P1, "38", CRUISER, 1)
            .units(P2, "19/wellon", PDS, 1)
            .notes(P2, "stymie")
            .frame(
                new TacticalAction(P1, SystemId.of("19"))
                    .at(TacticalAction.Progress.Step.SPACE_CANNON_OFFENSE));
    Scenario<MapState> asked = came(kit).when(P2, USE);

    assertThat(((AbilityOption.Choice) asked.options(P2).getFirst()).candidates())
        .containsExactlyInAnyOrder("38", "27");
    asked.when(P2, choose("10")).thenRefusedAs("no-such-choice");
  }

  @Test
  void shipsThatMeetNoUnitsOfTheHolderAreNotMeant() {
    Scenario<MapState> elsewhere = came(board().units(P2, "38/abyz", PDS, 1));
    assertThat(elsewhere.awaited()).isEmpty();
  }
}
