package org.lazax.rules.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.CardPlayed;
import org.lazax.rules.ability.occurrence.HandOccurrence.CardsDiscarded;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/** P1 plays a card, and P2 answers it. */
class TakenBackTest {
  private static final String CARD = "action_card/skilled_retreat";
  private static final String ANSWER = "technology/sarween_tools";
  private static final String WATCH = "technology/neural_motivator";

  @Test
  void aCardThatIsBackInTheHandWasNotDiscarded() {
    Scenario<Integer> back = answered(Effect::takeBack);
    assertThat(back.table().player(P1).actionCards())
        .containsExactly(new ActionCardId("skilled_retreat"));
    assertThat(back.table().actionDiscards()).doesNotContain(new ActionCardId("skilled_retreat"));
    assertThat(back.awaited()).as("it can be played again").containsExactly(P1);

    Scenario<Integer> cancelled = answered(Effect::cancel);
    assertThat(cancelled.awaited()).as("the moment of the discard").containsExactly(P2);
    cancelled.when(P2, Bells.ring(WATCH)).thenAccepted();
  }

  private static Scenario<Integer> answered(BiConsumer<Draft<?, Table>, CardPlayed> answer) {
    return Scenario.given(
            Bells.of(
                new Does<>(CARD, TurnEnds.class, true, (_, _) -> {}),
                new Does<>(ANSWER, CardPlayed.class, false, answer),
                new Does<>(WATCH, CardsDiscarded.class, false, (_, _) -> {})),
            TableKit.players(2)
                .holds(P1, "skilled_retreat")
                .technologies(P2, "sarween_tools", "neural_motivator")
                .frame(new Moment(Service.GAME, new TurnEnds(P1))))
        .when(P1, Bells.ring(CARD))
        .when(P2, Bells.ring(ANSWER))
        .thenAccepted();
  }

  /** An ability with this effect. */
  private record Does<O extends Occurrence>(
      String component, Class<O> trigger, boolean isPlayed, BiConsumer<Draft<?, Table>, O> effect)
      implements Ability<O> {
    @Override
    public AbilityRef name() {
      return AbilityRef.parse(component);
    }

    @Override
    public boolean usable(Table table, Grant grant, O occurrence) {
      return true;
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, O occurrence, Chosen chosen) {
      effect.accept(draft, occurrence);
    }
  }
}
