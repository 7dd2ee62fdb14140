package org.lazax.rules.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Effect.Sealed;
import org.lazax.rules.kit.Readings;
import org.lazax.rules.kit.Scenario;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.goods.GoodsGained;

/** What abilities ask about things that not everybody may see. P2 is asked about hidden cards. */
class HiddenAskTest {
  private static final String CARD = "card";
  private static final List<String> HAND = List.of("bribery", "spy", "veto");

  /** After the hidden choice P3 is asked something else, so that the effect goes on. */
  private static Scenario<Integer> asked(List<String> hand, Seat... told) {
    Ask hidden = new Ask(CARD, hand, 1, 2).chosenBy(P2).hidden(told);
    Ask open = Ask.one("guess", List.of("odd", "even")).chosenBy(P3);
    return new Question(soFar ->
        soFar.has(CARD) ? Optional.of(open).filter(_ -> !soFar.has("guess")) : Optional.of(hidden))
        .asked();
  }

  @Test
  void onlyThePlayerWhoIsAskedSeesTheCandidates() {
    Scenario<Integer> asked = asked(HAND);

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(((AbilityOption.Choice) asked.options(P2).getFirst()).candidates()).isEqualTo(HAND);
    assertThat(asked.options(P1)).isEmpty();
    assertThat(asked.options(P3)).isEmpty();
    assertThat(asked.table().kernel().toString()).doesNotContain(HAND);
  }

  @Test
  void theAnswerIsSealedAndOthersLearnHowManyWereChosen() {
    Scenario<Integer> answered = asked(HAND).when(P2, choose("spy", "veto"));

    assertThat(answered.happened())
        .filteredOn(AnswerSealed.class::isInstance)
        .singleElement()
        .satisfies(event -> {
          assertThat(event.audience()).isEqualTo(Audience.only(P2));
          assertThat(((AnswerSealed) event).chosen()).containsExactly("spy", "veto");
        });
    Effect effect = answered.table().kernel().within(Effect.class).orElseThrow();
    assertThat(effect.progress().sealed()).containsExactly(new Sealed(CARD, P2, 2));
    assertThat(answered.table().kernel().toString()).doesNotContain(HAND);
  }

  @Test
  void thePlayersWhomTheAbilityNamesAreToldToo() {
    assertThat(asked(HAND, P1).when(P2, choose("spy")).happened())
        .filteredOn(AnswerSealed.class::isInstance)
        .singleElement()
        .extracting(GameEvent::audience)
        .isEqualTo(new Audience(Optional.of(Set.of(P1, P2))));
  }

  @Test
  void theAbilityKnowsTheAnswerUntilItHasEnded() {
    Scenario<Integer> answered = asked(HAND).when(P2, choose("spy", "veto"));
    assertThat(answered.table().part(SealedAnswers.ID).inconsistencies(answered.table())).isEmpty();

    Scenario<Integer> resolved = answered.when(P3, choose("odd"));

    assertThat(resolved.table().player(P1).tradeGoods()).isEqualTo(3);
    assertThat(resolved.table().part(SealedAnswers.ID).isEmpty()).isTrue();
  }

  @Test
  void anAnswerToAnEffectThatHasEndedIsRefused() {
    Scenario<Integer> ended = asked(HAND).when(P2, choose("spy")).when(P3, choose("odd"));

    assertThat(ended.table().guard(new AnswerSealed(7, CARD, P2, HAND, Set.of(P2)))).isPresent();
  }

  /** Otherwise others would learn that there is only one. */
  @Test
  void aPlayerWithoutAChoiceIsAskedToo() {
    assertThat(asked(List.of("spy")).awaited()).containsExactly(P2);
  }

  @Test
  void aRefusalDoesNotNameTheCandidates() {
    Scenario<Integer> wrong = asked(HAND).when(P2, choose("rout")).thenRefusedAs("no-such-choice");

    assertThat(wrong.refusal().orElseThrow().toString()).doesNotContain(HAND);
  }

  @Test
  void silenceIsSealedToo() {
    Scenario<Integer> asked = asked(HAND);
    Choose silence = (Choose) asked.silence(P2).orElseThrow();

    assertThat(silence).isEqualTo(choose("bribery"));
    assertThat(asked.when(P2, silence).happened()).hasAtLeastOneElementOfType(AnswerSealed.class);
  }

  @Test
  void aParagraphThatIsCalledDoesNotCarryTheAnswer() {
    Table table = asked(HAND).when(P2, choose("spy")).table();
    Chosen known = Chosen.NOTHING.withSealed(CARD, List.of("spy")).with("rolled", List.of("7"));

    Effect called = Effect.goingOn(table, AbilityRef.parse(Question.ABILITY + "#again"), known);

    assertThat(called.progress().chosen()).isEqualTo(Chosen.of(Map.of("rolled", List.of("7"))));
  }

  /** Otherwise a player would learn the answer by trying out what follows from it. */
  @Test
  void whatMayDependOnTheAnswerIsNotForeseeable() {
    Scenario<Integer> answered = asked(HAND).when(P2, choose("spy"));
    Scenario<Integer> resolved = answered.when(P3, choose("odd"));

    assertThat(foreseeable(answered.events())).noneMatch(WindowOpened.class::isInstance);
    assertThat(foreseeable(resolved.events())).noneMatch(GoodsGained.class::isInstance);
    assertThat(resolved.events()).hasAtLeastOneElementOfType(GoodsGained.class);
  }

  private static List<GameEvent> foreseeable(List<GameEvent> events) {
    return events.stream().takeWhile(GameEvent::foreseeable).toList();
  }

  /** Two games that differ in one hidden candidate are the same for all others. */
  @Test
  void othersSeeTheSameWhateverIsHidden() {
    Scenario<Integer> one = asked(HAND);
    Scenario<Integer> other = asked(List.of("bribery", "rout", "veto"));
    assertAlike(one, other);

    one = one.when(P2, choose("spy"));
    other = other.when(P2, choose("rout"));
    assertThat(one.events()).isNotEqualTo(other.events());
    assertAlike(one, other);

    one = one.when(P3, choose("odd"));
    other = other.when(P3, choose("odd"));
    assertAlike(one, other);
  }

  private static void assertAlike(Scenario<Integer> one, Scenario<Integer> other) {
    for (Seat rival : List.of(P1, P3)) {
      assertThat(Readings.of(rival, one)).isEqualTo(Readings.of(rival, other));
    }
  }

  private static Choose choose(String... chosen) {
    return new Choose(Service.GAME, List.of(chosen));
  }
}
