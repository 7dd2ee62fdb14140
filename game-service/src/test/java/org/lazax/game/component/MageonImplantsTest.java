package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.component.ActionsTest.use;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.ability.AnswerSealed;
import org.lazax.rules.kit.Readings;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.actioncards.ActionCardsDrawn;
import org.lazax.table.event.actioncards.ActionCardsGiven;
import org.lazax.table.event.actioncards.HandSeen;

/** The Yssaril look at the action cards of another player and take one. */
class MageonImplantsTest {
  private static final String IMPLANTS = "technology/mageon_implants";

  @Test
  void theOwnerSeesTheHandAndTakesTheCardThatItChooses() {
    Scenario<GameState> seen = seen("rout", "bunker");
    assertThat(seen.happened())
        .contains(
            new HandSeen(
                P1,
                P2,
                List.of(
                    ComponentRef.parse("action_card/rout"),
                    ComponentRef.parse("action_card/bunker"))));
    assertThat(((AbilityOption.Choice) seen.options(P1).getFirst()).candidates())
        .containsExactly("rout", "bunker");

    Scenario<GameState> taken = seen.when(P1, choose("bunker"));

    assertThat(hand(taken, P1)).containsExactly("bunker");
    assertThat(hand(taken, P2)).containsExactly("rout");
    assertThat(taken.table().player(P1).exhaustedTechnologies())
        .containsExactly(new TechnologyId("mageon_implants"));
  }

  @Test
  @Rule("technology/mageon_implants.N1")
  void takingACardIsNoDraw() {
    Scenario<GameState> taken = seen("rout", "bunker").when(P1, choose("rout"));

    assertThat(taken.happened()).noneMatch(ActionCardsDrawn.class::isInstance);
    assertThat(hand(taken, P1)).containsExactly("rout");
    assertThat(taken.awaited()).isEmpty();
  }

  @Test
  @Rule("technology/mageon_implants.N2")
  void whoHasNoActionCardCannotBeChosen() {
    TableKit kit = yssaril(TableKit.players(4).holds(P2, "rout").holds(P3, "blitz"));
    Scenario<GameState> asked = turn(kit).when(P1, use(IMPLANTS));
    assertThat(((AbilityOption.Choice) asked.options(P1).getFirst()).candidates())
        .containsExactly("p2", "p3");

    turn(yssaril(TableKit.players(3))).when(P1, use(IMPLANTS)).thenRefused("abilities.3");
  }

  @Test
  @Rule("technology/mageon_implants.N3")
  void thirdPlayersLearnNeitherTheHandNorTheCard() {
    Scenario<GameState> one = seen("rout", "bunker", "blitz");
    Scenario<GameState> other = seen("rout", "parley", "blitz");
    assertThat(Readings.of(P3, one)).isEqualTo(Readings.of(P3, other));
    assertThat(Readings.of(P2, one)).isEqualTo(Readings.of(P2, other));
    assertThat(Readings.of(P1, one)).isNotEqualTo(Readings.of(P1, other));

    one = one.when(P1, choose("bunker"));
    other = other.when(P1, choose("parley"));
    assertThat(Readings.of(P3, one)).isEqualTo(Readings.of(P3, other));
    assertThat(one.happened())
        .filteredOn(AnswerSealed.class::isInstance)
        .allMatch(event -> event.audience().equals(Audience.only(P1)));
    assertThat(one.happened())
        .filteredOn(ActionCardsGiven.class::isInstance)
        .singleElement()
        .matches(event -> event.audience().equals(new Audience(Optional.of(Set.of(P1, P2)))));
  }

  /** Otherwise a player would see the hand by trying out the action. */
  @Test
  void aDryRunDoesNotTellTheHand() {
    assertThat(seen("rout", "bunker").events().stream().filter(HandSeen.class::isInstance))
        .isNotEmpty()
        .noneMatch(event -> event.foreseeable());
  }

  /** Nobody but the Yssaril has the card in a game; then the limit of the hand holds. */
  @Test
  void whoHasTooManyCardsThenDiscardsAtOnce() {
    TableKit full =
        TableKit.players(3)
            .technologies(P1, "mageon_implants")
            .holds(P1, "rout", "rally", "blitz", "bunker", "parley", "waylay", "summit")
            .holds(P2, "upgrade");
    Scenario<GameState> taken = turn(full).when(P1, use(IMPLANTS)).when(P1, choose("upgrade"));

    assertThat(hand(taken, P1)).hasSize(8);
    assertThat(taken.awaited()).containsExactly(P1);
    assertThat(taken.options(P1))
        .singleElement()
        .isInstanceOf(org.lazax.game.actioncards.DiscardOption.class);
  }

  /** P1 has chosen P2, who holds these cards. */
  private static Scenario<GameState> seen(String... hand) {
    return turn(yssaril(TableKit.players(3).holds(P2, hand).holds(P3, "upgrade")))
        .when(P1, use(IMPLANTS))
        .when(P1, choose("p2"));
  }

  private static TableKit yssaril(TableKit kit) {
    return kit.player(P1, "yssaril").technologies(P1, "mageon_implants");
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }

  private static Choose choose(String chosen) {
    return new Choose(Service.GAME, List.of(chosen));
  }

  private static List<String> hand(Scenario<GameState> scenario, Seat seat) {
    return scenario.table().player(seat).actionCards().stream().map(ActionCardId::value).toList();
  }
}
