package org.lazax.agenda.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.agenda.CouncilKit.THREE;
import static org.lazax.agenda.CouncilKit.allPass;
import static org.lazax.agenda.CouncilKit.card;
import static org.lazax.agenda.CouncilKit.choice;
import static org.lazax.agenda.CouncilKit.offers;
import static org.lazax.agenda.CouncilKit.pass;
import static org.lazax.agenda.CouncilKit.revealing;
import static org.lazax.agenda.CouncilKit.votes;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.AgendaState;
import org.lazax.agenda.vote.VotingCommand.Abstain;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.vote.Predictions;
import org.lazax.rules.vote.Predictions.Prediction;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.notes.Note;

/** P1 is the speaker. P3 holds the note of P2, who plays the Council Keleres and votes first. */
class KeleresRiderTest {
  private static final String NAME = "promissory_note/keleres_rider";
  private static final UseAbility RIDER = new UseAbility(Service.AGENDA, AbilityRef.parse(NAME));
  private static final TableKit KIT =
      THREE.player(P2, "keleres").controls(P2, "lirta_iv", "vefut_ii").notes(P3, "keleres_rider");

  @Test
  @Rule({"promissory_note/keleres_rider.N1", "promissory_note/keleres_rider.N1.1"})
  void otherRidersMayFollowOrPrecedeItAndPredictTheSameOrAnotherOutcome() {
    for (String other : List.of("for", "against")) {
      Scenario<AgendaState> followed =
          after(KIT.holds(P3, "imperial_rider"))
              .when(P3, RIDER)
              .when(P3, choice("for"))
              .when(P3, card("imperial_rider"))
              .when(P3, choice(other))
              .thenAccepted();
      assertThat(Predictions.all(followed.table()))
          .containsExactly(
              new Prediction(P3, ComponentRef.parse(NAME), AgendaOutcome.FOR),
              new Prediction(
                  P3, ComponentRef.parse("action_card/imperial_rider"), AgendaOutcome.of(other)));
      assertThat(followed.awaited()).as("p3 does not vote").containsExactly(P2);

      Scenario<AgendaState> preceded =
          after(KIT.holds(P3, "imperial_rider"))
              .when(P3, card("imperial_rider"))
              .when(P3, choice(other))
              .when(P3, RIDER)
              .when(P3, choice("for"))
              .thenAccepted();
      assertThat(Predictions.all(preceded.table())).hasSize(2);
    }
  }

  @Test
  @Rule("promissory_note/keleres_rider.N2")
  void aRightPredictionIsPaidAfterTheOutcome() {
    Scenario<AgendaState> predicted = after(KIT).when(P3, RIDER).when(P3, choice("for"));
    assertThat(predicted.awaited()).containsExactly(P2);

    Scenario<AgendaState> over =
        predicted.when(P2, votes("for", "lirta_iv")).when(P1, new Abstain()).thenAccepted();
    List<GameEvent> events = over.events();
    assertThat(over.table().player(P3).tradeGoods()).isEqualTo(2);
    assertThat(over.table().kernel().within(DrawActionCards.class))
        .contains(new DrawActionCards(P3, 1));
    List<String> kinds = events.stream().map(event -> event.getClass().getSimpleName()).toList();
    assertThat(kinds.indexOf("GoodsGained"))
        .isGreaterThan(events.indexOf(new VictoryPointsGained(P2, 1, "agenda/mutiny")));
    assertThat(events).contains(new VictoryPointsGained(P2, 1, "agenda/mutiny"));
  }

  @Test
  void aWrongPredictionBringsNothingAndTheNoteIsBackOnceItIsLaid() {
    Scenario<AgendaState> predicted = after(KIT).when(P3, RIDER).when(P3, choice("against"));
    assertThat(predicted.table().player(P2).notes()).containsExactly(Note.parse("keleres_rider"));
    assertThat(predicted.awaited()).as("p3 does not vote").containsExactly(P2);

    Scenario<AgendaState> over =
        predicted.when(P2, votes("for", "lirta_iv")).when(P1, new Abstain()).thenAccepted();

    assertThat(over.table().player(P3).tradeGoods()).isZero();
    Scenario<AgendaState> next = over.when(P2, votes("for", "vefut_ii")).thenAccepted();
    assertThat(next.awaited()).as("p3 votes on the next agenda").containsExactly(P3);
  }

  @Test
  void whoHasNotPlayedItVotes() {
    Scenario<AgendaState> voting =
        allPass(after(KIT)).when(P2, votes("for", "lirta_iv")).thenAccepted();

    assertThat(voting.awaited()).containsExactly(P3);
  }

  @Test
  @Rule({"promissory_note/keleres_rider.N3", "promissory_note/keleres_rider.N4"})
  void whoNeitherVotesNorPlaysActionCardsMayPlayIt() {
    TableKit kit = KIT.holds(P3, "imperial_rider").notes(P1, "political_secret@p3");
    assertThat(offers(after(kit), P3, "imperial_rider")).as("without the secret").isTrue();

    Scenario<AgendaState> silenced =
        untilRiders(
            revealing(kit, "mutiny", "arms_reduction")
                .when(P1, note("promissory_note/political_secret", P3))
                .thenAccepted());
    assertThat(silenced.awaited()).containsExactly(P3);
    assertThat(offers(silenced, P3, "imperial_rider")).isFalse();
    assertThat(silenced.options(P3).stream().anyMatch(KeleresRiderTest::isRider)).isTrue();
    Scenario<AgendaState> predicted = silenced.when(P3, RIDER).when(P3, choice("for"));
    assertThat(Predictions.all(predicted.thenAccepted().table())).hasSize(1);
  }

  private static boolean isRider(Object option) {
    return option instanceof AbilityOption.Usable usable
        && usable.ability().component().equals(ComponentRef.parse(NAME));
  }

  /** Mutiny is revealed, and all pass before what comes after that. */
  private static Scenario<AgendaState> after(TableKit kit) {
    return untilRiders(revealing(kit, "mutiny", "arms_reduction"));
  }

  private static Scenario<AgendaState> untilRiders(Scenario<AgendaState> revealed) {
    Scenario<AgendaState> now = revealed;
    while (now.options(now.awaited().getFirst()).stream().noneMatch(KeleresRiderTest::isRider)) {
      now = now.when(now.awaited().getFirst(), pass());
    }
    return now;
  }

  private static UseAbility note(String name, Seat owner) {
    return new UseAbility(Service.AGENDA, AbilityRef.parse(name), Optional.of(owner));
  }
}
