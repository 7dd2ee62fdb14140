package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.components.hopesend.LeaderKit.captive;
import static org.lazax.components.hopesend.LeaderKit.choose;
import static org.lazax.components.hopesend.LeaderKit.escaping;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.out;
import static org.lazax.components.hopesend.LeaderKit.piece;
import static org.lazax.components.hopesend.LeaderKit.use;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Window;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderHandedOver;
import org.lazax.components.hopesend.LeaderKilled;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.game.trade.TradeOption;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Side;

/** Harrugh of Hacan, P1, is the captive of Letnev, P2. */
final class CaptivesTest {
  private static final LeaderCounterId HARRUGH = new LeaderCounterId("harrugh");

  @Test
  @Rule("hopes_end.16")
  void itsCaptorHandsItToAnyOtherPlayerInTheAgendaPhase() {
    Scenario<GameState> asked = agenda(kit()).when(P2, handOver());

    assertThat(((AbilityOption.Choice) asked.options(P2).getFirst()).candidates())
        .containsExactlyInAnyOrder("p1", "p3");
    Scenario<GameState> given = asked.when(P2, choose(Service.GAME, "p3"));
    assertThat(given.happened()).containsExactly(new LeaderHandedOver(HARRUGH, P3));
    assertThat(piece(given.table(), "harrugh")).isEqualTo(captive(P1, P3));
    assertThat(given.table().player(P2)).isEqualTo(agenda(kit()).table().player(P2));
    given.when(P2, handOver()).thenRefused("abilities.3");
    assertThat(piece(given.when(P3, handOver()).table(), "harrugh")).isEqualTo(captive(P1, P3));
  }

  @Test
  @Rule("hopes_end.N24")
  void handingItOverIsNoTransaction() {
    Scenario<GameState> vote = vote(kit().goods(P2, 2, 0));
    assertThat(Neighbours.are(vote.table(), P2, P3)).isFalse();

    Scenario<GameState> given =
        vote.when(P2, handOver()).when(P2, choose(Service.GAME, "p3")).thenAccepted();
    assertThat(piece(given.table(), "harrugh")).isEqualTo(captive(P1, P3));
    given
        .when(P2, offer(Side.goods(1, 0)))
        .when(P3, new AcceptOffer(1))
        .then(table -> assertThat(table.player(P3).tradeGoods()).isEqualTo(1));
    assertThat(
            vote.when(P2, offer(Side.goods(1, 0)))
                .when(P3, new AcceptOffer(1))
                .when(P2, handOver())
                .options(P2))
        .anyMatch(AbilityOption.Choice.class::isInstance);
  }

  @Test
  @Rule("hopes_end.N24")
  void aCaptiveIsInNoTransaction() {
    Scenario<GameState> vote = vote(kit().goods(P2, 2, 0));

    Side card = Side.NOTHING.and(List.of(new ActionCardId("harrugh")));
    Side note = Side.NOTHING.and(new Note(new PromissoryNoteId("harrugh"), Optional.of(P1)));

    vote.when(P2, new OfferTransaction(P1, card, Side.NOTHING, Optional.empty()))
        .thenRefused("transactions.4.1");
    vote.when(P2, offer(note)).thenRefused("transactions.4.1");
    assertThat(vote.options(P2).stream().filter(TradeOption.class::isInstance))
        .isNotEmpty()
        .noneMatch(option -> option.toString().contains("harrugh"));
  }

  private static OfferTransaction offer(Side gives) {
    return new OfferTransaction(P3, gives, Side.NOTHING, Optional.empty());
  }

  /** An agenda is voted on. */
  private static Scenario<GameState> vote(TableKit kit) {
    return awaiting(
        kit.speaker(P1)
            .frame(new AgendaPhase())
            .frame(new Agenda(new AgendaId("mutiny"), List.of(), List.of(P1, P2, P3))));
  }

  @Test
  @Rule("hopes_end.16.1")
  void itIsFreeIfItGoesToItsOwner() {
    Scenario<GameState> freed =
        agenda(kit()).when(P2, handOver()).when(P2, choose(Service.GAME, "p1"));

    assertThat(piece(freed.table(), "harrugh")).isEqualTo(escaping(P1));
    assertThat(freed.awaited()).containsExactly(P1);
    assertThat(piece(freed.when(P1, choose(Service.GAME, "lodor")).table(), "harrugh"))
        .isEqualTo(on(P1, "lodor"));
  }

  @Test
  @Rule("hopes_end.N16")
  void itIsNotHandedToAnOwnerWithoutPlanets() {
    Scenario<GameState> agenda = agenda(bare().units(P1, "26", UnitType.CARRIER, 1));
    Scenario<GameState> given = agenda.when(P2, handOver());

    assertThat(piece(given.table(), "harrugh")).isEqualTo(captive(P1, P3));
  }

  @Test
  @Rule("hopes_end.16.2")
  void outsideOfTheAgendaPhaseItIsNotHandedOver() {
    Scenario<GameState> turn = turn();

    turn.when(P2, handOver()).thenRefused("abilities.3");
    assertThat(offered(turn)).containsExactly("leader_counter/harrugh#execute");
    assertThat(offered(agenda(kit())))
        .containsExactlyInAnyOrder(
            "leader_counter/harrugh#execute", "leader_counter/harrugh#hand_over");
  }

  @Test
  @Rule("hopes_end.17")
  void itsCaptorExecutesItWhileAnotherIsAwaited() {
    Scenario<GameState> strategy =
        Scenario.given(
            new GameDecider(StandardRules.TABLE), kit().speaker(P1).frame(new StrategyPhase()));
    assertThat(strategy.awaited()).containsExactly(P1);

    Scenario<GameState> executed = strategy.when(P2, execute());
    assertThat(executed.happened()).containsExactly(new LeaderKilled(HARRUGH));
    assertThat(piece(executed.table(), "harrugh")).isEqualTo(out(P1));
    assertThat(executed.awaited()).containsExactly(P1);
    assertThat(executed.table().kernel().awaiting())
        .isEqualTo(strategy.table().kernel().awaiting());
    executed.when(P2, execute()).thenRefused("abilities.3");
    strategy.when(P3, execute()).thenRefused("abilities.3");
    turn().when(P2, execute()).when(P1, new Pass()).thenAccepted();
  }

  @Test
  @Rule("hopes_end.N23")
  void notWhileSomethingIsBeingResolved() {
    Scenario<GameState> produces =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit()
                .units(P1, "16/arretze", UnitType.SPACE_DOCK, 1)
                .frame(new Production(P1, SystemId.of("16"))));

    assertThat(produces.awaited()).containsExactly(P1);
    produces.when(P2, execute()).thenRefusedAs("not-awaited");
    assertThat(offered(produces)).isEmpty();
  }

  private static List<String> offered(Scenario<GameState> scenario) {
    return scenario.options(P2).stream()
        .filter(AbilityOption.Usable.class::isInstance)
        .map(option -> ((AbilityOption.Usable) option).ability().toString())
        .toList();
  }

  private static UseAbility execute() {
    return use(Service.GAME, "harrugh#execute");
  }

  private static UseAbility handOver() {
    return use(Service.GAME, "harrugh#hand_over");
  }

  private static Scenario<GameState> turn() {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit().frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }

  /** The agenda phase, in which P3 is awaited by agenda-service. */
  private static Scenario<GameState> agenda(TableKit kit) {
    return awaiting(kit.frame(new AgendaPhase()));
  }

  private static Scenario<GameState> awaiting(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.with(table ->
            table.withKernel(
                table.kernel().evolve(new WindowOpened(window(table.kernel().opened()))))));
  }

  private static Window window(int id) {
    return new Window(
        id, "votes", PassRule.UNTIL_ALL_PASS, List.of(P3), 0, Set.of(), Optional.empty());
  }

  private static TableKit kit() {
    return bare().controls(P1, "arretze", "lodor");
  }

  private static TableKit bare() {
    return LeaderKit.players(3)
        .player(P1, "hacan")
        .player(P2, "letnev")
        .player(P3, "sol")
        .tile("26", 0, 0)
        .tile("16", 1, 0)
        .tile("10", 3, 0)
        .tile("1", 6, 0)
        .controls(P2, "arc_prime")
        .controls(P3, "jord")
        .round(1)
        .with(table -> with(table, "harrugh", captive(P1, P2)));
  }
}
