package org.lazax.rules.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.Counted;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.kit.Scenario;

/** What abilities ask before they take effect. */
class AskTest {
  private static final List<String> FRUITS = List.of("apple", "pear", "plum");

  @Test
  void forASilentPlayerTheFirstCandidatesAreChosenAsFewAsAllowed() {
    assertThat(silence(new Ask("fruit", FRUITS, 2, 3))).isEqualTo(choose("apple", "pear"));
    assertThat(silence(new Ask("fruit", FRUITS, 0, 1))).isEqualTo(choose());
  }

  @Test
  void anAbilityCanSayWhatIsChosenForASilentPlayer() {
    Scenario<Integer> asked = asked(new Ask("fruit", FRUITS, 0, 2).ifSilent(List.of("plum")));

    assertThat(asked.silence(P1)).contains(choose("plum"));
    assertThat(asked.options(P1).getFirst().form().sample().command()).isEqualTo(choose("plum"));
    assertThat(asked.when(P1, choose("plum")).table().player(P1).tradeGoods()).isOne();
    assertThat(asked.when(P1, choose("apple", "pear")).table().player(P1).tradeGoods())
        .isEqualTo(2);
  }

  @Test
  void whatAPlayerMayNotChooseIsNotChosenBySilence() {
    Ask one = Ask.one("fruit", FRUITS);

    assertThatThrownBy(() -> one.ifSilent(List.of("quince"))).hasMessageContaining("quince");
    assertThatThrownBy(() -> one.ifSilent(FRUITS)).hasMessageContaining("fruit");
    assertThatThrownBy(() -> one.ifSilent(List.of())).hasMessageContaining("fruit");
  }

  /** At most two apples and one pear, two or three of them together. */
  private static Ask basket() {
    SequencedMap<String, Integer> supply = new LinkedHashMap<>();
    supply.put("apple", 2);
    supply.put("pear", 1);
    return Ask.counted("fruit", supply, 2, 3);
  }

  @Test
  void aCandidateCanBeChosenSeveralTimes() {
    Scenario<Integer> asked = asked(basket());
    Scenario<Integer> chosen = asked.when(P1, counts(new Counted("apple", 2)));

    assertThat(chosen.table().player(P1).tradeGoods()).isEqualTo(2);
    assertThat(chosen.events())
        .anyMatch(event ->
            event instanceof FrameChanged(_, Effect effect)
                && effect.progress().chosen().all("fruit").equals(List.of("apple", "apple")));
    assertThat(asked.when(P1, choose("apple", "pear", "apple")).table().player(P1).tradeGoods())
        .isEqualTo(3);
    assertThat(asked.silence(P1)).contains(counts(new Counted("apple", 2)));
    assertThat(asked(basket().ifSilent(List.of("pear", "apple"))).silence(P1))
        .contains(counts(new Counted("pear", 1), new Counted("apple", 1)));
  }

  @Test
  void itsFormAsksForANumberOfEachCandidate() {
    Form form = asked(basket()).options(P1).getFirst().form();

    assertThat(form.fields())
        .containsExactly(
            Field.count(
                "counts",
                Bounds.between(2, 3),
                List.of(
                    Candidate.of(Map.of("candidate", "apple")).most(2),
                    Candidate.of(Map.of("candidate", "pear")))));
    assertThat(form.sample().command()).isEqualTo(counts(new Counted("apple", 2)));
  }

  @Test
  void aRefusalOfNumbersSaysWhichIsWrong() {
    Scenario<Integer> asked = asked(basket());

    refused(
        asked.when(P1, counts(new Counted("apple", 3))),
        "apple can be chosen from 1 to 2 times",
        2);
    refused(asked.when(P1, counts(new Counted("pear", 2))), "pear can be chosen only once", 1);
    refused(asked.when(P1, counts(new Counted("pear", -1))), "pear can be chosen only once", 1);
    refused(
        asked.when(P1, counts(new Counted("apple", 2), new Counted("apple", 1))),
        "apple can be chosen from 1 to 2 times",
        0);
    refused(
        asked.when(P1, counts(new Counted("quince", 1))),
        "quince is not among what may be chosen",
        0);
    Scenario<Integer> few = asked.when(P1, counts(new Counted("apple", 1)));
    few.thenRefusedAs("no-such-choice");
    assertThat(few.refusal().orElseThrow().detail())
        .isEqualTo("2 to 3 can be chosen here, and these are 1");
    assertThat(few.refusal().orElseThrow().values())
        .containsEntry("taken", 1)
        .containsEntry("least", 2)
        .containsEntry("most", 3);
  }

  private static void refused(Scenario<Integer> step, String why, int available) {
    step.thenRefusedAs("no-such-choice");
    assertThat(step.refusal().orElseThrow().detail()).isEqualTo(why);
    assertThat(step.refusal().orElseThrow().values())
        .containsEntry("available", available)
        .containsKey("wrong");
  }

  private static Choose counts(Counted... counts) {
    return new Choose(Service.GAME, List.of(), List.of(counts));
  }

  private static Command silence(Ask ask) {
    return asked(ask).silence(P1).orElseThrow();
  }

  private static Scenario<Integer> asked(Ask ask) {
    return Question.of(ask).asked();
  }

  private static Choose choose(String... chosen) {
    return new Choose(Service.GAME, List.of(chosen));
  }
}
