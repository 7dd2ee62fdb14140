package org.lazax.rules.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Service;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;

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

  private static Command silence(Ask ask) {
    return asked(ask).silence(P1).orElseThrow();
  }

  /** P1 uses an ability that asks this. */
  private static Scenario<Integer> asked(Ask ask) {
    TableKit kit =
        TableKit.players(3)
            .technologies(P1, "sarween_tools")
            .frame(new Moment(Service.GAME, new TurnEnds(P1)));
    return Scenario.given(Bells.of(Question.of(ask)), kit)
        .when(P1, Bells.ring(Question.ABILITY))
        .thenAccepted();
  }

  private static Choose choose(String... chosen) {
    return new Choose(Service.GAME, List.of(chosen));
  }
}
