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

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Service;
import org.lazax.map.state.MapState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Readings;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.table.event.notes.PromissoryNoteGiven;
import org.lazax.table.event.trade.TransactionMade;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;

/** P1 moves a cruiser into a system, in which P2 may have units and Voidwatch. */
class VoidwatchTest {

  @Test
  @Rule({"technology/voidwatch.N1", "technology/voidwatch.N2"})
  void whoMovesShipsToUnitsOfTheOwnerPicksANoteAndGivesIt() {
    Scenario<MapState> asked =
        came(
            board().units(P2, "19/wellon", PDS, 1).notes(P1, "ceasefire@p1", "trade_agreement@p1"));
    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(candidates(asked)).containsExactly("ceasefire@p1", "trade_agreement@p1");

    Scenario<MapState> given =
        asked
            .when(P1, new AbilityCommand.Choose(Service.MAP, List.of("ceasefire@p1")))
            .thenAccepted();
    assertThat(given.table().player(P2).notes()).containsExactly(Note.parse("ceasefire@p1"));
    assertThat(given.table().player(P1).notes()).containsExactly(Note.parse("trade_agreement@p1"));
    assertThat(given.happened()).noneMatch(TransactionMade.class::isInstance);
    assertThat(Readings.of(P3, given).events()).noneMatch(PromissoryNoteGiven.class::isInstance);
  }

  @Test
  @Rule("faction_ability/hubris.N1")
  void theMahactAreGivenNoAlliance() {
    TableKit mahact =
        board().player(P2, "mahact").technologies(P2, "voidwatch").units(P2, "19/wellon", PDS, 1);
    Scenario<MapState> nothing = came(mahact.notes(P1, "alliance@p1"));
    assertThat(nothing.awaited()).isEmpty();
    assertThat(nothing.table().player(P1).notes()).containsExactly(Note.parse("alliance@p1"));
    assertThat(nothing.table().player(P2).notesInPlay()).isEmpty();

    assertThat(candidates(came(mahact.notes(P1, "alliance@p1", "ceasefire@p1"))))
        .containsExactly("ceasefire@p1");
    TableKit others = board().units(P2, "19/wellon", PDS, 1);
    assertThat(candidates(came(others.notes(P1, "alliance@p1")))).containsExactly("alliance@p1");
  }

  private static List<String> candidates(Scenario<MapState> asked) {
    return ((AbilityOption.Choice) asked.options(P1).getFirst()).candidates();
  }

  @Test
  void nothingIsGivenWithoutANoteOrWhereTheOwnerHasNoUnits() {
    assertThat(came(board().units(P2, "19/wellon", PDS, 1)).awaited()).isEmpty();
    assertThat(came(board().units(P2, "38/abyz", PDS, 1).notes(P1, "ceasefire@p1")).awaited())
        .isEmpty();
  }

  private static TableKit board() {
    return TableKit.players(3)
        .player(P1, "sol")
        .technologies(P2, "voidwatch")
        .tile("38", 0, 0)
        .tile("19", 1, 0)
        .units(P1, "38", CRUISER, 1)
        .frame(
            new TacticalAction(P1, SystemId.of("19"))
                .at(TacticalAction.Progress.Step.SPACE_CANNON_OFFENSE));
  }

  private static Scenario<MapState> came(TableKit kit) {
    return moving(kit, P1, "19").when(P1, move(ship(CRUISER, "38"))).thenAccepted();
  }
}
