package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actioncards.DiscardActionCards;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.actioncards.ActionCardsTakenBack;

/** P2 holds Reverse Engineer. P1 discards Insubordination, which is the action of a turn. */
class ReverseEngineerTest {
  private static final UseAbility TAKE = use("action_card/reverse_engineer");
  private static final UseAbility INSUBORDINATION = use("action_card/insubordination");
  private static final ActionCardId CARD = new ActionCardId("insubordination");

  private static TableKit board() {
    return TableKit.players(2).holds(P2, "reverse_engineer").holds(P1, "insubordination");
  }

  @Test
  @Rule("action_card/reverse_engineer.N1")
  void whateverTheReasonADiscardedCardCanBeTaken() {
    taken(given(board(), new Turn(P1)).when(P1, INSUBORDINATION));

    TableKit sabotage = TableKit.players(3).holds(P3, "sabotage").holds(P2, "reverse_engineer");
    Scenario<GameState> cancelled =
        given(sabotage.holds(P1, "insubordination"), new Turn(P1))
            .when(P1, INSUBORDINATION)
            .when(P1, new Choose(Service.GAME, List.of("p2")))
            .when(P2, new LetPass(Service.GAME))
            .when(P3, use("action_card/sabotage"));
    assertThat(cancelled.table().player(P2).tokens().tactic()).isEqualTo(3);
    taken(cancelled);

    TableKit eight =
        board().holds(P1, "rout", "rally", "blitz", "bunker", "parley", "waylay", "upgrade");
    taken(given(eight, new DrawActionCards(P1, 0)).when(P1, new DiscardActionCards(List.of(CARD))));

    taken(
        given(yssaril("insubordination"), new Turn(P1))
            .when(P1, use("faction_ability/stall_tactics")));
  }

  private static void taken(Scenario<GameState> discarded) {
    assertThat(discarded.awaited()).contains(P2);
    assertThat(hand(discarded, P1)).doesNotContain("insubordination");
    Scenario<GameState> taken = discarded.when(P2, TAKE).thenAccepted();
    assertThat(hand(taken, P2)).containsExactly("insubordination");
    assertThat(taken.table().actionDiscards()).doesNotContain(CARD);
  }

  @Test
  @Rule("action_card/reverse_engineer.N2")
  void everybodyLearnsWhichCardIsTaken() {
    Scenario<GameState> taken =
        given(board(), new Turn(P1)).when(P1, INSUBORDINATION).when(P2, TAKE);

    assertThat(taken.happened())
        .filteredOn(ActionCardsTakenBack.class::isInstance)
        .singleElement()
        .isEqualTo(new ActionCardsTakenBack(P2, List.of(CARD)))
        .matches(event -> event.audience().equals(Audience.EVERYONE));
  }

  @Test
  void oneOfSeveralCardsIsChosen() {
    TableKit nine =
        board()
            .holds(P1, "rout", "rally", "blitz", "bunker", "parley", "waylay", "war_effort", "spy");
    Scenario<GameState> asked =
        given(nine, new DrawActionCards(P1, 0))
            .when(P1, new DiscardActionCards(List.of(CARD, new ActionCardId("war_effort"))))
            .when(P2, TAKE);
    assertThat(asked.options(P2)).hasSize(1);

    Scenario<GameState> taken = asked.when(P2, new Choose(Service.GAME, List.of("war_effort")));
    assertThat(hand(taken, P2)).containsExactly("war_effort");
    assertThat(hand(taken, P1)).doesNotContain("insubordination", "war_effort");
  }

  @Test
  void neitherOwnCardsNorThoseThatAreNoActionCanBeTaken() {
    TableKit own = TableKit.players(2).holds(P1, "insubordination", "reverse_engineer");
    Scenario<GameState> played = given(own, new Turn(P1)).when(P1, INSUBORDINATION);
    assertThat(played.table().kernel().stack()).isEmpty();

    Scenario<GameState> discarded =
        given(yssaril("insubordination", "rout"), new Turn(P1))
            .when(P1, use("faction_ability/stall_tactics"))
            .when(P1, new Choose(Service.GAME, List.of("rout")));
    assertThat(discarded.table().kernel().stack()).isEmpty();
  }

  private static TableKit yssaril(String... hand) {
    return TableKit.players(2).player(P1, "yssaril").holds(P2, "reverse_engineer").holds(P1, hand);
  }

  private static Scenario<GameState> given(TableKit kit, Procedure procedure) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(procedure));
  }

  private static UseAbility use(String ability) {
    return new UseAbility(Service.GAME, AbilityRef.parse(ability));
  }

  private static List<String> hand(Scenario<GameState> scenario, Seat seat) {
    return scenario.table().player(seat).actionCards().stream().map(ActionCardId::value).toList();
  }
}
