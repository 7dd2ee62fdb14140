package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Window;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.actioncards.HandSeen;
import org.lazax.table.event.council.AgendasReturned;
import org.lazax.table.event.council.AgendasSeen;

/** P2 is the Naalu. P3 alone is its neighbour. It is the turn of P1. */
class MabanTest {
  private static final UseAbility LOOK = Using.ability("leader/maban");

  @Test
  void theNotesOfNeighboursAndBothEndsOfTheDeckAreSeenInTheTurnOfAnother() {
    Scenario<GameState> turn = turn(known(kit(), List.of("mutiny"), List.of("arms_reduction")));
    assertThat(turn.awaited()).containsExactly(P1);

    Scenario<GameState> seen = turn.when(P2, LOOK).thenAccepted();
    assertThat(seen.happened())
        .contains(
            new HandSeen(P2, P3, List.of(ComponentRef.of(new PromissoryNoteId("trade_convoys")))),
            new AgendasSeen(P2, ids("mutiny", "arms_reduction"), Optional.empty()),
            new AgendasReturned(P2, ids("mutiny"), ids("arms_reduction")));
    assertThat(seen.happened()).filteredOn(HandSeen.class::isInstance).hasSize(1);
    assertThat(seen.happened())
        .filteredOn(event -> !event.audience().includes(Optional.of(P1)))
        .as("what nobody else learns")
        .hasSize(3);
    assertThat(seen.table().council().top()).isEqualTo(ids("mutiny"));
    assertThat(seen.table().council().bottom()).isEqualTo(ids("arms_reduction"));
    seen.when(P2, LOOK).thenAccepted();
    seen.when(P1, new Pass()).thenAccepted();
  }

  @Test
  void cardsThatNobodyHasSeenStayWhereTheyWereSeen() {
    List<AgendaId> deck = AgendaDeck.left(kit().table());
    Scenario<GameState> seen = turn(kit()).when(P2, LOOK, 3, 1).thenAccepted();

    AgendaId top = deck.get(2);
    AgendaId bottom = deck.getFirst();
    assertThat(seen.happened())
        .anySatisfy(event ->
            assertThat(event)
                .isInstanceOfSatisfying(
                    AgendasSeen.class,
                    look -> {
                      assertThat(look.agendas()).containsExactly(top, bottom);
                      assertThat(look.chance()).isPresent();
                    }));
    assertThat(seen.table().council().top()).containsExactly(top);
    assertThat(seen.table().council().bottom()).containsExactly(bottom);
    Scenario<GameState> again = seen.when(P2, LOOK).thenAccepted();
    assertThat(again.happened())
        .contains(new AgendasSeen(P2, List.of(top, bottom), Optional.empty()));
  }

  @Test
  @Rule("leader/maban.N1")
  void notWhileSomebodyResolvesThePrimaryAbilityOfPolitics() {
    TableKit kit = Cards.held(kit(), P1, "politics");
    Scenario<GameState> politics = turn(kit).when(P1, new UseStrategyCard(Cards.card("politics")));

    assertThat(politics.awaited()).containsExactly(P1);
    assertThat(Using.abilities(turn(kit), P2)).contains("leader/maban");
    assertThat(Using.abilities(politics, P2)).doesNotContain("leader/maban");
    politics.when(P2, LOOK).thenRefusedAs("not-awaited");
  }

  @Test
  @Rule("leader/maban.N2")
  void theAgendaThatTheSpeakerHasReadIsNotSeenButTheOneThatLiesOnTopThen() {
    AgendaId covert = new AgendaId("covert_legislation");
    TableKit kit =
        known(kit(), List.of("minister_of_policy", "mutiny"), List.of("arms_reduction"))
            .with(t -> t.withCouncil(t.council().withDrawn(covert)))
            .with(t -> t.withCouncil(t.council().withConcealed(new AgendaId("minister_of_policy"))))
            .frame(new AgendaPhase());
    Scenario<GameState> council =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            kit.with(
                t -> t.withKernel(t.kernel().evolve(new WindowOpened(vote(t.kernel().opened()))))));

    assertThat(council.when(P2, LOOK).thenAccepted().happened())
        .contains(new AgendasSeen(P2, ids("mutiny", "arms_reduction"), Optional.empty()))
        .filteredOn(AgendasSeen.class::isInstance)
        .hasSize(1);
  }

  @Test
  void onlyItsOwnerLooks() {
    turn(kit()).when(P3, LOOK).thenRefused("abilities.3");
    assertThat(Using.abilities(turn(kit()), P1)).doesNotContain("leader/maban");
  }

  private static Window vote(int id) {
    return new Window(
        id, "vote", PassRule.UNTIL_ALL_PASS, List.of(P1), 0, Set.of(), Optional.empty());
  }

  private static List<AgendaId> ids(String... agendas) {
    return Arrays.stream(agendas).map(AgendaId::new).toList();
  }

  private static TableKit known(TableKit kit, List<String> top, List<String> bottom) {
    return kit.with(t ->
        t.withCouncil(
            t.council()
                .withOrder(
                    top.stream().map(AgendaId::new).toList(),
                    bottom.stream().map(AgendaId::new).toList())));
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .round(1)
        .player(P2, "naalu")
        .leaders(P2, "maban")
        .player(P3, "hacan")
        .tile("38", 0, 0)
        .tile("75", 0, 1)
        .controls(P1, "jord")
        .units(P2, "38", CRUISER, 1)
        .units(P3, "75", CRUISER, 1)
        .notes(P1, "ceasefire@p1")
        .notes(P3, "trade_convoys");
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }
}
