package org.lazax.rules.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Audience;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Effect.Sealed;
import org.lazax.rules.kit.Scenario;

/** What abilities ask several players at once. After it P3 is asked something else. */
class AskTogetherTest {
  private static final String BID = "bid";
  private static final List<String> BIDS = List.of("0", "1", "2");

  private static Scenario<Integer> asked(Ask... asks) {
    Ask then = Ask.one("then", List.of("odd", "even")).chosenBy(P3);
    Ask together = Ask.together(List.of(asks));
    return new Question(
            soFar -> Stream.of(together, then).filter(ask -> !soFar.has(ask.about())).findFirst())
        .asked();
  }

  private static Ask bid(Seat seat) {
    return Ask.one(BID, BIDS).chosenBy(seat);
  }

  private static Scenario<Integer> allAsked() {
    return asked(bid(P1), bid(P2), bid(P3));
  }

  @Test
  void allAreAwaitedAtOnceAndAnswerInAnyOrder() {
    Scenario<Integer> asked = allAsked();

    assertThat(asked.awaited()).containsExactly(P1, P2, P3);
    for (Seat seat : List.of(P1, P2, P3)) {
      assertThat(asked.options(seat)).hasSize(1);
    }
    assertThat(asked.when(P2, choose("1")).awaited()).containsExactly(P1, P3);
    asked.when(P2, choose("1")).when(P2, choose("0")).thenRefusedAs("not-awaited");
  }

  @Test
  void anAnswerIsSealedUntilTheLastHasCome() {
    Scenario<Integer> two = allAsked().when(P2, choose("1")).when(P3, choose("2"));

    assertThat(two.happened())
        .singleElement()
        .satisfies(event -> assertThat(event.audience()).isEqualTo(Audience.only(P3)));
    assertThat(effect(two).progress().chosen()).isEqualTo(Chosen.NOTHING);
    assertThat(two.options(P1)).isEqualTo(allAsked().options(P1));

    Scenario<Integer> all = two.when(P1, choose("0"));
    Chosen told = effect(all).progress().chosen();
    assertThat(told.all(BID)).containsExactly("p1", "p2", "p3");
    assertThat(told.of(BID, P1)).containsExactly("0");
    assertThat(told.of(BID, P2)).containsExactly("1");
    assertThat(told.of(BID, P3)).containsExactly("2");
    assertThat(all.awaited()).containsExactly(P3);
  }

  /** Otherwise the last player would learn all answers by trying out its own. */
  @Test
  void theLastPlayerDoesNotForeseeTheAnswers() {
    Scenario<Integer> all =
        allAsked().when(P2, choose("1")).when(P3, choose("2")).when(P1, choose("0"));

    assertThat(all.events()).hasAtLeastOneElementOfType(FrameChanged.class);
    assertThat(all.events().stream().takeWhile(GameEvent::foreseeable))
        .noneMatch(FrameChanged.class::isInstance);
  }

  @Test
  void theTableIsTheSameInWhateverOrderTheyAnswer() {
    Scenario<Integer> forwards =
        allAsked().when(P1, choose("0")).when(P2, choose("1")).when(P3, choose("2"));
    Scenario<Integer> backwards =
        allAsked().when(P3, choose("2")).when(P2, choose("1")).when(P1, choose("0"));

    assertThat(effect(forwards)).isEqualTo(effect(backwards));
  }

  @Test
  void eachHasCandidatesAndASilenceOfItsOwn() {
    Scenario<Integer> asked =
        asked(bid(P1).ifSilent(List.of("2")), Ask.one(BID, List.of("5", "6")).chosenBy(P2));

    assertThat(asked.silence(P1)).contains(choose("2"));
    assertThat(asked.silence(P2)).contains(choose("5"));
    asked.when(P1, choose("5")).thenRefusedAs("no-such-choice");
    assertThat(asked.when(P2, choose("6")).thenAccepted().awaited()).containsExactly(P1);
  }

  @Test
  void aPlayerWithoutAChoiceIsNotAwaited() {
    Scenario<Integer> asked = asked(bid(P1), Ask.one(BID, List.of("0")).chosenBy(P2));

    assertThat(asked.awaited()).containsExactly(P1);
    Chosen told = effect(asked.when(P1, choose("2"))).progress().chosen();
    assertThat(told.of(BID, P2)).containsExactly("0");
    assertThat(told.all(BID)).containsExactly("p1", "p2");
  }

  @Test
  void oneOfThemAloneIsAskedInTheSameWay() {
    Scenario<Integer> asked = asked(bid(P2)).when(P2, choose("1"));

    assertThat(effect(asked).progress().chosen().of(BID, P2)).containsExactly("1");
  }

  @Test
  void whoMayKnowAHiddenAnswerIsToldAfterTheLastAnswer() {
    Scenario<Integer> one = asked(bid(P1).hidden(P3), bid(P2).hidden()).when(P1, choose("2"));
    assertThat(one.happened())
        .singleElement()
        .satisfies(event -> assertThat(event.audience()).isEqualTo(Audience.only(P1)));

    Scenario<Integer> both = one.when(P2, choose("1"));
    int frame = both.table().kernel().frame().orElseThrow().id();
    assertThat(both.happened())
        .startsWith(
            sealed(both, P2, "1", Set.of(P2)),
            new AnswersUnsealed(frame),
            sealed(both, P1, "2", Set.of(P1, P3)));
    assertThat(effect(both).progress().sealed())
        .containsExactly(new Sealed("bid@p1", P1, 1), new Sealed("bid@p2", P2, 1));
    assertThat(effect(both).progress().chosen().has("bid@p1")).isFalse();
    assertThat(both.when(P3, choose("odd")).table().player(P1).tradeGoods()).isEqualTo(5);
  }

  private static AnswerSealed sealed(Scenario<?> step, Seat seat, String bid, Set<Seat> told) {
    int frame = step.table().kernel().frame().orElseThrow().id();
    return new AnswerSealed(frame, "bid@" + seat, seat, List.of(bid), told);
  }

  @Test
  void eachPlayerIsAskedOnceAboutTheSame() {
    assertThatThrownBy(() -> Ask.together(List.of(bid(P1), bid(P1))))
        .hasMessageContaining("each player");
    assertThatThrownBy(() -> Ask.together(List.of(bid(P1), Ask.one(BID, BIDS))))
        .hasMessageContaining("each player");
    assertThatThrownBy(() -> Ask.together(List.of(bid(P1), Ask.one("price", BIDS).chosenBy(P2))))
        .hasMessageContaining("each player");
  }

  private static Effect effect(Scenario<?> step) {
    return step.table().kernel().within(Effect.class).orElseThrow();
  }

  private static Choose choose(String... chosen) {
    return new Choose(Service.GAME, List.of(chosen));
  }
}
