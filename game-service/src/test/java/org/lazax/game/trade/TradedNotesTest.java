package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.game.trade.TradeKit.board;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Window;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.table.event.notes.PromissoryNoteGiven;
import org.lazax.table.event.notes.PromissoryNotePlayed;
import org.lazax.table.event.notes.PromissoryNoteReceived;
import org.lazax.table.event.notes.PromissoryNoteReturned;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.trade.OfferMade;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Side;

/** Promissory notes in transactions. P1 is active and a neighbour of P2. */
class TradedNotesTest {
  private static final Note CEASEFIRE = Note.parse("ceasefire@p1");
  private static final String SUPPORT = "promissory_note/support_for_the_throne";

  @Test
  @Rule({"promissory_notes.N2", "promissory_notes.N2.1", "promissory_notes.6"})
  void whichNoteIsTradedOnlyItsPlayersKnow() {
    Scenario<GameState> offered =
        turn(board()).when(P1, offer(P2, Side.NOTHING.and(CEASEFIRE), Side.goods(1, 0)));
    Scenario<GameState> done = offered.when(P2, new AcceptOffer(1)).thenAccepted();

    assertThat(done.happened())
        .contains(new PromissoryNoteGiven(P1, P2, CEASEFIRE), new PromissoryNoteReceived(P1, P2));
    assertThat(new PromissoryNoteReceived(P1, P2).audience().includes(Optional.of(P3))).isTrue();
    assertThat(Stream.concat(offered.happened().stream(), done.happened().stream()))
        .filteredOn(event -> event.toString().contains("ceasefire"))
        .allSatisfy(event -> {
          Audience audience = event.audience();
          assertThat(audience.includes(Optional.of(P1))).isTrue();
          assertThat(audience.includes(Optional.of(P2))).isTrue();
          assertThat(audience.includes(Optional.of(P3))).isFalse();
        })
        .hasAtLeastOneElementOfType(OfferMade.class);
    assertThat(done.table().player(P2).notes()).containsExactly(CEASEFIRE);
    assertThat(done.table().player(P2).noteReceived()).isTrue();
    assertThat(done.table().player(P1).notes()).doesNotContain(CEASEFIRE);
  }

  @Test
  @Rule({"promissory_notes.5"})
  void aNoteOfAThirdPlayerMayBeTraded() {
    Note other = Note.parse("ceasefire@p3");
    Scenario<GameState> done =
        turn(board().notes(P1, "ceasefire@p3"))
            .when(P1, offer(P2, Side.NOTHING.and(other), Side.NOTHING))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();
    assertThat(done.table().player(P2).notes()).containsExactly(other);
    assertThatThrownBy(() ->
            new GameDecider(StandardRules.TABLE)
                .wire()
                .json()
                .readValue(
                    "{\"tradeGoods\":0,\"commodities\":0,\"note\":[\"ceasefire@p1\",\"ceasefire@p3\"]}",
                    Side.class))
        .isInstanceOf(MismatchedInputException.class);
  }

  @Test
  @Rule("promissory_notes.5.1")
  void aNoteInAPlayAreaIsNotTraded() {
    turn(board().notesInPlay(P1, "support_for_the_throne@p3"))
        .when(
            P1, offer(P2, Side.NOTHING.and(Note.parse("support_for_the_throne@p3")), Side.NOTHING))
        .thenRefused("transactions.4.1");
  }

  @Test
  @Rule({
    "promissory_note/support_for_the_throne.N1",
    "promissory_note/support_for_the_throne.N1.1",
    "abilities.23.1"
  })
  void supportForTheThroneIsPlayedOnReceiptAndGivesAPoint() {
    Note support = Note.parse("support_for_the_throne@p1");
    Scenario<GameState> done =
        turn(board().notes(P1, "support_for_the_throne@p1"))
            .when(P1, offer(P2, Side.NOTHING.and(support), Side.NOTHING))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();

    assertThat(done.happened())
        .containsSubsequence(
            new PromissoryNoteReceived(P1, P2),
            new PromissoryNotePlayed(P2, support),
            new VictoryPointsGained(P2, 1, SUPPORT));
    assertThat(done.table().player(P2).notesInPlay()).containsExactly(support);
    assertThat(done.table().player(P2).notes()).isEmpty();
    assertThat(done.table().player(P2).victoryPoints()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"alliance@p1", "support_for_the_throne@p1"})
  @Rule("promissory_notes.N2.2")
  void aNoteThatIsPlayedOnReceiptIsKnownToEverybody(String name) {
    Note note = Note.parse(name);
    Scenario<GameState> done =
        turn(board().notes(P1, name))
            .when(P1, offer(P2, Side.NOTHING.and(note), Side.NOTHING))
            .when(P2, new AcceptOffer(1))
            .thenAccepted();

    assertThat(done.table().player(P2).notesInPlay()).containsExactly(note);
    assertThat(done.happened())
        .filteredOn(event -> event.audience().includes(Optional.of(P3)))
        .contains(new PromissoryNoteReceived(P1, P2), new PromissoryNotePlayed(P2, note));
  }

  @Test
  @Rule({"promissory_note/support_for_the_throne.N2", "promissory_note/support_for_the_throne.N4"})
  void itReturnsWithItsPointBeforeAnythingElseOfAnActivation() {
    Scenario<GameState> activated =
        turn(board()
                .tile("19", 1, 0)
                .units(P2, "19/wellon", PDS, 1)
                .notesInPlay(P1, "support_for_the_throne@p2")
                .points(P1, 1))
            .when(P1, new ActivateSystem(SystemId.of("19")))
            .thenAccepted();

    assertThat(activated.happened())
        .startsWith(
            activated.happened().stream()
                .filter(TokenPlaced.class::isInstance)
                .findFirst()
                .orElseThrow(),
            new PromissoryNoteReturned(P1, Note.parse("support_for_the_throne@p2")),
            new VictoryPointsGained(P1, -1, SUPPORT));
    assertThat(activated.table().player(P1).victoryPoints()).isZero();
    assertThat(activated.table().player(P2).notes())
        .contains(Note.parse("support_for_the_throne@p2"));
  }

  @Test
  @Rule("promissory_note/support_for_the_throne.N5")
  void inASwapTheActivePlayerGainsItsPointFirst() {
    TableKit kit =
        board().notes(P1, "support_for_the_throne@p1").notes(P2, "support_for_the_throne@p2");
    Side first = Side.NOTHING.and(Note.parse("support_for_the_throne@p1"));
    Side second = Side.NOTHING.and(Note.parse("support_for_the_throne@p2"));
    for (Scenario<GameState> done :
        List.of(
            turn(kit).when(P1, offer(P2, first, second)).when(P2, new AcceptOffer(1)),
            turn(kit).when(P2, offer(P1, second, first)).when(P1, new AcceptOffer(1)))) {
      assertThat(done.happened())
          .filteredOn(VictoryPointsGained.class::isInstance)
          .containsExactly(
              new VictoryPointsGained(P1, 1, SUPPORT), new VictoryPointsGained(P2, 1, SUPPORT));
    }
  }

  @Test
  @Rule("promissory_note/support_for_the_throne.N5.1")
  void inASwapDuringAnAgendaThePointsComeInTheOrderFromTheSpeaker() {
    assertThat(seatsOfPoints(swapped(P1))).containsExactly(P1, P2);
    assertThat(seatsOfPoints(swapped(P2))).containsExactly(P2, P1);
    assertThat(seatsOfPoints(swapped(P3))).containsExactly(P1, P2);
  }

  /** During an agenda, P1 and P2 swap their notes. */
  private static Scenario<GameState> swapped(Seat speaker) {
    Window vote =
        new Window(1, "vote", PassRule.MUST_ANSWER, List.of(P3), 0, Set.of(), Optional.empty());
    TableKit kit =
        board()
            .speaker(speaker)
            .notes(P1, "support_for_the_throne@p1")
            .notes(P2, "support_for_the_throne@p2")
            .frame(new Agenda(new AgendaId("mutiny"), List.of(), List.of(P1, P2, P3)))
            .with(t -> t.withKernel(t.kernel().evolve(new WindowOpened(vote))));
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit)
        .when(
            P2,
            offer(
                P1,
                Side.NOTHING.and(Note.parse("support_for_the_throne@p2")),
                Side.NOTHING.and(Note.parse("support_for_the_throne@p1"))))
        .when(P1, new AcceptOffer(1))
        .thenAccepted();
  }

  private static List<Seat> seatsOfPoints(Scenario<GameState> scenario) {
    return scenario.happened().stream()
        .filter(VictoryPointsGained.class::isInstance)
        .map(event -> ((VictoryPointsGained) event).seat())
        .toList();
  }
}
