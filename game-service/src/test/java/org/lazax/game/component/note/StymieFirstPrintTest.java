package org.lazax.game.component.note;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.diplomacy.DiplomacyCommand.ChooseSystem;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.production.ProductionLimit;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;

/**
 * P1, the Arborec, produces with its infantry in 38. P2 has its first printed note. Beside 38 are
 * 19 and the home system of P2.
 */
class StymieFirstPrintTest {
  private static final Note STYMIE = Note.parse("stymie");

  private static TableKit board() {
    return TableKit.players(3)
        .firstPrints("promissory_note/stymie")
        .player(P1, "arborec")
        .player(P2, "sol")
        .tile("38", 0, 0)
        .tile("19", 1, 0)
        .tile("1", 0, 1)
        .tile("27", 3, 0)
        .controls(P1, "abyz", "fria")
        .goods(P1, 5, 0)
        .units(P1, "38/abyz", INFANTRY, 3);
  }

  private static List<Seat> producing(TableKit kit) {
    return Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.frame(new Turn(P1).acting())
                .frame(
                    new TacticalAction(P1, SystemId.of("38"))
                        .at(TacticalAction.Progress.Step.PRODUCTION)))
        .awaited();
  }

  private static TableKit at(String place, UnitType unit) {
    return board().units(P2, place, unit, 1);
  }

  @Test
  @Rule("promissory_note/stymie.N1")
  void inThePlayAreaItKeepsTheOwnerFromProducingBesideUnitsOfTheHolder() {
    for (String place : List.of("19", "38")) {
      assertThat(producing(at(place, CRUISER).notes(P2, "stymie")))
          .as("in the hand, units in %s", place)
          .containsExactly(P1);
      assertThat(producing(at(place, CRUISER).notesInPlay(P2, "stymie")))
          .as("in the play area, units in %s", place)
          .isEmpty();
    }
    assertThat(producing(at("19/wellon", INFANTRY).notesInPlay(P2, "stymie"))).isEmpty();
    assertThat(producing(at("1", CRUISER).notesInPlay(P2, "stymie")))
        .as("a home system")
        .containsExactly(P1);
    assertThat(producing(at("27", CRUISER).notesInPlay(P2, "stymie")))
        .as("not beside it")
        .containsExactly(P1);
  }

  @Test
  void othersProduceAndObjectivesCountWhatTheUnitsCouldProduce() {
    TableKit kit =
        at("19", CRUISER).notesInPlay(P2, "stymie").units(P2, "38/fria", UnitType.SPACE_DOCK, 1);
    SystemId system = SystemId.of("38");

    assertThat(ProductionLimit.of(kit.table(), new Production(P1, system))).isZero();
    assertThat(ProductionLimit.combined(kit.table(), new Production(P1, system))).isEqualTo(3);
    assertThat(ProductionLimit.of(kit.table(), new Production(P2, system))).isPositive();
  }

  @Test
  void anActionLaysItIntoThePlayArea() {
    Scenario<GameState> laid =
        Using.turn(at("19", CRUISER).notes(P2, "stymie"), P2)
            .when(P2, Using.ability("promissory_note/stymie.base"))
            .thenAccepted();

    assertThat(laid.table().player(P2).notesInPlay()).containsExactly(STYMIE);
    assertThat(laid.table().player(P2).notes()).isEmpty();
  }

  @Test
  @Rule({"promissory_note/stymie.N2", "promissory_note/stymie.N3"})
  void anActivationOfASystemWithShipsOrStructuresReturnsIt() {
    for (UnitType unit : List.of(CRUISER, PDS)) {
      String place = unit == PDS ? "19/wellon" : "19";
      TableKit kit = board().units(P1, place, unit, 1).notesInPlay(P2, "stymie");
      Scenario<GameState> activated =
          Using.turn(kit, P2).when(P2, new ActivateSystem(SystemId.of("19"))).thenAccepted();

      assertThat(activated.table().player(P2).notesInPlay()).as("units: %s", unit).isEmpty();
      assertThat(activated.table().player(P1).notes()).contains(STYMIE);
    }
    Scenario<GameState> elsewhere =
        Using.turn(board().notesInPlay(P2, "stymie"), P2)
            .when(P2, new ActivateSystem(SystemId.of("27")))
            .thenAccepted();
    assertThat(elsewhere.table().player(P2).notesInPlay()).containsExactly(STYMIE);
  }

  @Test
  @Rule("promissory_note/stymie.N4")
  void tokensThatDiplomacyPlacesDoNotReturnIt() {
    TableKit kit =
        board()
            .controls(P2, "wellon")
            .units(P2, "19/wellon", INFANTRY, 1)
            .units(P1, "19", CRUISER, 1)
            .notesInPlay(P2, "stymie");
    Scenario<GameState> locked =
        Using.card(kit, P2, "diplomacy").when(P2, new ChooseSystem(SystemId.of("19")));

    assertThat(locked.thenAccepted().table().tokens().get(SystemId.of("19"))).contains(P1);
    assertThat(locked.table().player(P2).notesInPlay()).containsExactly(STYMIE);
    assertThat(
            Using.card(
                    board()
                        .controls(P1, "wellon")
                        .units(P1, "19/wellon", INFANTRY, 1)
                        .notesInPlay(P2, "stymie"),
                    P1,
                    "diplomacy")
                .when(P1, new ChooseSystem(SystemId.of("19")))
                .thenAccepted()
                .table()
                .player(P2)
                .notesInPlay())
        .as("a token of the holder is placed")
        .containsExactly(STYMIE);
  }
}
