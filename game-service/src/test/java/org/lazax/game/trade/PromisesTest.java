package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.game.trade.TradeKit.board;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.promises;
import static org.lazax.game.trade.TradeKit.round;
import static org.lazax.game.trade.TradeKit.word;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.KernelEvent.WindowClosed;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.kernel.Window;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.kit.Cards;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.WithdrawOffer;
import org.lazax.game.trade.TradeOption.Accepting;
import org.lazax.game.trade.TradeOption.Offering;
import org.lazax.game.trade.TradeOption.Partner;
import org.lazax.rulebook.Rule;
import org.lazax.rules.activation.Activation;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.rules.trade.Promises;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.trade.OfferMade;
import org.lazax.table.event.trade.PromiseMade;
import org.lazax.table.event.trade.Trading;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.setup.Phase;
import org.lazax.table.trade.Promise;
import org.lazax.table.trade.Side;
import org.lazax.table.units.Place;
import org.lazax.table.units.Units;

/** P1 is active. P1 and P2 are neighbours, P3 is far away in system 27. */
class PromisesTest {
  private static final SystemId FAR = SystemId.of("27");
  private static final Place IN_27 = Place.space(FAR);

  @Test
  @Rule({"deals.N3", "deals.N3.1"})
  void aPromiseIsInForceAndKnownFromTheAcceptanceOfTheOfferOn() {
    Side promising = Side.goods(1, 0).and(noActivation("27", "round"));
    Scenario<GameState> offered =
        round(board().units(P2, "27", CRUISER, 1))
            .when(P1, offer(P2, promising, Side.goods(2, 0)))
            .thenAccepted();
    assertThat(PromisesInForce.on(offered.table())).isEmpty();
    assertThat(Activation.possible(offered.table(), P1)).contains(FAR);
    assertThat(offered.happened())
        .filteredOn(OfferMade.class::isInstance)
        .extracting(GameEvent::audience)
        .containsExactly(new Audience(Optional.of(Set.of(P1, P2))));

    Scenario<GameState> done = offered.when(P2, new AcceptOffer(1)).thenAccepted();
    assertThat(done.table().player(P1).tradeGoods()).isEqualTo(6);
    assertThat(done.happened())
        .filteredOn(PromiseMade.class::isInstance)
        .extracting(GameEvent::audience)
        .containsOnly(Audience.EVERYONE);
    assertThat(PromisesInForce.on(done.table()))
        .containsExactly(
            new Promises.InForce(
                P1, P2, noActivation("27", "round"), id(done.table(), Round.class)));
  }

  @Test
  @Rule("deals.N4")
  void aSystemIsNotActivatedByThePlayerWhoPromisedIt() {
    Scenario<GameState> promised =
        round(board())
            .when(P1, offer(P3, promises(noActivation("27", "turn")), Side.NOTHING))
            .when(P3, new AcceptOffer(1))
            .thenAccepted();

    assertThat(Activation.possible(promised.table(), P1)).doesNotContain(FAR).isNotEmpty();
    promised.when(P1, new ActivateSystem(FAR)).thenRefused("deals.N4");
    assertThat(Activation.refusal(promised.table(), P2, FAR)).isEmpty();
    promised.when(P1, new ActivateSystem(SystemId.of("38"))).thenAccepted();
    assertThat(offered(round(board()), P1, P3))
        .contains(noActivation("27", "turn"), noActivation("27", "round"))
        .doesNotContain(noActivation("38", "turn"));
    assertThat(offered(round(board()), P3, P1))
        .as("the turn of P1 is no time of P3")
        .contains(noActivation("38", "round"))
        .doesNotContain(noActivation("38", "turn"));
  }

  @Test
  @Rule("deals.N3.2")
  void aPromiseEndsWithItsTime() {
    Scenario<GameState> promised =
        round(board())
            .when(P1, offer(P3, promises(noActivation("27", "turn")), Side.NOTHING))
            .when(P3, new AcceptOffer(1))
            .when(P1, offer(P2, promises(noActivation("38", "round")), Side.NOTHING))
            .when(P2, new AcceptOffer(2))
            .thenAccepted();
    assertThat(PromisesInForce.on(promised.table())).hasSize(2);

    Table next = promised.when(P1, new Pass()).thenAccepted().table();
    assertThat(PromisesInForce.on(next))
        .extracting(Promises.InForce::promise)
        .containsExactly(noActivation("38", "round"));
    assertThat(PromisesInForce.on(over(next))).isEmpty();
  }

  @Test
  @Rule("deals.N3.2")
  void aPromiseEndsWithTheEliminationOfEither() {
    Table promised =
        round(board())
            .when(P1, offer(P3, promises(noActivation("27", "round")), Side.NOTHING))
            .when(P3, new AcceptOffer(1))
            .thenAccepted()
            .table();
    assertThat(Activation.refusal(promised, P1, FAR)).isPresent();

    for (Seat out : List.of(P1, P3)) {
      Table left = new PlayerEliminated(out).fold(promised);
      assertThat(PromisesInForce.on(left)).isEmpty();
      assertThat(Activation.refusal(left, P1, FAR)).isEmpty();
    }
  }

  @Test
  @Rule("deals.N3.3")
  void whatCannotBePromisedIsRefusedWhenItIsOfferedAndWhenItIsAccepted() {
    Scenario<GameState> round = round(board());
    for (Promise wrong :
        List.of(
            noActivation("38", "agenda"),
            noActivation("27", "round"),
            noActivation("none", "round"),
            new Promise(ComponentRef.parse("promise/no_activation"), Map.of()),
            new Promise(ComponentRef.parse("promise/crown"), Map.of()),
            new Promise(ComponentRef.parse("technology/neural_motivator"), Map.of()))) {
      round.when(P1, offer(P2, promises(wrong), Side.goods(1, 0))).thenRefused("deals.N3.3");
      round.when(P1, offer(P2, Side.goods(1, 0), promises(wrong))).thenRefused("deals.N3.3");
    }
    Promise unsaid = new Promise(ComponentRef.parse("promise/no_activation"), Map.of());
    round
        .when(P1, offer(P2, promises(unsaid), Side.goods(1, 0)))
        .thenRefused("deals.N3.3", "the terms of this promise are system, until", "by", P1);
    Side same = promises(noActivation("38", "round"));
    Scenario<GameState> twice =
        round
            .when(P1, offer(P2, same, Side.goods(1, 0)))
            .when(P2, offer(P1, Side.NOTHING, same))
            .when(P1, new AcceptOffer(2))
            .thenAccepted();
    assertThat(accepted(twice, P2)).as("it is not offered either").isEmpty();
    twice.when(P2, new AcceptOffer(1)).thenRefused("deals.N3.3");
    assertThat(twice.table().player(P1).tradeGoods()).isEqualTo(5);
    twice.when(P1, offer(P2, same, Side.NOTHING)).thenRefused("deals.N3.3");
  }

  @Test
  @Rule("deals.N3.3")
  void anOfferWhoseSubjectIsGoneIsNotCarriedOut() {
    Scenario<GameState> offered =
        round(board().units(P2, "27", FIGHTER, 1))
            .when(P1, offer(P2, Side.goods(1, 0).and(noActivation("27", "round")), Side.NOTHING))
            .thenAccepted();
    Table table = offered.table();
    Units left = table.units().minus(IN_27, table.units().at(IN_27, P2));
    Scenario<GameState> gone =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            TableKit.players(3).with(_ -> table.withUnits(left)));
    gone.when(P2, new AcceptOffer(1)).thenRefused("deals.N3.3");
    assertThat(gone.table().player(P2).tradeGoods()).isEqualTo(5);
  }

  @Test
  @Rule({"deals.N3.4", "neighbors.N1"})
  void promisesAloneAreNoTransaction() {
    Scenario<GameState> round = round(board());
    assertThat(Neighbours.are(round.table(), P1, P3)).isFalse();
    Side word = promises(word("peace"));
    round.when(P1, offer(P3, word, Side.goods(1, 0))).thenRefused("transactions.1");
    round.when(P1, offer(P1, word, Side.NOTHING)).thenRefused("deals.N3.4");
    Scenario<GameState> far =
        round
            .when(P3, offer(P1, word, Side.NOTHING))
            .when(P1, new AcceptOffer(1))
            .when(P1, offer(P2, word, Side.NOTHING))
            .when(P2, new AcceptOffer(2))
            .thenAccepted();
    assertThat(PromisesInForce.on(far.table())).hasSize(2);
    assertThat(far.table().part(Trading.ID).offers()).isEmpty();
    far.when(P1, offer(P2, Side.goods(1, 0), Side.NOTHING))
        .when(P2, new AcceptOffer(3))
        .thenAccepted();
  }

  @Test
  @Rule("deals.1")
  void anyTwoPlayersMakeADealAtAnyTimeButNoTransactionInIt() {
    Side word = promises(word("peace"));
    Side good = Side.goods(1, 0);
    List<Scenario<GameState>> times =
        List.of(
            round(board()), inPhase(new StrategyPhase()), inPhase(new StatusPhase(), 1, 1, 1, 1));
    for (Scenario<GameState> time : times) {
      Scenario<GameState> made =
          time.when(P2, offer(P3, word, word)).when(P3, new AcceptOffer(1)).thenAccepted();
      assertThat(PromisesInForce.on(made.table())).hasSize(2);
      time.when(P2, offer(P3, word, good)).thenRefused("transactions.1");
    }
    inPhase(new StatusPhase(), 1, 1, 1, 1)
        .when(P1, offer(P2, word, good))
        .thenRefused("transactions.1");
    round(board()).when(P1, offer(P2, word, good)).when(P2, new AcceptOffer(1)).thenAccepted();
  }

  @Test
  void anOfferBetweenTurnsIsGoneInTheNextPhase() {
    Side word = promises(word("peace"));
    Scenario<GameState> offered = inPhase(new StrategyPhase());
    for (int id = 1; id <= Trade.MOST_OFFERS; id++) {
      offered = offered.when(P1, offer(P2, word, Side.NOTHING));
      offered = id < Trade.MOST_OFFERS ? offered.when(P1, new WithdrawOffer(id)) : offered;
    }
    assertThat(Trade.open(offered.table())).hasSize(1);
    offered.when(P1, offer(P3, word, Side.NOTHING)).thenRefusedAs("too-many-offers");

    Scenario<GameState> next = inNextPhase(offered.table());
    assertThat(Trade.open(next.table())).isEmpty();
    next.when(P2, new AcceptOffer(4)).thenRefusedAs("no-such-offer");
    next.when(P1, offer(P3, word, Side.NOTHING)).thenAccepted();
  }

  /** The strategy phase has ended, and another phase has begun. */
  private static Scenario<GameState> inNextPhase(Table table) {
    int window = table.kernel().awaiting().orElseThrow().id();
    int phase = table.kernel().frameOf(StrategyPhase.class).orElseThrow().id();
    Table ended =
        table
            .evolve(new WindowClosed(window), Stamp.NONE)
            .evolve(new FrameClosed(phase, Outcome.DONE), Stamp.NONE);
    FrameOpened next = new FrameOpened(ended.kernel().opened(), new StatusPhase());
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        board().with(_ -> ended.evolve(next, Stamp.NONE)),
        1,
        1,
        1,
        1);
  }

  private static Scenario<GameState> inPhase(Procedure phase, int... dice) {
    TableKit kit = Cards.objectives(Cards.laidOut(board()), 5, 5).speaker(P1);
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Round(Phase.STATUS)).frame(phase),
        dice);
  }

  @Test
  @Rule("deals.N8")
  void aWordIsNotedAndBindsNobody() {
    Scenario<GameState> given =
        round(board())
            .when(P1, offer(P3, promises(word("peace")), Side.NOTHING))
            .when(P3, new AcceptOffer(1))
            .thenAccepted();
    assertThat(given.happened()).contains(new PromiseMade(P1, P3, word("peace")));
    assertThat(Activation.possible(given.table(), P1))
        .isEqualTo(Activation.possible(round(board()).table(), P1));
    given.when(P1, new ActivateSystem(FAR)).thenAccepted();
    round(board())
        .when(P1, offer(P3, promises(word("some other text")), Side.NOTHING))
        .thenRefused("deals.N3.3");
  }

  @Test
  @Rule({"deals.N3.3", "deals.N6.1"})
  void ofTwoVotesThatContradictEachOtherTheLaterIsRefused() {
    Scenario<GameState> agenda = agenda();
    Scenario<GameState> both =
        agenda
            .when(P2, offer(P1, promises(vote("for")), Side.NOTHING))
            .when(P2, offer(P3, promises(vote("against")), Side.NOTHING))
            .when(P1, new AcceptOffer(1))
            .thenAccepted();
    both.when(P3, new AcceptOffer(2)).thenRefused("deals.N3.3");
    both.when(P3, offer(P2, Side.goods(1, 0), promises(vote("against")))).thenRefused("deals.N3.3");
    both.when(P3, offer(P2, Side.goods(1, 0), promises(vote("for"))))
        .when(P2, new AcceptOffer(3))
        .thenAccepted();
    both.when(P1, offer(P3, promises(vote("against")), Side.NOTHING)).thenAccepted();
    agenda
        .when(P2, offer(P1, promises(vote("mecatol_rex")), Side.NOTHING))
        .thenRefused("deals.N3.3");
    round(board())
        .when(P2, offer(P1, promises(vote("for")), Side.NOTHING))
        .thenRefused("deals.N3.3");
  }

  private static Promise noActivation(String system, String until) {
    return new Promise(
        ComponentRef.parse("promise/no_activation"), Map.of("system", system, "until", until));
  }

  private static Promise vote(String outcome) {
    return new Promise(
        ComponentRef.parse("promise/vote"), Map.of("agenda", "mutiny", "outcome", outcome));
  }

  private static Table over(Table table) {
    return table.withKernel(
        table
            .kernel()
            .evolve(new FrameClosed(id(table, Round.class).orElseThrow(), new Outcome.Done())));
  }

  private static Scenario<GameState> agenda() {
    Window vote =
        new Window(1, "vote", PassRule.MUST_ANSWER, List.of(P1), 0, Set.of(), Optional.empty());
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        board()
            .speaker(P1)
            .frame(
                new Agenda(
                    new AgendaId("mutiny"),
                    List.of(AgendaOutcome.FOR, AgendaOutcome.AGAINST),
                    List.of(P1, P2, P3)))
            .with(t -> t.withKernel(t.kernel().evolve(new WindowOpened(vote)))));
  }

  private static Optional<Integer> id(Table table, Class<Round> frame) {
    return Optional.of(table.kernel().frameOf(frame).orElseThrow().id());
  }

  private static List<Accepting> accepted(Scenario<GameState> scenario, Seat seat) {
    return scenario.options(seat).stream()
        .filter(Accepting.class::isInstance)
        .map(Accepting.class::cast)
        .toList();
  }

  private static List<Promise> offered(Scenario<GameState> scenario, Seat by, Seat to) {
    return scenario.options(by).stream()
        .filter(Offering.class::isInstance)
        .flatMap(option -> ((Offering) option).partners().stream())
        .filter(partner -> partner.seat().equals(to))
        .map(Partner::own)
        .flatMap(means -> means.promises().all().stream())
        .toList();
  }
}
