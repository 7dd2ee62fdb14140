package org.lazax.game.component.relic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Using.abilities;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.kit.HeldRelics;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.relics.RelicDeck;
import org.lazax.table.event.actioncards.ActionCardsReshuffled;
import org.lazax.table.event.actioncards.ActionCardsTakenBack;
import org.lazax.table.event.relics.RelicPurged;
import org.lazax.table.event.relics.Relics;

/** P1 has The Codex. */
class TheCodexTest {
  private static final String CODEX = "relic/the_codex";

  @Test
  @Rule({"relic/the_codex.N2", "relics.3"})
  void itsOwnerPurgesItAndTakesUpToThreeCardsForAllToSee() {
    Scenario<GameState> asked =
        turn(discarded("plague", "spy", "uprising", "veto")).when(P1, ability(CODEX));
    assertThat(candidates(asked, P1)).containsExactly("plague", "spy", "uprising", "veto");
    asked.when(P1, choose("plague", "spy", "uprising", "veto")).thenRefusedAs("no-such-choice");
    asked.when(P1, choose("insubordination")).thenRefusedAs("no-such-choice");

    Scenario<GameState> taken = asked.when(P1, choose("plague", "spy", "veto")).thenAccepted();
    ActionCardsTakenBack cards = new ActionCardsTakenBack(P1, ids("plague", "spy", "veto"));
    assertThat(taken.happened()).contains(cards);
    assertThat(cards.audience()).isEqualTo(Audience.EVERYONE);
    assertThat(taken.table().player(P1).actionCards()).containsAll(ids("plague", "spy", "veto"));
    assertThat(taken.table().actionDiscards()).isEqualTo(ids("uprising"));
    assertThat(taken.table().part(Relics.ID).of(P1)).isEmpty();
    assertThat(RelicDeck.left(taken.table())).isEqualTo(RelicDeck.left(asked.table()));
    assertThat(asked.when(P1, choose("spy")).table().player(P1).actionCards())
        .isEqualTo(ids("spy"));
  }

  @Test
  void itIsUsedByItsOwnerAloneAndOnlyIfACardIsDiscarded() {
    assertThat(abilities(turn(discarded("spy")), P1)).contains(CODEX);
    assertThat(abilities(turn(discarded()), P1)).doesNotContain(CODEX);
    assertThat(abilities(Using.turn(discarded("spy"), P2), P2)).doesNotContain(CODEX);
  }

  @Test
  @Rule("faction_ability/scheming.N5")
  void theYssarilDrawNoCardMoreForThoseThatTheyTake() {
    TableKit yssaril = discarded("plague", "spy", "veto", "rally").player(P1, "yssaril");
    Scenario<GameState> taken =
        turn(yssaril)
            .when(P1, ability(CODEX))
            .when(P1, choose("plague", "spy", "veto"))
            .thenAccepted();

    assertThat(taken.table().player(P1).actionCards())
        .containsExactlyInAnyOrderElementsOf(ids("plague", "spy", "veto"));
    assertThat(taken.table().actionDiscards()).isEqualTo(ids("rally"));
    assertThat(taken.table().kernel().within(DrawActionCards.class)).isEmpty();
    taken.when(P1, new LetPass(Service.GAME)).thenAccepted();
  }

  @Test
  @Rule("action_cards.4")
  void whoThenHasTooManyCardsDiscards() {
    TableKit full =
        discarded("plague", "spy").with(t -> t.withPlayer(P1, p -> p.withActionCards(seven())));
    Scenario<GameState> taken = turn(full).when(P1, ability(CODEX)).when(P1, choose("spy"));

    assertThat(taken.awaited()).containsExactly(P1);
    assertThat(taken.table().player(P1).actionCards()).hasSize(8);
  }

  @Test
  @Rule({"relic/the_codex.N1", "action_cards.N4"})
  void discardsAreShuffledAsSoonAsTheLastCardIsDrawn() {
    List<ActionCardId> all = ActionCardDeck.all(discarded().table());
    TableKit last = discarded().with(t -> t.withActionDiscards(all.subList(1, all.size())));
    Scenario<GameState> drawn =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            last.frame(new Turn(P1)).frame(new DrawActionCards(P1, 1)),
            1);

    assertThat(drawn.happened()).contains(new ActionCardsReshuffled());
    assertThat(drawn.table().player(P1).actionCards()).containsExactly(all.getFirst());
    assertThat(drawn.table().actionDiscards()).isEmpty();
  }

  @Test
  void nobodyPurgesARelicThatItHasNot() {
    assertThat(new RelicPurged(P2, new RelicId("the_codex")).guard(discarded().table()))
        .isPresent();
  }

  private static List<ActionCardId> seven() {
    return ids("veto", "plague", "uprising", "insubordination", "rally", "summit", "waylay");
  }

  private static TableKit discarded(String... cards) {
    TableKit kit = TableKit.players(2).controls(P1, "abyz").controls(P2, "lodor");
    return HeldRelics.by(kit, P1, "the_codex").with(t -> t.withActionDiscards(ids(cards)));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Using.turn(kit, P1);
  }

  private static List<ActionCardId> ids(String... cards) {
    return Stream.of(cards).map(ActionCardId::new).toList();
  }
}
