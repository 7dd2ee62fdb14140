package org.lazax.game.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.state.GameState;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/**
 * What holds for every action card that is the action of a turn. It names no lines of the
 * checklist: reports name the classes of the cards.
 */
abstract class ComponentActionCardTest {
  private final String card;
  private final List<String> choices;

  /**
   * @param card the id of the card
   * @param choices what P1 chooses in the position, one choice after another
   */
  ComponentActionCardTest(String card, String... choices) {
    this.card = card;
    this.choices = List.of(choices);
  }

  /** A position in which P1 can play the card. */
  abstract TableKit position();

  @Test
  void itIsOfferedToWhoeverHoldsIt() {
    assertThat(turn(position()).options(P1))
        .anyMatch(option ->
            option instanceof AbilityOption.Usable usable && usable.ability().equals(name()));
    assertThat(Scenario.given(decider(), position().frame(new Turn(P1))).options(P1))
        .noneMatch(AbilityOption.Usable.class::isInstance);
  }

  @Test
  void itIsRefusedIfItIsNotInTheHand() {
    Scenario.given(decider(), position().frame(new Turn(P1)))
        .when(P1, use())
        .thenRefused("action_cards.7");
  }

  @Test
  void itIsRefusedInAnotherTurnAndAfterAPass() {
    Scenario.given(decider(), position().holds(P1, card).frame(new Turn(P2)))
        .when(P1, use())
        .thenRefusedAs("not-awaited");
    turn(position()).when(P1, new Pass()).when(P1, use()).thenRefusedAs("not-awaited");
  }

  /** Rules: action_cards.8, component_action.4. */
  @Test
  void cancelledItDoesNothingAndAnotherActionIsOwed() {
    Scenario<GameState> turn = turn(position().holds(P2, "sabotage"));
    Scenario<GameState> named = chosen(turn.when(P1, use()));
    assertThat(named.awaited()).containsExactly(P2);

    Scenario<GameState> cancelled =
        named
            .when(P2, new UseAbility(Service.GAME, AbilityRef.parse("action_card/sabotage")))
            .thenAccepted();

    assertThat(withoutHands(cancelled.table())).isEqualTo(withoutHands(turn.table()));
    assertThat(cancelled.table().player(P1).actionCards()).isEmpty();
    assertThat(cancelled.awaited()).containsExactly(P1);
    cancelled.when(P1, new Pass()).thenAccepted();
  }

  private static Table withoutHands(Table table) {
    TreeMap<Seat, Player> players = new TreeMap<>(table.players());
    players.replaceAll((_, player) -> player.withActionCards(List.of()));
    return table
        .withPlayers(players)
        .withActionDiscards(List.of())
        .withKernel(StandardRules.TABLE.kernel());
  }

  /** P1 holds the card and has the turn. */
  Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(decider(), kit.holds(P1, card).frame(new Turn(P1)));
  }

  /** P1 has played the card in the position, with the choices of the constructor. */
  Scenario<GameState> played() {
    return played(position(), choices.toArray(String[]::new));
  }

  /** P1 has played the card, with these choices. */
  Scenario<GameState> played(TableKit kit, String... choices) {
    Scenario<GameState> asked = turn(kit).when(P1, use()).thenAccepted();
    for (String choice : choices) {
      asked = asked.when(P1, new Choose(Service.GAME, List.of(choice))).thenAccepted();
    }
    return asked;
  }

  /** The card cannot be played. */
  void refused(TableKit kit) {
    turn(kit).when(P1, use()).thenRefused("abilities.3");
  }

  /** The candidates of the choice that P1 is asked for. */
  static List<String> candidates(Scenario<GameState> asked) {
    return ((AbilityOption.Choice) asked.options(P1).getFirst()).candidates();
  }

  /** P1 makes the choices of the constructor. */
  Scenario<GameState> chosen(Scenario<GameState> asked) {
    Scenario<GameState> now = asked;
    for (String choice : choices) {
      now = now.when(P1, new Choose(Service.GAME, List.of(choice))).thenAccepted();
    }
    return now;
  }

  /** Nobody else cancels the card. */
  static Scenario<GameState> notCancelled(Scenario<GameState> named) {
    return named.when(P2, new LetPass(Service.GAME)).thenAccepted();
  }

  UseAbility use() {
    return new UseAbility(Service.GAME, name());
  }

  private AbilityRef name() {
    return AbilityRef.parse("action_card/" + card);
  }

  private static GameDecider decider() {
    return new GameDecider(StandardRules.TABLE);
  }
}
